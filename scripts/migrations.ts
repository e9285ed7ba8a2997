/** `npm run db:generate -- platform|business [--name N] [--custom]`: writes the next migration, and the index the Worker applies. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsIndex } from "./local/migrations-index";
import { giveUp, say } from "./words.mjs";

const [kind, ...flags] = process.argv.slice(2);
if (kind !== "platform" && kind !== "business") giveUp(say("usage", "npm run db:generate -- platform|business [--name N] [--custom]"), 2);
const made = spawnSync("node_modules/.bin/drizzle-kit", ["generate", "--config", `db/${kind}/drizzle.config.ts`, ...flags], {
  stdio: "inherit",
});
if (made.status !== 0) process.exit(made.status ?? 1);
writeFileSync(join("db/migrations", kind, "index.ts"), migrationsIndex(join("db/migrations", kind)));
