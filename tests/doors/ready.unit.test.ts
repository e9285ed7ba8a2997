import { describe, expect, it } from "vitest";
import { troubleOf } from "@/worker/doors/ready";
import { faultyDatabases } from "../support/faulty-databases";

/** A platform's database whose next writes fail so. */
async function failing(fail: () => void | Promise<void>) {
  const databases = faultyDatabases();
  await databases.create("platform");
  await databases.platform.run("create table guard (changed integer check (coalesce(changed, 1) > 0), within integer)");
  databases.onAsked = () => void fail();
  return databases;
}

describe("a house that cannot write is not ready, and says why", () => {
  it.each([
    ["SQLITE_FULL: database or disk is full", "full"],
    ["SQLITE_IOERR: disk I/O error", "full"],
    ["SQLITE_READONLY: attempt to write a readonly database", "read_only"],
    ["SQLITE_BUSY: database is locked", "locked"],
    ["fetch failed", "unreachable"],
  ])("%s", async (message, reason) => {
    const databases = await failing(() => {
      throw new Error(message);
    });
    expect(await troubleOf(databases)).toBe(reason);
  });

  it("a database that hangs", async () => {
    const never = { platform: { batch: () => new Promise(() => {}), insert: () => ({ values: () => ({}) }), delete: () => ({}) } };
    expect(await troubleOf(never as unknown as Parameters<typeof troubleOf>[0], 20)).toBe("slow");
  });

  it("and is ready when it can, with nothing left behind", async () => {
    const databases = await failing(() => {});
    expect(await troubleOf(databases)).toBeNull();
    expect((await databases.rowsOf("platform")).guard).toEqual([]);
  });
});
