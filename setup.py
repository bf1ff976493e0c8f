"""Builds the native extensions where a C compiler exists; without one the package installs all the same.

The hot rooms compile with mypyc in one group. A stamp with the digest of their sources goes beside them,
so that `wildtable doctor` notices an extension that no longer fits its source.
"""

import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "src"))

from wildtable.compiled import STAMP, compiled_sources, sources_digest  # noqa: E402


class BuildAndStamp(build_ext):
    """Builds the extensions and writes the stamp only if every one of them was built."""

    def run(self) -> None:
        super().run()
        package = ROOT / "src" if self.inplace else Path(self.build_lib)
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if built and all(path.exists() for path in built):
            stamp = package / "wildtable" / STAMP
            stamp.write_text(json.dumps({"sources": sources_digest(ROOT / "src" / "wildtable")}) + "\n")


def extensions() -> list[Extension]:
    """The mypyc extensions; none where they are not wanted or cannot be built."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.environ.get("WILDTABLE_PURE") == "1" or shutil.which(compiler.split()[0]) is None:
        print("wildtable: no C compiler (or WILDTABLE_PURE=1): installing without native code, slower.")
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    sources = [str(path.relative_to(ROOT)) for path in compiled_sources(ROOT / "src" / "wildtable")]
    found = mypycify(["--config-file", "pyproject.toml", *sources], opt_level="3", debug_level="0")
    for extension in found:
        extension.optional = True
    return [extension for extension in found if isinstance(extension, Extension)]


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAndStamp})
