"""Whether a server answers, for health checks: exit code 0 if it does. Standard library only."""

import sys
import urllib.request


def main(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=5) as reply:
            return 0 if reply.status == 200 else 1
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
