import { eq } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { users } from "@/db/platform";
import { seed } from "@/db/seed/index";
import { documentFiles } from "@/db/seed/documents";
import { addDemoFiles, type FileStore } from "@/db/seed/logos";
import { portraitFiles } from "@/db/seed/portraits";
import { fillInPieces, insertPieces, updatePieces } from "@/db/seed/pieces";
import { patiently } from "@/db/seed/retry";
import { type FaultyDatabases, faultyDatabases } from "./support/faulty-databases";

/** How the client reports a connection that the server closed, and a transaction that took too long. */
const closed = () => Object.assign(new TypeError("fetch failed"), { cause: new Error("other side closed") });
const timeout = () => Object.assign(new Error("TRANSACTION_TIMEOUT: transaction timed out"), { code: "TRANSACTION_TIMEOUT" });
/** What SQLite says of broken rules is said again next time; so is it, here, of a killed process. */
const refused = (code: string) => Object.assign(new Error(code), { code: `SQLITE_${code.toUpperCase()}` });

describe("patience", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const tried = async (failures: number, error: () => Error) => {
    let attempts = 0;
    const outcome = patiently(async (attempt) => {
      attempts = attempt;
      if (attempt <= failures) throw error();
      return "done";
    }).catch(String);
    await vi.runAllTimersAsync();
    return [attempts, await outcome];
  };

  it("outlasts lost connections, late transactions and locks", async () => {
    expect(await tried(3, closed)).toEqual([4, "done"]);
    expect(await tried(7, timeout)).toEqual([8, "done"]);
    expect(await tried(1, () => refused("busy"))).toEqual([2, "done"]);
  });

  it("ends after half a minute, and at once where the same would be said again", async () => {
    expect(await tried(99, closed)).toEqual([8, "TypeError: fetch failed"]);
    expect(await tried(99, () => refused("constraint"))).toEqual([1, "Error: constraint"]);
    expect(await tried(99, () => new Error("Failed query", { cause: refused("constraint") }))).toEqual([1, "Error: Failed query"]);
  });
});

describe("pieces", () => {
  const jars = sqliteTable("jars", {
    id: text("id").primaryKey(),
    count: integer("count").notNull(),
    note: text("note").notNull().default("full"),
  });
  const migrations = [{ id: "0000", statements: ["create table jars (id text primary key, count integer not null, note text not null)"] }];
  const rows = Array.from({ length: 2_100 }, (_, place) => ({ id: `jar ${place}`, count: place, ...(place === 5 && { note: "half" }) }));
  const emptied = updatePieces(jars, rows.slice(0, 3), ({ id }) => ({ note: `${id} is empty` }));
  const pieces = [...insertPieces(jars, rows), ...emptied];
  const fill = (databases: FaultyDatabases, some = pieces) => fillInPieces(databases, "pantry", migrations, some);
  const whole = { jars: rows.map((row, place) => ({ ...row, note: place < 3 ? `${row.id} is empty` : (row.note ?? "full") })) };

  it("are small, and leave no trace of having been some", async () => {
    const databases = faultyDatabases();
    await fill(databases);
    expect(pieces.map(({ rows: part }) => part.length)).toEqual([500, 500, 500, 500, 100, 3]);
    expect(databases.written.map(({ statements }) => statements.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(await databases.rowsOf("pantry")).toEqual(whole);
  });

  it("are written once each, wherever the one who wrote them was killed", async () => {
    let moment = 0;
    for (let isWhole = false; !isWhole; moment += 1) {
      const first = faultyDatabases();
      first.onAsked = killedAfter(moment);
      isWhole = await fill(first).then(
        () => true,
        () => false,
      );
      const next = first.restarted();
      await fill(next);
      expect(await next.rowsOf("pantry"), `killed at moment ${moment}`).toEqual(whole);
      // Once all is written, it is for the caller to know.
      if (first.written.length < 7) expect(first.written.length + next.written.length).toBe(7);
    }
    expect(moment).toBeGreaterThan(20);
  });

  it("are written once each when the answer is lost", async () => {
    const databases = faultyDatabases();
    let questions = 0;
    databases.onAsked = (when) => {
      questions += 1;
      if (questions % 6 === 0) throw when === "before" ? timeout() : closed();
    };
    await fill(databases);
    expect([databases.written.length, await databases.rowsOf("pantry")]).toEqual([7, whole]);
  });

  it("begin anew when what was begun is not the same any more", async () => {
    const first = faultyDatabases();
    first.onAsked = killedAfter(18);
    await expect(
      fill(
        first,
        insertPieces(
          jars,
          rows.map((row) => ({ ...row, note: "of yesterday" })),
        ),
      ),
    ).rejects.toThrow("killed");
    expect((await first.rowsOf("pantry")).jars).not.toEqual([]);
    const next = first.restarted();
    await fill(next);
    expect(await next.rowsOf("pantry")).toEqual(whole);
  });

  it("begin anew in a database that something else has filled", async () => {
    const databases = faultyDatabases();
    await databases.create("pantry");
    await databases.business("pantry").run("create table jars (id text)");
    await fill(databases);
    expect(await databases.rowsOf("pantry")).toEqual(whole);
  });
});

describe("the demo", () => {
  const NOON = Date.UTC(2026, 10, 20, 12);
  const DAY = 86_400_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON }));
  afterEach(() => void vi.useRealTimers());

  const databases = faultyDatabases();
  let contents: unknown;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
    await seed("demo", databases);
    contents = await contentsOf(databases);
  });

  it("is finished when it was killed before its people were all there", async () => {
    const batches = databases.written.length;
    const first = faultyDatabases();
    first.onAsked = (_when, written) => {
      if (written >= batches - 2) throw refused("killed");
    };
    await expect(seed("demo", first)).rejects.toThrow("killed");
    const next = first.restarted();
    await seed("demo", next);
    expect(await contentsOf(next)).toEqual(contents);
  });

  it("is left alone once it is there, on another day and by a person who has changed their address too", async () => {
    await databases.platform.update(users).set({ email: "helene@ailleurs.test" }).where(eq(users.email, "demo@cellier.test"));
    const [before, batches] = [await contentsOf(databases), databases.written.length];
    vi.setSystemTime(NOON + 3 * DAY);
    await seed("demo", databases);
    expect([await contentsOf(databases), databases.written.length]).toEqual([before, batches]);
  });
});

describe("the demo's files", () => {
  it("are put again when the store closes the connection, and not when they are there", async () => {
    const stored = new Map<string, Uint8Array>();
    const calls = { times: 0, put: 0 };
    const store: FileStore = {
      head: async (name) => stored.get(name),
      put: async (name, bytes) => {
        calls.put += 1;
        if (calls.put <= 2) throw closed();
        stored.set(name, bytes);
      },
    };
    const open = async () => {
      calls.times += 1;
      if (calls.times === 1) throw closed();
      return store;
    };
    await addDemoFiles(open);
    const logos = ["demo/logo/deux-rives", "demo/logo/vieux-moulin"];
    expect([...stored.keys()].sort()).toEqual([...logos, ...Object.keys(portraitFiles), ...Object.keys(documentFiles)].sort());
    await addDemoFiles(open);
    expect(calls.put).toBe(stored.size + 2);
  });
});

/** Ends whatever asks once it has asked so often: sometimes what was asked last is done, sometimes it is not. */
function killedAfter(moments: number): FaultyDatabases["onAsked"] {
  let passed = 0;
  return () => {
    passed += 1;
    if (passed > moments) throw refused("killed");
  };
}

/** All that a seed has left. Hashes of passwords differ each time, and so does who of several people is written first. */
async function contentsOf(databases: FaultyDatabases): Promise<unknown> {
  const names = ["platform", "seed-deux-rives", "seed-vieux-moulin"];
  const all = await Promise.all(names.map(async (name) => [name, await databases.rowsOf(name)] as const));
  const plain = JSON.parse(JSON.stringify(Object.fromEntries(all), (key, value) => (key === "password_hash" ? "" : value)));
  for (const rows of Object.values(plain.platform) as { id: string }[][]) rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  return plain;
}
