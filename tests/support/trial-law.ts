import { Refusal } from "@/worker/core/errors";
import { dryRun } from "@/worker/engine/dry-run";
import { type Contents, changedTables } from "./contents";
import type { Maker } from "./in-process";
import { belongings, type Prepared } from "./laws";
import { testRuntime } from "./runtime";

/** What every write leaves besides what it is about. */
const besides = ["audit", "idempotency", "idempotency of the platform", "audit of the platform"];

/** A trial keeps nothing, and says that something would change if the command then changes any row. */
export async function triesTruly(owner: Maker, all: Prepared[]): Promise<string[]> {
  const offences: string[] = [];
  let before = await belongings(owner);
  for (const { operation, caller, input } of all) {
    const runtime = dryRun(testRuntime());
    const tried = await codeOf(caller.call(operation, input, { runtime }));
    const left = changedTables(before, await belongings(owner));
    if (left.length) offences.push(`${operation.id}: its trial changes ${left}`);
    const done = await codeOf(caller.call(operation, input));
    const after = await belongings(owner);
    const changed = changedTables(bare(before), bare(after));
    before = after;
    // What reaches beyond the product cannot be tried.
    if (tried === "not_supported") continue;
    if (tried !== done) offences.push(`${operation.id}: its trial is answered ${tried}, and it is answered ${done}`);
    else if (!done && changed.length && !runtime.trial?.changes)
      offences.push(`${operation.id}: its trial says that nothing changes, and it changes ${changed}`);
  }
  return offences;
}

async function codeOf(act: Promise<unknown>): Promise<string | null> {
  try {
    await act;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Rows without what says only that somebody wrote them, nor the order in which they were: triggers write lines anew. */
function bare(contents: Contents): Contents {
  const tables = Object.entries(contents).filter(([table]) => !besides.includes(table));
  return Object.fromEntries(tables.map(([table, rows]) => [table, rows.map(({ version, updatedAt, ...row }) => row).sort(byText)]));
}

const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
