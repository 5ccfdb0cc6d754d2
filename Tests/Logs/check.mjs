// Reads the logs beside it as the page does, and compares with what is written about each, and the logs of a folder with what
// the command says of them:  node check.mjs CASSOWARY.WASM LOG.WASM [FOLDER COMMAND]
import { readFile, readdir } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { register } from "node:module";
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
// Every log of a folder, as the command tells it.
const [, , , , other, command] = process.argv;
for (const file of other ? (await readdir(other)).filter(name => name.endsWith(".log")).sort() : []) {
  const run = spawnSync(command, ["explain", `${other}/${file}`, "--json"], { encoding: "utf8" });
  let found, wanted;
  try {
    const [log] = reader.read(await readFile(`${other}/${file}`, "utf8")), told = explain(library, reader, log);
    found = [log.views.map(view => view.name), log.constraints.map(one => one.terms), told];
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    found = error.message.slice(error.message.indexOf(": ") + 2);
  }
  if (run.status === 0) {
    const [report] = JSON.parse(run.stdout);
    wanted = [report.views.map(view => view.name), report.constraints.map(one => one.terms), {
      members: report.conflict, isProved: report.proved, sentence: report.sentence, note: report.note, unread: report.unread,
      cause: report.cause, remedy: report.remedy,
    }];
  } else wanted = run.stderr.trim().slice(run.stderr.indexOf("error: ") + 7);
  count++;
  if (isDeepStrictEqual(found, wanted)) continue;
  failures++;
  console.error(`${file}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`);
}
console.log(`${count} logs are read as is written about them`);
process.exitCode = failures ? 1 : 0;
