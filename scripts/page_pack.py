"""Pack Python files for the page: compiled, with nothing that is not needed to run, stored and not deflated.

Runs in Pyodide (web/engine.mjs), whose bytecode it is. A stored archive of similar files is smaller on the
line than a deflated one: Brotli then sees all of it at once. The same files give the same bytes.
"""

import ast
import importlib.util
import marshal
import zipfile
from collections.abc import Iterator
from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)
UNCHECKED = 1  # PEP 552: the bytecode stands for its source, which is not there to compare
TYPES_ONLY = (".pyi", ".typed")
READS_ITSELF = b"install_lazy_importer()"  # anyio: modules that look up in their own source what to import


def pack(folder: str, archive: str) -> int:
    """Write a folder as an archive; says how many files it holds."""
    root = Path(folder)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        names = [path for path in sorted(root.rglob("*")) if path.is_file() and path.suffix not in TYPES_ONLY]
        for path in names:
            name = path.relative_to(root).as_posix()
            data = path.read_bytes()
            if path.suffix == ".py" and READS_ITSELF not in data:
                name, data = name + "c", compiled(data, name)
            packed.writestr(zipfile.ZipInfo(name, EPOCH), data)
    return len(names)


def compiled(source: bytes, name: str) -> bytes:
    """The contents of a .pyc file, which is imported without its source."""
    tree = ast.parse(source, name)
    for function in functions_of(tree):
        cut_docstring(function)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    checksum = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + checksum + marshal.dumps(code)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions_of(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def cut_docstring(function: Function) -> None:
    """What a function says of itself is for readers. Classes keep it: data classes make one where none is."""
    if ast.get_docstring(function, clean=False) is None:
        return
    first = function.body[0]
    function.body[0] = ast.copy_location(ast.Pass(), first)
