"""What each command starts. It is imported when it is called: the full-screen app alone takes a while."""

import argparse

from regnum.cli.usage import command
from regnum.games import game


def run_play(arguments: argparse.Namespace) -> int:
    from regnum.cli.play import run

    return run(arguments)


def run_serve(arguments: argparse.Namespace) -> int:
    from regnum.cli.serve import main as serve
    from regnum.cli.serve import open_browser

    a = arguments
    return serve(
        host=a.host,
        port=a.port,
        lan=a.lan,
        public_url=a.public_url,
        db=a.db,
        components=a.components,
        proxy_headers=a.proxy_headers,
        workers=a.workers,
        settings_file=a.settings,
        log=a.log,
        log_level=a.log_level,
        metrics_port=a.metrics,
        on_ready=open_browser if a.open else None,
    )


def run_site(arguments: argparse.Namespace) -> int:
    from regnum.cli.site import main as site

    a = arguments
    return site(out=a.out, package=a.package, serve=a.serve, port=a.port)


def run_verify(arguments: argparse.Namespace) -> int:
    from regnum.cli.store_commands import verify

    return verify(arguments.file, arguments.components)


def run_verify_store(arguments: argparse.Namespace) -> int:
    from regnum.cli.store_commands import verify_store

    return verify_store(arguments.db, arguments.components)


def run_doctor(arguments: argparse.Namespace) -> int:
    from regnum.cli.doctor import doctor

    a = arguments
    return doctor(a.db, a.settings, a.host, a.proxy_headers)


def run_backup(arguments: argparse.Namespace) -> int:
    from regnum.cli.store_commands import backup

    return backup(arguments.target, arguments.db)


def run_restore(arguments: argparse.Namespace) -> int:
    from regnum.cli.store_commands import restore

    return restore(arguments.source, arguments.db)


def run_replay(arguments: argparse.Namespace) -> int:
    from regnum.cli.replay import run

    return run(arguments.file, arguments.at, arguments.components, arguments.json)


def run_review(arguments: argparse.Namespace) -> int:
    from regnum.cli.review import run

    return run(arguments.file, arguments.seat, arguments.components, arguments.json)


def run_perft(arguments: argparse.Namespace) -> int:
    from regnum.cli.perft import run

    a = arguments
    return run(a.game, a.seed, a.depth, a.players, a.components, a.json)


def run_selftest(arguments: argparse.Namespace) -> int:
    from regnum.cli.selftest import run

    a = arguments
    return run(a.game, a.games, a.players, a.components, a.json)


def run_components(arguments: argparse.Namespace) -> int:
    from regnum.cli.components import run

    return run(arguments.game, arguments.components, arguments.json)


def run_scenario(arguments: argparse.Namespace) -> int:
    from regnum.scenario.command import main as scenarios

    return scenarios(arguments.paths, arguments.json, f"{command()} scenario")


def run_language(arguments: argparse.Namespace) -> int:
    from regnum.cli.language import run

    return run(arguments.language)


def run_bench(arguments: argparse.Namespace) -> int:
    from regnum.cli.bench import run

    if arguments.game is not None:
        game(arguments.game)  # an unknown one is called wrongly like everywhere else
    return run(arguments.game, arguments.json)


def run_arena(arguments: argparse.Namespace) -> int:
    from regnum.cli.arena import run

    return run(arguments)


def run_dataset(arguments: argparse.Namespace) -> int:
    from regnum.research.extras import needing

    with needing("research"):
        from regnum.cli.dataset import run

    return run(arguments)


def run_train(arguments: argparse.Namespace) -> int:
    from regnum.cli.train import run

    return run(arguments)
