"""At which address is what: routes and the published description both come from this list."""

from typing import TYPE_CHECKING, Any

from regnum.server import protocol as p
from regnum.server.openapi import Endpoint

if TYPE_CHECKING:
    from regnum.server.app import Server

FOUND = (404, 409)  # how requests about things that may not be there are refused
SECRET = (401, 404, 409)  # and those that need or take a seat's secret


def endpoints_of(server: "Server") -> list[Endpoint]:
    """All addresses of a server."""
    return [*about(server), *tables(server), *seats(server), *looking_back(server), *duels(server)]


def about(s: "Server") -> list[Endpoint]:
    return [
        Endpoint("GET", "/api/health", "Whether the server works", s.health, p.HealthReply),
        Endpoint("GET", "/api/games", "What can be played here", s.games, p.GamesReply),
        Endpoint("GET", "/api/address", "The address to give to others", s.address, p.AddressReply),
        Endpoint(
            "GET",
            "/api/games/{game:word}/facts",
            "What is printed on the components of a game",
            s.facts,
            p.FactsReply,
            query=("components",),
            refusals=FOUND,
        ),
        Endpoint(
            "GET",
            "/api/messages/{language:word}.ftl",
            "The messages of a language, in Project Fluent's form",
            s.messages,
            str,
            media="text/plain",
            refusals=FOUND,
        ),
        Endpoint(
            "GET",
            "/api/messages/{language:word}/rules.ftl",
            "The rules of all games in a language, in the same form",
            s.rule_books,
            str,
            media="text/plain",
            refusals=FOUND,
        ),
        Endpoint("GET", "/api/openapi.json", "This description", s.show_openapi, dict[str, Any]),
        Endpoint("GET", "/api/schema.json", "The WebSocket messages", s.show_schema, dict[str, Any]),
    ]


def tables(s: "Server") -> list[Endpoint]:
    return [
        Endpoint("GET", "/api/tables", "Open tables", s.lobby.open_tables, p.OpenTablesReply),
        Endpoint(
            "POST",
            "/api/tables",
            "A new table",
            s.lobby.create,
            p.SeatedReply,
            p.CreateRequest,
            status=201,
            refusals=FOUND,
        ),
        Endpoint(
            "POST",
            "/api/import",
            "A record as a hot-seat table",
            s.lobby.import_record,
            p.SeatedReply,
            p.ImportRequest,
            status=201,
            refusals=FOUND,
        ),
        Endpoint("POST", "/api/mine", "My tables", s.lobby.mine, p.MineReply, p.MineRequest),
        Endpoint(
            "GET", "/api/codes/{code:code}", "A table by its code", s.lobby.show, p.TableReply, refusals=FOUND
        ),
        Endpoint(
            "GET",
            "/api/codes/{code:code}/qr.svg",
            "The link to a table as a QR code",
            s.lobby.show_qr,
            str,
            media="image/svg+xml",
            refusals=FOUND,
        ),
        Endpoint("GET", "/api/tables/{table:id}", "A table", s.lobby.show, p.TableReply, refusals=FOUND),
    ]


def seats(s: "Server") -> list[Endpoint]:
    one = "/api/tables/{table:id}/seats/{seat:seat}"
    return [
        Endpoint(
            "POST",
            "/api/tables/{table:id}/claim",
            "Take a seat",
            s.lobby.claim,
            p.SeatedReply,
            p.ClaimRequest,
            refusals=FOUND,
        ),
        Endpoint(
            "PATCH",
            one,
            "Another name or colour",
            s.lobby.rename,
            p.TableReply,
            p.RenameRequest,
            auth="required",
            refusals=SECRET,
        ),
        Endpoint(
            "DELETE", one, "Leave a seat", s.lobby.leave, p.TableReply, auth="required", refusals=SECRET
        ),
    ]


def looking_back(s: "Server") -> list[Endpoint]:
    return [
        Endpoint(
            "GET",
            "/api/tables/{table:id}/record",
            "The record after the end, what the seat knows before it",
            s.history.record,
            dict[str, Any],
            auth="optional",
            refusals=SECRET,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/history/{n:point}",
            "The view after n choices",
            s.history.point,
            p.HistoryReply,
            auth="optional",
            refusals=SECRET,
        ),
        Endpoint(
            "GET",
            "/api/tables/{table:id}/curve",
            "How the points grew, after the end",
            s.history.curve,
            p.CurveReply,
            refusals=FOUND,
        ),
    ]


def duels(s: "Server") -> list[Endpoint]:
    one = "/api/daily/{game:word}"
    return [
        Endpoint("GET", one, "Today's results", s.daily_today, p.DailyReply, refusals=FOUND),
        Endpoint(
            "POST",
            one,
            "Play today's duel",
            s.lobby.start_daily,
            p.SeatedReply,
            p.DailyRequest,
            status=201,
            refusals=FOUND,
        ),
        Endpoint("GET", one + "/{day:day}", "A day's results", s.daily_scores, p.DailyReply, refusals=FOUND),
        Endpoint(
            "GET",
            one + "/{day:day}/lines",
            "How a day's duel was played: once one has finished it, or when the day is over",
            s.daily_lines,
            p.LinesReply,
            auth="optional",
            refusals=SECRET,
        ),
    ]
