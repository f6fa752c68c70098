"""At which address is what: routes and the published description both come from this list."""

from typing import Any

from regnum.server import protocol as p
from regnum.server.about import About
from regnum.server.carrying import Carrying
from regnum.server.checking import Checking
from regnum.server.erasing import Erasing
from regnum.server.history import History
from regnum.server.lobby import Lobby
from regnum.server.notices.handlers import Notices
from regnum.server.openapi import Endpoint
from regnum.server.reviews import Reviews
from regnum.server.turns import Turns

FOUND = (404, 409)  # how requests about things that may not be there are refused
SECRET = (401, 404, 409)  # and those that need or take a seat's secret


def endpoints_of(
    about: About, lobby: Lobby, history: History, erasing: Erasing, checking: Checking
) -> list[Endpoint]:
    """All addresses of a server."""
    return [
        *of_server(about),
        *of_components(checking),
        *of_tables(lobby),
        *of_seats(lobby),
        *of_the_past(history),
        *of_erasing(erasing),
        *of_duels(about, lobby),
    ]


def of_server(about: About) -> list[Endpoint]:
    return [
        Endpoint("GET", "/api/health", "Whether the server works", about.health, p.HealthReply),
        Endpoint("GET", "/api/games", "What can be played here", about.games, p.GamesReply),
        Endpoint("GET", "/api/address", "The address to give to others", about.address, p.AddressReply),
        Endpoint(
            "GET",
            "/api/games/{game:word}/facts",
            "What is printed on the components of a game",
            about.facts,
            p.FactsReply,
            query=("components",),
            refusals=FOUND,
        ),
        Endpoint(
            "GET",
            "/api/games/{game:word}/examples",
            "The worked examples of a game that can be opened at a table",
            about.examples,
            p.ExamplesReply,
            refusals=FOUND,
        ),
        Endpoint(
            "GET",
            "/api/messages/{language:word}.ftl",
            "The messages of a language, in Project Fluent's form",
            about.messages,
            str,
            media="text/plain",
            refusals=FOUND,
        ),
        Endpoint(
            "GET",
            "/api/messages/{language:word}/{part:word}.ftl",
            "What only the rules (`rules`) or the tables of a game (its name) say, in the same form",
            about.more_messages,
            str,
            media="text/plain",
            refusals=FOUND,
        ),
        Endpoint(
            "GET",
            "/api/terms/{language:word}",
            "The glossary of a language: which word stands for which term, and where it is from",
            about.terms,
            p.TermsReply,
            refusals=FOUND,
        ),
        Endpoint("GET", "/api/openapi.json", "This description", about.show_openapi, dict[str, Any]),
        Endpoint("GET", "/api/schema.json", "The WebSocket messages", about.show_schema, dict[str, Any]),
    ]


def of_components(checking: Checking) -> list[Endpoint]:
    return [
        Endpoint(
            "POST",
            "/api/games/{game:word}/check",
            "Values of a game beside the print, and the component file with corrections",
            checking.check,
            p.CheckReply,
            p.CheckRequest,
            refusals=FOUND,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/facts",
            "What is printed on the components of a table",
            checking.facts,
            p.FactsReply,
            auth="optional",
            refusals=SECRET,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/components.toml",
            "The component file that the maker of a table brought",
            checking.file,
            str,
            media="application/toml",
            auth="optional",
            refusals=SECRET,
        ),
    ]


def of_tables(lobby: Lobby) -> list[Endpoint]:
    return [
        Endpoint("GET", "/api/tables", "Open tables", lobby.open_tables, p.OpenTablesReply),
        Endpoint(
            "POST",
            "/api/tables",
            "A new table",
            lobby.create,
            p.SeatedReply,
            p.CreateRequest,
            status=201,
            refusals=FOUND,
        ),
        Endpoint(
            "POST",
            "/api/import",
            "A record as a hot-seat table",
            lobby.import_record,
            p.SeatedReply,
            p.ImportRequest,
            status=201,
            refusals=FOUND,
        ),
        Endpoint("POST", "/api/mine", "My tables", lobby.mine, p.MineReply, p.MineRequest),
        Endpoint(
            "GET", "/api/codes/{code:code}", "A table by its code", lobby.show, p.TableReply, refusals=FOUND
        ),
        Endpoint(
            "GET",
            "/api/codes/{code:code}/qr.svg",
            "The link to a table as a QR code",
            lobby.show_qr,
            str,
            media="image/svg+xml",
            refusals=FOUND,
        ),
        Endpoint("GET", "/api/tables/{table:id}", "A table", lobby.show, p.TableReply, refusals=FOUND),
    ]


def of_seats(lobby: Lobby) -> list[Endpoint]:
    one = "/api/tables/{table:id}/seats/{seat:seat}"
    return [
        Endpoint(
            "POST",
            "/api/tables/{table:id}/claim",
            "Take a seat",
            lobby.claim,
            p.SeatedReply,
            p.ClaimRequest,
            refusals=FOUND,
        ),
        Endpoint(
            "PATCH",
            one,
            "Another name or colour",
            lobby.rename,
            p.TableReply,
            p.RenameRequest,
            auth="required",
            refusals=SECRET,
        ),
        Endpoint("DELETE", one, "Leave a seat", lobby.leave, p.TableReply, auth="required", refusals=SECRET),
        Endpoint(
            "POST",
            one + "/link",
            "A new link to a seat; the old one opens nothing any more",
            lobby.renew,
            p.SeatedReply,
            auth="required",
            refusals=SECRET,
        ),
    ]


def of_the_past(history: History) -> list[Endpoint]:
    return [
        Endpoint(
            "GET",
            "/api/tables/{table:id}/record",
            "The record after the end, what the seat knows before it",
            history.record,
            dict[str, Any],
            auth="optional",
            refusals=SECRET,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/past/{n:point}",
            "What happened up to version n, as much as is told at once",
            history.past,
            p.PastReply,
            auth="optional",
            refusals=SECRET,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/history/{n:point}",
            "The view after n choices",
            history.point,
            p.HistoryReply,
            auth="optional",
            refusals=SECRET,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/opening",
            "How a worked example was laid out, before anything happened",
            history.opening,
            p.HistoryReply,
            auth="optional",
            refusals=SECRET,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/stills/{since:point}/{n:point}",
            "The views after `since` choices up to n, beat by beat",
            history.stills,
            p.StillsReply,
            auth="optional",
            refusals=SECRET,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/curve",
            "How the points grew, after the end",
            history.curve,
            p.CurveReply,
            auth="optional",
            refusals=SECRET,
        ),
    ]


def of_reviews(reviews: Reviews) -> list[Endpoint]:
    return [
        Endpoint(
            "GET",
            "/api/tables/{table:id}/review",
            "A finished game as the coach sees it, or how far it is with it",
            reviews.show,
            p.ReviewReply,
            auth="optional",
            refusals=SECRET,
        )
    ]


def of_carrying(carrying: Carrying) -> list[Endpoint]:
    return [
        Endpoint(
            "GET",
            "/api/tables/{table:id}/whole",
            "The whole table as a file: for whoever holds all seats of people there",
            carrying.away,
            p.CarriedTable,
            auth="required",
            refusals=SECRET,
        ),
        Endpoint(
            "POST",
            "/api/carried",
            "A table out of such a file, or what is new of one that is here",
            carrying.here,
            p.SeatedReply,
            p.CarriedTable,
            status=201,
            refusals=FOUND,
        ),
    ]


def of_erasing(erasing: Erasing) -> list[Endpoint]:
    return [
        Endpoint(
            "POST",
            "/api/tables/{table:id}/seats/{seat:seat}/forget",
            "Delete one's name and all one said at a table",
            erasing.forget,
            p.TableReply,
            auth="required",
            refusals=SECRET,
        ),
        Endpoint(
            "DELETE",
            "/api/tables/{table:id}",
            "Delete a table: its host, or whoever plays there alone",
            erasing.delete,
            p.DeletedReply,
            auth="required",
            refusals=SECRET,
        ),
    ]


def of_duels(about: About, lobby: Lobby) -> list[Endpoint]:
    one = "/api/daily/{game:word}"
    return [
        Endpoint("GET", one, "Today's results", about.daily_today, p.DailyReply, refusals=FOUND),
        Endpoint(
            "POST",
            one,
            "Play today's duel",
            lobby.start_daily,
            p.SeatedReply,
            p.DailyRequest,
            status=201,
            refusals=FOUND,
        ),
        Endpoint(
            "GET", one + "/{day:day}", "A day's results", about.daily_scores, p.DailyReply, refusals=FOUND
        ),
        Endpoint(
            "GET",
            one + "/{day:day}/lines",
            "How a day's duel was played: once one has finished it, or when the day is over",
            about.daily_lines,
            p.LinesReply,
            auth="optional",
            refusals=SECRET,
        ),
    ]


def of_notices(notices: Notices, turns: Turns) -> list[Endpoint]:
    own = "/api/tables/{table:id}/seats/{seat:seat}/notices"
    link = "/api/notices/{notice:id}"
    return [
        Endpoint("POST", "/api/turns", "Where one is waited for", turns.show, p.TurnsReply, p.TurnsRequest),
        Endpoint("GET", "/api/push", "The key for web push", notices.push, p.PushReply, refusals=FOUND),
        Endpoint(
            "GET",
            own,
            "How a seat is told of its turns",
            notices.show,
            p.NoticesReply,
            auth="required",
            refusals=SECRET,
        ),
        Endpoint(
            "POST",
            own,
            "Be told of one's turns",
            notices.add,
            p.NoticesReply,
            p.NoticeRequest,
            status=201,
            auth="required",
            refusals=SECRET,
        ),
        Endpoint(
            "DELETE",
            own + "/{notice:id}",
            "No longer be told so",
            notices.remove,
            p.NoticesReply,
            auth="required",
            refusals=SECRET,
        ),
        Endpoint(
            "POST",
            link + "/confirm/{token:id}",
            "The link of a mail: it is my address",
            notices.confirm,
            p.NoticeDoneReply,
            refusals=FOUND,
        ),
        Endpoint(
            "POST",
            link + "/stop/{token:id}",
            "The link of a mail: no more of them",
            notices.stop,
            p.NoticeDoneReply,
            refusals=FOUND,
        ),
    ]
