import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { Operation, Result } from "@/worker/core/contract/operation";

/** What a part of a screen shows: what was read, or why it could not be. */
export type PanelContent<Value> = { value: Value; problem: null } | { value: null; problem: string };
/** The same, which may still be on its way. */
export type Panel<Value> = PanelContent<Value> | Promise<PanelContent<Value>>;

/** A part that comes within this many milliseconds stands in the page at once, also for those without scripts. */
const SOON = 200;

/**
 * The loader's answer for a screen whose parts are read apart from each other: the page never waits for a slow one nor falls
 * with one that fails. Only a page that is whole is kept by caches, so that trying again reads again.
 */
export async function panelsOf<Parts extends Record<string, Panel<unknown> | undefined>, More extends object>(parts: Parts, more: More) {
  const settled = await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, part ? await soon(part) : null] as const));
  const isWhole = settled.every(([, content]) => content && content.problem === null);
  const panels = Object.fromEntries(settled.map(([name, content]) => [name, content ?? parts[name]]));
  return data(
    { ...more, panels: panels as { [Name in keyof Parts]: Parts[Name] | Awaited<Parts[Name]> } },
    { headers: isWhole ? {} : { "cache-control": "no-store" } },
  );
}

/** Reads one part. */
export async function readPanel<O extends Operation>(
  context: AppLoadContext,
  operation: O,
  input: unknown,
): Promise<PanelContent<Result<O>>> {
  try {
    return { value: await context.call(operation, input), problem: null };
  } catch (error) {
    return { value: null, problem: context.phrase(error).detail };
  }
}

function soon<Value>(part: Panel<Value>): Promise<PanelContent<Value> | null> {
  return Promise.race([part, new Promise<null>((resolve) => setTimeout(resolve, SOON, null))]);
}
