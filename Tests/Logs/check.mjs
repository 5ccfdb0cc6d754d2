// Reads the logs beside it as the page does, and compares with what is written about each; then compares what the page says of
// them with what the command says, in every shape:  node check.mjs CASSOWARY.WASM LOG.WASM [COMMAND [FOLDER…]]
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { register } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";

const parts = new URL("../../Sources/CPage/parts/", import.meta.url).href;
const modules = { cassowary: new URL("../../Sources/CCassowary/cassowary.mjs", import.meta.url).href };
for (const name of ["numbers", "pieces", "system", "log"]) modules[name] = `${parts}${name}.mjs`;
register("data:text/javascript," + encodeURIComponent(
  `const modules = ${JSON.stringify(modules)};
   export const resolve = async (name, context, next) => modules[name] ? { url: modules[name], shortCircuit: true } : next(name, context);`));
const { load } = await import("cassowary");
const { LogError, explain, loadReader, systemOf } = await import("log");
const { LayoutSystem } = await import("system");

const library = await load(await readFile(process.argv[2])), reader = await loadReader(await readFile(process.argv[3]));
const folder = new URL(".", import.meta.url);
let count = 0, failures = 0;
for (const file of (await readdir(folder)).filter(name => name.endsWith(".log")).sort()) {
  const wanted = JSON.parse(await readFile(new URL(file.replace(".log", ".json"), folder), "utf8"));
  let found;
  try {
    const [log] = reader.read(await readFile(new URL(file, folder), "utf8")), told = explain(library, reader, log);
    found = { cause: told.cause, conflict: told.members, broken: log.broken, views: log.views.map(view => view.name) };
    if ("proved" in wanted) found.proved = told.isProved;
    // The page shows it, and without one of those that fight nothing is left to fight.
    const system = new LayoutSystem(library, systemOf(log, told));
    if (told.isProved && system.conflicts().length === 0) found.page = "no conflict";
    if (told.isProved) for (const place of told.members) {
      system.setOn(place, false);
      if (system.conflicts().length) found.page = `still a conflict without ${place}`;
      system.setOn(place, true);
    }
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    found = { error: error.message };
  }
  count++;
  if (JSON.stringify(found) === JSON.stringify(wanted)) continue;
  failures++;
  console.error(`${file}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`);
}
// What the page and the command say of the same texts: the logs beside this, those of other folders, and each of them in the
// shapes in which people paste, and damaged.
const [, , , , command, ...folders] = process.argv;
const shapes = {
  plain: text => text,
  page: text => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>\n"),
  line: text => text.replaceAll(/\s*\n\s*/g, " "),
  service: text => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("<", "\\u003c").replaceAll("\n", "\\n"),
  typographic: text => text.replaceAll("'", "’").replaceAll(/"(?=<)/g, "“").replaceAll(/(?<=>)"/g, "”").replaceAll("--", "—"),
  mail: text => text.replaceAll(/^/gm, "> "),
  marks: text => text.replaceAll(/^\s*"(<.*>)",?$/gm, "- `$1`;"),
  cut: text => text.slice(0, Math.floor(text.length * 0.6)),
  holes: text => text.replaceAll(/(?<=.{60})\.(?=\w)/g, "?"),
  renamed: text => text.replaceAll(/[\w.]+:0x[0-9a-f]+(?='?[^<]*(?:==|>=|<=))/g, "tile"),
};

/** What the page says of each log of a text, or why it is none. */
function told(text) {
  try {
    return reader.read(text).map(log => [
      log.views.map(view => view.name), log.constraints.map(one => [one.line, one.terms, one.text, one.priority]),
      explain(library, reader, log),
    ]);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return error.message.slice(error.message.indexOf(": ") + 2);
  }
}

/** What the command says of it. */
function said(file) {
  const run = spawnSync(command, ["explain", file, "--json"], { encoding: "utf8", maxBuffer: 1 << 26 });
  if (run.status !== 0) return run.stderr.trim().slice(run.stderr.indexOf("error: ") + 7);
  return JSON.parse(run.stdout).map(report => [
    report.views.map(view => view.name), report.constraints.map(one => [one.line, one.terms, one.text, one.priority]), {
      members: report.conflict, isProved: report.proved, sentence: report.sentence, note: report.note, unread: report.unread,
      cause: report.cause, remedy: report.remedy,
    }]);
}

const scratch = await mkdtemp(join(tmpdir(), "logs-"));
for (const place of command ? [fileURLToPath(folder), ...folders] : []) {
  for (const file of (await readdir(place)).filter(name => name.endsWith(".log")).sort()) {
    const text = await readFile(join(place, file), "utf8");
    for (const [shape, change] of Object.entries(shapes)) {
      const pasted = join(scratch, "pasted.log");
      await writeFile(pasted, change(text));
      count++;
      const found = told(change(text)), wanted = said(pasted);
      if (isDeepStrictEqual(found, wanted)) continue;
      failures++;
      console.error(`${file} as ${shape}: the page says ${JSON.stringify(found)}, the command ${JSON.stringify(wanted)}`);
    }
  }
}
await rm(scratch, { recursive: true });
console.log(`${count} logs are read as is written about them`);
process.exitCode = failures ? 1 : 0;
