/**
 * `npm run db:generate -- platform|business [--name N] [--custom] [--again]`: writes the next migration, and the index the Worker
 * applies; with --again, the last one is forgotten first, so that a module that nobody has yet needs one only.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { forgetLast, isShared, lastOf } from "./local/last-migration";
import { migrationsIndex } from "./local/migrations-index";
import { giveUp, say } from "./words.mjs";

const [kind, ...flags] = process.argv.slice(2);
if (kind !== "platform" && kind !== "business") {
  giveUp(say("usage", "npm run db:generate -- platform|business [--name N] [--custom] [--again]"), 2);
}
const folder = join("db/migrations", kind);
const again = flags.includes("--again");
if (again && isShared(folder)) giveUp(say("migrationShared", lastOf(folder)));
const name = again ? ["--name", forgetLast(folder)] : [];

const inTerminal = process.stdin.isTTY && process.stdout.isTTY;
const argv = ["generate", "--config", `db/${kind}/drizzle.config.ts`, ...name, ...flags.filter((flag) => flag !== "--again")];
const generated = spawnSync("node_modules/.bin/drizzle-kit", argv, { stdio: inTerminal ? "inherit" : "pipe", encoding: "utf8" });
const output = `${generated.stdout ?? ""}${generated.stderr ?? ""}`;
// Where it cannot ask, the generator says so, and ends as if all were well.
if (output.includes("Interactive prompts")) giveUp(say("migrationAsks", kind));
process.stdout.write(output);
// A fault in a table is written, and the generator ends as if all were well, too.
if (generated.status !== 0 || /^\s*\w*Error: /m.test(output)) process.exit(generated.status || 1);
writeFileSync(join(folder, "index.ts"), migrationsIndex(folder));
