"""Builds the native code where a C compiler exists; without one the package installs all the same.

The hot rooms compile with mypyc. What was built is kept in `build/native/`, in a folder for each set of
tools, with a stamp that holds the digest of the sources: while the digest is the same nothing is compiled,
whatever else changed. The stamp is installed with the native code, so that `wildtable doctor` and the tests
notice code that no longer fits its source. Nothing is ever built inside `src/`.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "src"))

from wildtable.compiled import STAMP, compiled_sources, sources_digest  # noqa: E402

PACKAGE = ROOT / "src" / "wildtable"
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
WANTED = os.environ.get("WILDTABLE_PURE") != "1" and shutil.which(COMPILER) is not None

COLD = [
    (re.compile(declared, re.MULTILINE), replaced)
    for declared, replaced in (
        (r"^extern (char CPyDef_\w+_____top_level__\()", r'extern __attribute__((cold, optimize("O0"))) \1'),
        (r"^extern (PyObject \*CPyPy_)", r'extern __attribute__((cold, optimize("O1"))) \1'),
        (r"(void \*closure)\);$", r'\1) __attribute__((cold, optimize("O1")));'),
        (
            r"^extern ([\w ]+\*?CPyDef_wildtable___(?:server|table"
            r"|games___\w+___(?:elements|events|notation|outcomes|position|refusals|view))___)",
            r'extern __attribute__((cold, optimize("O1"))) \1',
        ),
    )
]
"""How mypyc declares a module's own lines, what interpreted code calls, its reading and setting of an
attribute, and the rooms that no simulation enters; and what is said of each."""


class InstallNative(build_ext):
    """Puts the native code beside the modules, all of it or nothing."""

    def run(self) -> None:
        if not WANTED:
            return
        if self.inplace or self.editable_mode:
            print("wildtable: an editable install runs from source, without native code.")
            return
        kept = ROOT / "build" / "native" / tools_digest()
        if stamped(kept) != sources_digest(PACKAGE):
            build(self.distribution, kept)
        if stamped(kept) is None:
            print("wildtable: the native code could not be built: installing without it, slower.")
        else:
            shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)

    def get_outputs(self) -> list[str]:
        return []


def build(distribution: Distribution, folder: Path) -> None:
    """Compile what changed; the stamp is written last, and only if every extension was built.

    What other tools built goes, since setup.py and thus the tools' digest may change often.
    """
    for other in folder.parent.glob("*"):
        if other != folder:
            shutil.rmtree(other)
    (folder / "wildtable" / STAMP).unlink(missing_ok=True)
    digest = sources_digest(PACKAGE)
    distribution.ext_modules = [*extensions()]
    command = build_ext(distribution)
    command.build_lib, command.build_temp = str(folder), str(ROOT / "build" / "temp")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    built = {Path(command.get_ext_fullpath(extension.name)) for extension in command.extensions}
    for old in set(folder.rglob("*" + SUFFIX)) - built:
        old.unlink()
    if all(path.exists() for path in built):
        (folder / "wildtable" / STAMP).write_text(json.dumps({"sources": digest}) + "\n")


def extensions() -> list[Extension]:
    """The mypyc extensions; one that fails to build does not stop the installation.

    The engine, each game and the bots are groups: a change in one game compiles that game anew, and groups
    compile side by side. mypyc keeps a cache for groups, which is dropped, so that what is compiled follows
    from the sources alone.
    """
    from mypyc.build import mypycify

    os.chdir(ROOT)
    cache, written, told = (Path("build") / name for name in ("mypyc", "written", "told"))
    shutil.rmtree(cache, ignore_errors=True)
    options = ["--config-file", "pyproject.toml", "--cache-dir", str(cache)]
    groups: dict[str, list[str]] = {}
    for path in compiled_sources(PACKAGE):
        room, name, *_ = path.relative_to(PACKAGE).parts
        group = f"wildtable_{name}" if room == "games" else f"wildtable_{room}"
        groups.setdefault(group, []).append(str(path.relative_to(ROOT)))
    found = mypycify(
        [*options, *(source for sources in groups.values() for source in sources)],
        opt_level="2",  # 3 makes nothing faster and takes the compiler a sixth longer
        debug_level="0",
        target_dir=str(written),
        separate=[(sources, group) for group, sources in groups.items()],
    )
    for extension in found:
        extension.optional = True
        if not any("__native" in str(source) for source in extension.sources):
            # A module's own file only asks its group for the module: half of Python's headers will do.
            extension.define_macros.append(("Py_LIMITED_API", "0x030B0000"))
        if sys.platform != "win32":  # small functions are taken into their callers: half as fast again
            extension.extra_compile_args.append("-fno-semantic-interposition")
            for kind in ("sources", "depends", "include_dirs"):
                paths = [str(path).replace(str(written), str(told), 1) for path in getattr(extension, kind)]
                setattr(extension, kind, paths)
    tell_cold(written, told)
    # The largest first, so that no core waits for one at the end.
    return sorted((one for one in found if isinstance(one, Extension)), key=work, reverse=True)


def work(extension: Extension) -> int:
    """How much there is to compile, in bytes."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def tell_cold(plain: Path, told: Path) -> None:
    """Copy what mypyc wrote and say in the copy what is cold: a sixth less work for the compiler.

    Half of the lines run once, or only when interpreted code calls. mypyc's own files stay as they are, since
    it writes those anew that are not as it left them; a copy that is the same is not compiled again.
    """
    for path in (*plain.rglob("*.c"), *plain.rglob("*.h")):
        text = path.read_text("utf-8")
        for declared, replaced in COLD:
            text = declared.sub(replaced, text)
        copy = told / path.relative_to(plain)
        if not copy.exists() or copy.read_text("utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, "utf-8")


def stamped(folder: Path) -> str | None:
    """The digest of the sources of the native code in a folder; `None` if it is not whole."""
    stamp = folder / "wildtable" / STAMP
    return str(json.loads(stamp.read_text())["sources"]) if stamp.exists() else None


def tools_digest() -> str:
    """One digest over everything but the sources that decides what native code comes out."""
    compiler = subprocess.run([COMPILER, "--version"], capture_output=True, text=True, check=False).stdout
    parts = [
        Path(__file__).read_text(),
        sys.version,
        SUFFIX,
        compiler,
        *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")),
        *(version(library) for library in ("mypy", "librt", "setuptools")),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


if not WANTED:
    print("wildtable: no C compiler (or WILDTABLE_PURE=1): installing without native code, slower.")
# The extensions are named while they are built; until then one stands for all.
setup(
    ext_modules=[Extension("wildtable.native", [])] if WANTED else [],
    cmdclass={"build_ext": InstallNative},
)
