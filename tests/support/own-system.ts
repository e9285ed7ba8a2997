import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqldDatabases } from "@/worker/adapters/database/sqld";
import { vi } from "vitest";
import { anyPort } from "../../scripts/local/ports";
import { startLocalSystem } from "../../scripts/local/system";
import { ownConnection } from "./connections";

/** A whole system for one test file, for what the shared one must not suffer: outside services that fail, clocks, logs. */
export interface OwnSystem {
  url: string;
  adminUrl: string;
  databases: ReturnType<typeof sqldDatabases>;
  /** The key its access tokens are signed with. */
  signingKey: string;
  /** Every line its Worker has logged. */
  log: string[];
  ring(cron: string): Promise<void>;
  post(path: string, json: unknown, headers?: Record<string, string>): Promise<{ status: number; body: Record<string, unknown> }>;
  stop(): Promise<void>;
}

/** Starts a system without demo data, with these settings of outside services. */
export async function startOwnSystem(settings: Record<string, string> = {}): Promise<OwnSystem> {
  const log: string[] = [];
  const listen = (...texts: unknown[]) => void log.push(...texts.map(String).join(" ").split("\n"));
  const spies = [vi.spyOn(console, "log").mockImplementation(listen), vi.spyOn(console, "error").mockImplementation(listen)];
  const data = mkdtempSync(join(tmpdir(), "cellier-own-"));
  const machine = await startLocalSystem({ port: await anyPort(), data, seed: "none", settings });
  const { url, databaseUrl, adminUrl, runCron: ring } = machine;
  return {
    url,
    adminUrl,
    log,
    ring,
    databases: sqldDatabases(databaseUrl, adminUrl, { trips: 0, time: 0 }),
    signingKey: readFileSync(join(data, "signing-key.json"), "utf8"),
    post: async (path, json, headers) => {
      const sent = { ...ownConnection, "content-type": "application/json", ...headers };
      const answer = await fetch(url + path, { method: "POST", body: JSON.stringify(json), headers: sent });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : {} };
    },
    stop: async () => {
      await machine.stop();
      for (const spy of spies) spy.mockRestore();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
