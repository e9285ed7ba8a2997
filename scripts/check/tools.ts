import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrationsIndex } from "../local/migrations-index";

/** Runs a tool; what it says when it fails. */
function tool(name: string, ...argv: string[]): string[] {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", WRANGLER_SEND_METRICS: "false" };
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${name}`, argv, { encoding: "utf8", env, maxBuffer: 1e8 });
  return status === 0 ? [] : `${stdout}${stderr}`.split("\n").filter((line) => line.trim());
}

export const types = () => tool("tsc", "--noEmit", "-p", ".");
export const lint = () => tool("biome", "check", "--error-on-warnings", ".");
export const unused = () => tool("knip", "--no-progress");
/** Every operation has its code, its words, its address: what the tests walk through without a running product. */
export const registry = () => tool("vitest", "run", "tests/every-operation.unit.test.ts", "--reporter=dot");

/** Migrations that the tables ask for and that nobody wrote, or an index that is not up to date. */
export function migrations(): string[] {
  return ["platform", "business"].flatMap((kind) => {
    const own = `db/migrations/${kind}`;
    mkdirSync(".cache", { recursive: true });
    const folder = mkdtempSync(join(".cache", "migrations-"));
    try {
      cpSync(own, folder, { recursive: true });
      const before = readdirSync(folder).length;
      const failed = tool("drizzle-kit", "generate", "--dialect", "sqlite", "--schema", `db/${kind}/index.ts`, "--out", folder);
      if (failed.length) return failed;
      if (readdirSync(folder).length > before) return [`db/${kind} has changed: npm run db:generate -- ${kind}`];
      const isCurrent = readFileSync(join(own, "index.ts"), "utf8") === migrationsIndex(own);
      return isCurrent ? [] : [`${own}/index.ts is not what its folder says: npm run db:generate -- ${kind}`];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
