"""A process to be killed: it appends to several tables and prints what was acknowledged.

Run as `python -m tests.server.store.appender URL TABLES`; each line is "table version".
"""

import asyncio
import sys

from tests.server.store.helpers import a_choice, a_table, opened


async def main(url: str, tables: int) -> None:
    async with opened(url) as store:

        async def append(name: str) -> None:
            version = (await store.create_table(a_table(name), [])).version
            while True:
                version = await store.append(name, version, [a_choice(version + 1)])
                sys.stdout.write(f"{name} {version}\n")
                sys.stdout.flush()

        await asyncio.gather(*(append(f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
