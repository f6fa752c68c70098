### regnum doctor: what would stop a server, or make it slow or unsafe.

# $text (text) - what was found.
doctor-good = ok    { $text }
doctor-note = note  { $text }
doctor-bad = WRONG { $text }
# $bad, $notes (number) - lines marked so.
doctor-sum = { $bad ->
    [0] { $notes ->
        [0] All is well.
        [one] A server can run here; look at the one note.
       *[other] A server can run here; look at the { $notes } notes.
    }
    [one] One thing must be mended first.
   *[other] { $bad } things must be mended first.
}

# $file (text) - where it was read.
doctor-settings = The settings in { $file } can be used.
# $schema (number) - the version of the database's tables.
doctor-store = The database answers and can be written (schema { $schema }).
doctor-store-new = There is no database yet; the server makes one when it starts.
# $why (text) - one line of the storage.
doctor-store-bad = { $why }
# $schema, $known (number) - versions.
doctor-schema-older = The database is of schema { $schema }; starting this server brings it to { $known }. Make a backup first.
doctor-schema-newer = The database is of schema { $schema }, this Regnum knows { $known }: update Regnum.
# $process (text) - its number.
doctor-served = A server has this file already (process { $process }); a second one needs PostgreSQL or another file.
doctor-clock-good = The clock agrees with the database.
# $seconds (number) - by how much.
doctor-clock = { $seconds ->
    [one] The clock differs from that of the database by { $seconds } second: set it, best by NTP.
   *[other] The clock differs from that of the database by { $seconds } seconds: set it, best by NTP.
}
# $megabytes (number); $folder (text).
doctor-disk = { $megabytes } MB are free in { $folder }.
# $have (number) - the limit.
doctor-files = { $have } files and connections may be open at a time.
# $needed, $most (number) - what the settings ask for, and up to which limit it may be raised.
doctor-files-few = Only { $have } files and connections may be open at a time, the settings allow { $needed }: raise the limit (ulimit -n, at most { $most }), or lower connections and http_connections.
doctor-worker = A process that thinks for the bots starts.
# $why (text).
doctor-worker-bad = The process that thinks for the bots does not start: { $why }
# $python (text) - its version.
doctor-compiled = The rules are compiled (Python { $python }).
doctor-interpreted = The rules run interpreted (Python { $python }): a wheel for this machine, or one made where there is a C compiler, has them compiled and is faster.
# $minutes (number) - how long already.
doctor-rules-building = { $minutes ->
    [one] The rules run interpreted while they are being compiled, for { $minutes } minute so far; the next start takes the compiled ones.
   *[other] The rules run interpreted while they are being compiled, for { $minutes } minutes so far; the next start takes the compiled ones.
}
# $switch (text) - what is set in the environment.
doctor-rules-off = The rules run interpreted, as --interpreted or { $switch } asks for.
doctor-rules-compiler = The rules run interpreted: there is no C compiler with the headers of this Python. With both (on Debian gcc and python3-dev) ./play compiles them.
doctor-rules-stopped = The rules run interpreted: compiling them was cut short. The next ./play begins again.
doctor-rules-next = The rules run interpreted: as they are now they are not compiled yet. The next game started with ./play does it in the background.
# $log (text) - the file.
doctor-rules-packages = The rules run interpreted: what compiles them could not be fetched (is there a network?). After an hour ./play tries again; see { $log }
doctor-rules-room = The rules run interpreted: there is no room in build/ to compile them (the disk is full, or the folder cannot be written). After an hour ./play tries again; see { $log }
doctor-rules-failed = The rules run interpreted: compiling them failed. After a day, or when the sources change, ./play tries again; see { $log }
doctor-rules-broken = The rules run interpreted: the compiled ones did not start. After a day ./play compiles them again; delete build/fast to have it done at once. The log is { $log }
doctor-client = The browser client is built.
doctor-client-missing = The browser client is not built: start with ./play, or run scripts/web_build.py.
doctor-proxy-names = A proxy is believed whatever host it names: set public_url to the address people use.
doctor-proxy-missing = public_url is https, and the server itself speaks http only. Put a proxy in front and set proxy_headers; otherwise all players count as one address.
# $host (text) - the address listened on.
doctor-proxy-open = Headers of a proxy are believed, and the server listens on { $host }: nobody but the proxy should reach it.
doctor-plain = The server listens on { $host } without TLS: whoever is between can read along. See docs/server.md.
doctor-metrics-open = The figures are told on { $host }: let only Prometheus reach them.
# $folder (text) - of the log.
doctor-log = The log cannot be written in { $folder }.
doctor-push = Browsers can be told of turns by web push.
doctor-push-plain = Browsers can be told of turns only where people reach the server by https: set public_url to such an address.
# $contact (text) - the setting.
doctor-push-contact = push_contact is { $contact }: it must begin with mailto: or https:.
# $missing (text) - the name of a setting.
doctor-mail-half = Mail is only half set up: { $missing } is missing, so none is sent.
# $host (text) - the mail server.
doctor-mail-plain = Mail goes to { $host } without TLS: whoever is between can read along.
doctor-mail = The mail server { $host } lets us in.
# $why (text).
doctor-mail-bad = The mail server { $host } does not let us in: { $why }
