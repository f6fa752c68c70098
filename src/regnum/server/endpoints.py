"""At which address is what: routes and the published description both come from this list."""

from typing import Any

from regnum.server import protocol as p
from regnum.server.about import About
from regnum.server.erasing import Erasing
from regnum.server.history import History
from regnum.server.lobby import Lobby
from regnum.server.openapi import Endpoint

FOUND = (404, 409)  # how requests about things that may not be there are refused
SECRET = (401, 404, 409)  # and those that need or take a seat's secret


def endpoints_of(about: About, lobby: Lobby, history: History, erasing: Erasing) -> list[Endpoint]:
    """All addresses of a server."""
    return [
        *of_server(about),
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
            "/api/messages/{language:word}.ftl",
            "The messages of a language, in Project Fluent's form",
            about.messages,
            str,
            media="text/plain",
            refusals=FOUND,
        ),
        Endpoint(
            "GET",
            "/api/messages/{language:word}/rules.ftl",
            "The rules of all games in a language, in the same form",
            about.rule_books,
            str,
            media="text/plain",
            refusals=FOUND,
        ),
        Endpoint("GET", "/api/openapi.json", "This description", about.show_openapi, dict[str, Any]),
        Endpoint("GET", "/api/schema.json", "The WebSocket messages", about.show_schema, dict[str, Any]),
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
            "/api/tables/{table:id}/curve",
            "How the points grew, after the end",
            history.curve,
            p.CurveReply,
            auth="optional",
            refusals=SECRET,
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
