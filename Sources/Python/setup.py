"""Builds the extension: libcassowary first, by the script that builds it for C, then what is between it and Python."""

import os
import pathlib
import subprocess

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = pathlib.Path(__file__).resolve().parent
DOOR = HERE.parent / "CCassowary"
BUILT = pathlib.Path(os.environ.get("LIBCASSOWARY", HERE.parent.parent / ".build" / "libcassowary"))


def files(pattern):
    return sorted(str(path.relative_to(HERE)) for path in HERE.glob(pattern))


class BuildWithLibrary(build_ext):
    """Builds libcassowary before the extension that takes it in."""

    def run(self):
        if not (DOOR / "build").exists():
            raise SystemExit(f"{DOOR} is missing: build the wheel from a checkout of the whole package.")
        try:
            subprocess.run([str(DOOR / "build"), str(BUILT)], check=True)
        except FileNotFoundError as error:
            raise SystemExit(f"Swift 6.3 is needed to build the wheel: {error}") from None
        super().run()


setup(
    ext_modules=[
        Extension(
            "cassowary_solver._core",
            sources=["extension/module.c", "extension/door.c", *files("extension/kiwi/*.c")],
            include_dirs=[os.path.relpath(DOOR / "include", HERE)],
            extra_objects=[os.path.relpath(BUILT / "libcassowary.a", HERE)],
            # Without this a new library, or another header, would not be taken into an extension that is there already.
            depends=[os.path.relpath(BUILT / "libcassowary.a", HERE), *files("extension/**/*.h")],
            extra_compile_args=["-std=c11", "-O2", "-fvisibility=hidden"],
            extra_link_args=["-Wl,--exclude-libs,ALL", "-Wl,-s", "-lm"],
            py_limited_api=True,
        )
    ],
    cmdclass={"build_ext": BuildWithLibrary},
    options={"bdist_wheel": {"py_limited_api": "cp310"}},
)
