"""Two small changes to Pyodide, so that its memory can be kept with an extension module (msgspec) in it.

A library is put at the addresses it had, before the memory is laid over it, and there is room for a memory that had
grown. Each text has to be found exactly once, or the build stops.
"""

from __future__ import annotations

BASES = (
    "var memoryBase=metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):0;"
    "var tableBase=metadata.tableSize?wasmTable.length:0;"
)
SAME_BASES = (
    "var fixed=Module.API.config._libraries?.[libName];if(fixed)wasmTable.grow(fixed.table-wasmTable.length);"
    "var memoryBase=fixed?fixed.memory:"
    "metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):0;"
    "var tableBase=metadata.tableSize?wasmTable.length:0;"
    "(Module.API.libraries??={})[libName]={memory:memoryBase,table:tableBase,handle:handle};"
)
RESTORE = "API.restoreSnapshot=function(t){"
RESTORE_LIBRARIES = (
    "API.restoreSnapshot=function(t){"
    "const size=t.byteLength-new Uint32Array(t.buffer,t.byteOffset,2)[1];"  # the second number: where the heap begins
    "if(size>Module.HEAP8.length)growMemory(size);"
    "const conf=API.restoreHeap(t);"
    "for(const[name,each]of Object.entries(API.config._libraries??{})){"
    'FS.mkdirTree(name.slice(0,name.lastIndexOf("/")));FS.writeFile(name,each.data);'
    "loadDynamicLibrary(name,{global:false,nodelete:true},{},each.handle);API.restoreHeap(t)}return conf};"
    "API.restoreHeap=function(t){"
)


def patched(script: str) -> str:
    """pyodide.asm.mjs with both changes."""
    for before, after in ((BASES, SAME_BASES), (RESTORE, RESTORE_LIBRARIES)):
        if script.count(before) != 1:
            raise SystemExit("this is another Pyodide than the one that is known here: see client/patch.py")
        script = script.replace(before, after)
    return script
