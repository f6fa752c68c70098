"""What whoever runs a server may set: limits, quotas, times. Every number is here."""

from typing import Annotated, Literal

import msgspec

Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]
Days = Annotated[float, msgspec.Meta(ge=0)]


class Rate(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: Annotated[float, msgspec.Meta(gt=0)]
    burst: Positive


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The settings of a server; `regnum serve --settings FILE` reads them as JSON."""

    # sizes
    body_limit: Positive = 1 << 20  # bytes of an HTTP request (a record is the largest)
    message_limit: Positive = 1 << 14  # bytes of a WebSocket message
    entries_limit: Positive = 20_000  # of one table; beyond it only what a game needs
    queue_limit: Positive = 2_000  # messages waiting for one slow connection
    past_page: Positive = 1_000  # happenings told at once, when somebody comes or asks for earlier ones
    head_limit: Positive = 1 << 14  # bytes of an HTTP request before its body
    url_limit: Positive = 1 << 12  # bytes of the address in it
    # quotas
    tables: Positive = 200_000  # open or being played, and used within `live_days`
    connections: Positive = 10_000  # WebSockets, at a time
    connections_per_address: Positive = 60  # WebSockets
    unplayed_per_address: Positive = 60  # tables whose game has not begun
    connections_per_table: Positive = 200  # of spectators; seats have places of their own
    connections_per_seat: Positive = 12  # tabs and devices of one player
    undos_per_seat: Positive = 2_000  # choices taken back, at one table
    chats_per_seat: Positive = 2_000  # things said, at one table
    renames_per_seat: Positive = 50  # at one table
    signs_per_seat: Positive = 500  # votes, leaving, saying ready, what hosts decide
    hints_per_seat: Positive = 500  # hints of the coach, and moves it explains, at one table
    http_connections: Positive = 2_000  # other than WebSockets, at a time
    http_connections_per_address: Positive = 100  # not counted behind a proxy: they are all its own
    # rates
    requests: Rate = Rate(25, 150)  # HTTP, per address; a file of the page counts as a fifth
    new_tables: Rate = Rate(0.1, 30)  # per address
    misses: Rate = Rate(0.5, 30)  # wrong codes, ids and secrets, per address: nobody guesses
    messages: Rate = Rate(30, 120)  # WebSocket, per connection
    plays: Rate = Rate(20, 100)  # choices, undos and redos, per seat
    chats: Rate = Rate(0.5, 6)  # per seat
    renames: Rate = Rate(0.1, 6)  # per seat
    claims: Rate = Rate(0.1, 8)  # seats taken, per address
    lookups: Rate = Rate(500, 10_000)  # choices replayed for those who look back, per address
    looks: Rate = Rate(15, 90)  # previews worked out, per seat
    hints: Rate = Rate(0.3, 6)  # the coach at work for a running game, per seat
    reviews: Rate = Rate(0.02, 10)  # finished games it looks at, per address
    checks: Rate = Rate(0.5, 60)  # component files read for players, per address
    # what players may bring
    own_files: bool = True  # component files of their own, for tables they make
    # times
    idle: Seconds = 120.0  # a table nobody looks at leaves the memory
    hello: Seconds = 15.0  # within which a connection says hello
    grace: Seconds = 5.0  # a broken connection may come back before it counts as away
    bystander_delay: Seconds = 0.08  # within which those who neither act nor decide get the new view
    bot_delay: Seconds = 0.4  # between the moves of bots, so that people can follow
    bot_budget: Seconds = 2.0  # thinking time of a bot for one decision
    hint_budget: Seconds = 2.0  # thinking time of the coach for a hint, or a move of a finished game
    tick: Annotated[float, msgspec.Meta(ge=0.01)] = 1.0  # before what failed at a table is tried again
    snapshot_every: Positive = 40  # entries
    presence_delay: Seconds = 0.1  # those who come and go within it are told of together
    reasons_delay: Seconds = 0.05  # after an offer: who has answered by then needs no reasons
    head_time: Seconds = 10.0  # within which the head of an HTTP request is here
    body_time: Seconds = 30.0  # and then its body
    send_time: Seconds = 30.0  # after which somebody who does not read an answer is cut off
    keep_alive: Seconds = 5.0  # for which an idle HTTP connection is kept
    lease: Annotated[float, msgspec.Meta(ge=0.1)] = 15.0  # of several processes one silent for longer is dead
    # how long tables are kept, in days; 0: for ever
    live_days: Annotated[float, msgspec.Meta(gt=0)] = 30.0  # unused for longer: not counted as in use
    expire_empty_days: Days = 1.0  # nobody ever sat down
    expire_examples_days: Days = 1.0  # worked examples out of the rules, laid out for somebody to look at
    expire_unstarted_days: Days = 14.0  # somebody did, and the game never began
    keep_unfinished_days: Days = 0.0  # games nobody plays on
    keep_finished_days: Days = 0.0  # games that are over
    housekeeping: Annotated[float, msgspec.Meta(gt=0)] = 600.0  # seconds between two looks at that
    # who may call
    hosts: list[str] = []  # names this server is called by; empty: any, or loopback names only (below)
    loopback_only: bool = True  # refuse requests that name another host (DNS rebinding)
    lan: bool = False  # for a home network: names of the world outside are refused
    public_url: str = ""  # the address people are given, if it is not the one they came by
    addresses: list[str] = []  # by which other machines reach the server; found when it starts
    proxy_headers: bool = False  # believe X-Forwarded-For, -Host and -Proto
    # telling people of their turns
    push: bool = True  # by web push, to browsers that ask for it
    push_contact: str = ""  # `mailto:` or https, for push services; else `mail_from` or `public_url`
    push_hosts: list[str] = []  # push services of your own: may be in your network, and without TLS
    notice_delay: Seconds = 60.0  # after the beginning of a turn: who is there by then needs no word
    notices_per_seat: Positive = 8  # browsers and addresses of one player, at one table
    notice_asks: Rate = Rate(0.1, 20)  # asking to be told, per address
    smtp_host: str = ""  # the server that takes your mail; without it, `mail_from` and `public_url` no mail
    smtp_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587  # of it
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"  # how the connection to it is made safe
    smtp_user: str = ""  # empty: without logging in
    smtp_password: str = ""  # keep the file of settings to yourself
    mail_from: str = ""  # the address mails come from
    mails: Rate = Rate(1, 120)  # in all, of each process
    mails_each: Rate = Rate(0.002, 12)  # to one address, of each process
    mail_confirms: Rate = Rate(0.0003, 3)  # asking whether an address is somebody's, to one address
    # what is written down and told
    log: str = ""  # a file for JSON lines (`-`: the error stream); without one only what is wrong is shown
    log_level: Literal["", "debug", "info", "warning", "error"] = ""  # info in a file, else warning
    metrics_port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0  # figures for Prometheus; 0: none
    metrics_host: str = "127.0.0.1"  # where they are told
