"""The published description of the protocol, made from its types: OpenAPI and JSON Schema."""

import re
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regnum import __version__
from regnum.server import protocol
from regnum.server.commands import ClientMessage

Handler = Callable[[Request], Coroutine[Any, Any, Response]]

REF = "#/components/schemas/{name}"
PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": protocol.ID_PATTERN},
    "notice": {"type": "string", "pattern": protocol.ID_PATTERN},
    "token": {"type": "string", "pattern": protocol.ID_PATTERN},
    "code": {"type": "string", "pattern": protocol.CODE_PATTERN},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "n": {"type": "integer", "minimum": 0, "maximum": 100_000},
    "since": {"type": "integer", "minimum": 0, "maximum": 100_000},
    "game": {"type": "string", "pattern": "^[a-z]{1,40}$"},
    "day": {"type": "string", "pattern": protocol.DAY_PATTERN},
    "language": {"type": "string", "pattern": "^[A-Za-z-]{1,20}$"},
    "part": {"type": "string"},
    "components": {"type": "string", "maxLength": 80},
}
# What a message's argument may be: msgspec cannot say it, a schema can.
ARGUMENT = {
    "anyOf": [
        {"type": "integer"},
        {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": ["seat"]},
        {"$ref": "#/components/schemas/Message"},
        {"type": "array", "items": {"$ref": "#/components/schemas/Message"}},
    ]
}


class Endpoint(NamedTuple):
    """One address: how it is reached, what it takes and gives."""

    method: str
    path: str
    summary: str
    handler: Handler
    reply: Any
    request: Any = None
    status: int = 200
    auth: str = ""  # "", "optional" or "required": a seat's secret as bearer token
    query: tuple[str, ...] = ()
    media: str = "application/json"
    refusals: tuple[int, ...] = ()

    @property
    def parameters(self) -> list[str]:
        return re.findall(r"{(\w+)(?::\w+)?}", self.path)

    @property
    def address(self) -> str:
        return re.sub(r":\w+}", "}", self.path)


def schemas(types: list[Any], template: str = REF) -> dict[str, Any]:
    _, components = msgspec.json.schema_components(types, ref_template=template)
    told: dict[str, Any] = {}
    for name, schema in components.items():
        told[name] = schema
    told["Message"] = {
        **told["Message"],
        "properties": {
            "key": {"type": "string"},
            "args": {"type": "object", "additionalProperties": with_template(ARGUMENT, template)},
        },
    }
    return told


def with_template(schema: Any, template: str) -> Any:
    """A schema with its references in another place."""
    if isinstance(schema, dict):
        return {
            key: template.format(name=value.rsplit("/", 1)[1])
            if key == "$ref"
            else with_template(value, template)
            for key, value in schema.items()
        }
    return [with_template(item, template) for item in schema] if isinstance(schema, list) else schema


def operation(endpoint: Endpoint) -> dict[str, Any]:
    if endpoint.media == "application/json":
        content: dict[str, Any] = {"schema": reference(endpoint.reply)}
    else:
        content = {"schema": {"type": "string"}}
    refused = {"content": {"application/json": {"schema": reference(protocol.ErrorReply)}}}
    refusals = sorted({400, 403, 413, 422, 429, 503, *endpoint.refusals})
    responses: dict[str, Any] = {
        str(endpoint.status): {"description": "Done", "content": {endpoint.media: content}}
    }
    for status in refusals:
        responses[str(status)] = {"description": "Refused; nothing has changed", **refused}
    told: dict[str, Any] = {"summary": endpoint.summary, "responses": responses}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in endpoint.parameters
    ] + [
        {"name": name, "in": "query", "required": False, "schema": PARAMETERS[name]}
        for name in endpoint.query
    ]
    if parameters:
        told["parameters"] = parameters
    if endpoint.request is not None:
        body = {"application/json": {"schema": reference(endpoint.request)}}
        told["requestBody"] = {"required": True, "content": body}
    if endpoint.auth:
        told["security"] = [{"seat": []}] if endpoint.auth == "required" else [{}, {"seat": []}]
    return told


def reference(form: Any) -> dict[str, Any]:
    """Where the schema of a type is; the schema itself for what is no type of ours."""
    if isinstance(form, type) and issubclass(form, msgspec.Struct):
        return {"$ref": REF.format(name=form.__name__)}
    return msgspec.json.schema(form)


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The HTTP part, as OpenAPI 3.1."""
    types = {
        form
        for endpoint in endpoints
        for form in (endpoint.request, endpoint.reply, protocol.ErrorReply)
        if isinstance(form, type) and issubclass(form, msgspec.Struct)
    }
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.address, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regnum", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": schemas(sorted(types, key=lambda form: form.__name__)),
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def websocket_schema() -> dict[str, Any]:
    """The WebSocket part, as JSON Schema: ClientMessage and ServerMessage."""
    template = "#/$defs/{name}"
    mine = list(get_args(ClientMessage))
    theirs = list(get_args(protocol.ServerMessage))
    defined = schemas([*mine, *theirs], template)
    for name, forms in (("ClientMessage", mine), ("ServerMessage", theirs)):
        defined[name] = {"anyOf": [{"$ref": template.format(name=form.__name__)} for form in forms]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of /ws/tables/{table}",
        "$defs": defined,
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
