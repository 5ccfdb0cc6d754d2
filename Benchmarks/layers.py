#!/usr/bin/env python3
"""Runs the program of `Benchmarks/layers` under callgrind and prints what grows where a layer is off."""

import argparse
import concurrent.futures
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

WORKLOADS = "W1 W2 W3 W4 W5 W6 W7 W8 W9 A1 A2 A3 A4 A5 A6".split()


def arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/layers")
    parser.add_argument("program")
    parser.add_argument("--views", type=int, default=None)
    parser.add_argument("--only", action="append")
    parser.add_argument("--off", action="append", help="a layer, a group of layers, or none for no layer at all")
    parser.add_argument("--patience", type=int, default=300, help="seconds for a workload with a layer off")
    parser.add_argument("--json", help="where to keep the counts")
    return parser.parse_args()


def names(source):
    """Layers and groups, as the solver's source lists them."""
    text = open(source).read()
    layers = re.findall(r'\("(\w+)", \.\w+\)', text)
    groups = re.findall(r'"([a-z ]+)",\s*\[', text)
    return layers, groups


def count(program, workload, views, choice, patience):
    """Instructions and steps by phase; None if it took too long."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", "--collect-atstart=no", "--dump-instr=no",
                   f"--callgrind-out-file={folder}/out", program, workload, str(views), choice]
        try:
            run = subprocess.run(command, capture_output=True, text=True, timeout=patience)
        except subprocess.TimeoutExpired:
            return None
        if run.returncode:
            return {"failed": run.stderr[-300:]}
        phases = [line.split("\t")[1:] for line in run.stdout.splitlines() if line.startswith("phase\t")]
        counts = {}
        for number, (name, steps, changes) in enumerate(phases, 1):
            text = open(f"{folder}/out.{number}").read()
            total = re.search(r"^(?:totals|summary): (\d+)", text, re.M)
            counts[name] = (int(total.group(1)), int(steps))
        return counts


def main():
    options = arguments()
    layers, groups = names("Sources/Cassowary/Machine/Acceleration.swift")
    workloads = options.only or WORKLOADS
    off = options.off or groups + layers
    choices = ["all"] + ["none" if name == "none" else f"without {name}" for name in off]
    counted = {}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        sizes = [options.views] if options.views else [100, 1000]
        tasks = {
            pool.submit(count, options.program, workload, views, choice, options.patience): (choice, workload, views)
            for choice in choices for workload in workloads for views in sizes
        }
        for task in concurrent.futures.as_completed(tasks):
            counted[tasks[task]] = task.result()
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    if options.json:
        with open(options.json, "w") as file:
            json.dump([[*key, value] for key, value in counted.items()], file)
    report(choices[1:], workloads, sizes, counted)


def report(choices, workloads, sizes, counted):
    for choice in choices:
        ratios = []
        for workload in workloads:
            for views in sizes:
                ours, theirs = counted["all", workload, views], counted[choice, workload, views]
                if ours is None or "failed" in ours:
                    ratios.append((0, f"{workload} {views}: {ours}", 0, 0))
                elif theirs is None or "failed" in theirs:
                    ratios.append((float("inf"), f"{workload} {views}: {theirs or 'too long'}", 0, 0))
                else:
                    for phase, (instructions, steps) in ours.items():
                        more, moreSteps = theirs[phase]
                        ratios.append((more / instructions, f"{workload} {views} {phase}", steps, moreSteps))
        ratios.sort(reverse=True)
        print(f"\n{choice}")
        for ratio, where, steps, moreSteps in ratios[:6] + ratios[-2:]:
            print(f"  {ratio:8.3f}  {where}  ({steps} steps, {moreSteps} without)")


main()
