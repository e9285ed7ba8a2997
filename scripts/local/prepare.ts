import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackChromium } from "@/tests/support/chromium";
import { startDatabase } from "./database";
import { type Need, partsFor } from "./needs";
import { buildOrGiveUp } from "./parts";
import { anyPort } from "./ports";
import { sayWhyNot } from "./start-or-give-up";

/**
 * Builds and starts what tests need, on a folder of data that goes with the process, and tells them where it is in their
 * environment; ends the process with a sentence where it cannot. The database is filled while the product is built.
 */
export async function prepare(needs: Set<Need>): Promise<{ stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "cellier-test-"));
  process.on("exit", () => rmSync(data, { recursive: true, force: true }));
  const isAsked = needs.has("database") || needs.has("product");
  const browser = needs.has("browser") ? (process.env.CELLIER_CHROMIUM ?? unpackChromium()) : undefined;
  const [database] = await Promise.all([
    isAsked ? startDatabase(data, "demo").catch(sayWhyNot) : null,
    buildOrGiveUp(partsFor(needs)),
    Promise.resolve(browser).then((path) => path && tell("CELLIER_CHROMIUM", path)),
  ]);
  if (!database) return { stop: async () => {} };
  tell("CELLIER_TEST_DATABASE_URL", database.url);
  tell("CELLIER_TEST_ADMIN_URL", database.adminUrl);
  if (!needs.has("product")) return database;
  const { startLocalSystem: startMachine } = await import("./system");
  const machine = await startMachine({ port: await anyPort(), data, seed: "demo", quiet: true }, database).catch(sayWhyNot);
  tell("CELLIER_TEST_URL", machine.url);
  return machine;
}

function tell(name: string, value: string): void {
  process.env[name] = value;
}
