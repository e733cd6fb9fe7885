// Packs Python for the page: our modules and msgspec, compiled without docstrings, columns and what only type checkers
// read, and of the standard library what they import. It runs in Pyodide itself, because bytecode is of one version of
// Python: node pack.mjs SOURCES OUT
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [sources, out] = process.argv.slice(2).map((each) => path.resolve(each));

/** Python, with folders of this machine. `-X no_debug_ranges` leaves out in which column anything stands. */
async function python(folders) {
  const made = await loadPyodide({ args: ["-X", "no_debug_ranges"] });
  for (const [at, root] of Object.entries(folders)) {
    made.FS.mkdir(at);
    made.FS.mount(made.FS.filesystems.NODEFS, { root }, at);
  }
  return made;
}

/** The modules that are there when the page is, in a Python that has done nothing else. */
async function imported() {
  const fresh = await python({ "/app": sources });
  return fresh.runPython(`
import importlib, json, logging, sys, traceback
from pathlib import Path

sys.path.insert(0, "/app")
sys.dont_write_bytecode = True
app = Path("/app")
for path in sorted((app / "tablee").rglob("*.py")):
    importlib.import_module(".".join(path.relative_to(app).with_suffix("").parts).removesuffix(".__init__"))
try:
    raise ValueError("é")
except ValueError as error:  # what is only imported when something went wrong
    traceback.format_exc()
    logging.Formatter().formatException(sys.exc_info())

def is_file(module):
    return getattr(getattr(module, "__spec__", None), "origin", None) not in ("frozen", "built-in", None)

json.dumps([name for name, module in sys.modules.items() if is_file(module)])
`);
}

const PACK = `
import ast, importlib.util, json, marshal, zipfile
from pathlib import Path

UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # no source is looked for
DATE = (2026, 1, 1, 0, 0, 0)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
WITH_DOCSTRING = (ast.Module, ast.ClassDef, *FUNCTIONS)
# imported inside functions, or by Pyodide itself
LATE = {"encodings.ascii", "encodings.latin_1", "encodings.idna", "encodings.cp437", "asyncio.timeouts"}
WHOLE = ("pyodide/", "_pyodide/", "pyodide_js/")

class Shorter(ast.NodeTransformer):
    """Without what nobody reads at run time: docstrings; in our own modules also the types of functions."""

    def __init__(self, is_own):
        self.is_own = is_own

    def visit(self, node):
        if isinstance(node, WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
        if self.is_own and isinstance(node, FUNCTIONS):
            node.returns = None
        if self.is_own and isinstance(node, ast.arg):
            node.annotation = None
        return self.generic_visit(node)

def compiled(source, name, is_own):
    tree = Shorter(is_own).visit(ast.parse(source))
    return UNCHECKED + marshal.dumps(compile(tree, name, "exec", dont_inherit=True))

def add(archive, name, data, is_own=False):
    if name.endswith(".py"):
        name, data = name + "c", compiled(data.decode(), name, is_own)
    archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_STORED)  # packed as a whole, it becomes smaller

app = Path("/app")
with zipfile.ZipFile("/out/app.zip", "w") as archive:
    for path in sorted(each for each in app.rglob("*") if each.is_file() and "__pycache__" not in each.parts):
        name = path.relative_to(app).as_posix()
        add(archive, name, path.read_bytes(), name.startswith("tablee/"))

library = zipfile.ZipFile("/pyodide/python_stdlib.zip")
wanted = {*json.loads(imported), *LATE}
with zipfile.ZipFile("/out/stdlib.zip", "w") as archive:
    kept = 0
    for name in sorted(library.namelist()):
        module = name.rpartition(".")[0].replace("/", ".").removesuffix(".__init__")
        if not name.endswith("/") and (module in wanted or name.startswith(WHOLE)):
            add(archive, name, library.read(name))
            kept += 1
print(f"{kept} of {len(library.namelist())} files of the standard library")
`;

await mkdir(out, { recursive: true });
try {
  const packing = await python({ "/app": sources, "/out": out, "/pyodide": path.resolve("node_modules/pyodide") });
  packing.globals.set("imported", await imported());
  packing.runPython(PACK);
} catch (error) {
  process.stderr.write(`${error.message}\n`); // without the source of Pyodide, which is one line
  process.exitCode = 1;
}
