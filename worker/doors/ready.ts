import type { Databases } from "@/worker/engine/ports";
import { guard } from "@/db/kernel";
import type { RequestContext } from "./request-context";

/** A database that takes longer is not there for anybody. */
const PATIENCE = 5_000;

/** Why nothing can be written. */
type Trouble = "full" | "read_only" | "locked" | "slow" | "unreachable";

/** Is the house ready to work? Only one that writes is. */
export async function readyDoor(context: RequestContext): Promise<Response> {
  const trouble = await troubleOf(context.var.runtime.databases);
  return trouble ? context.json({ status: "not_ready", reason: trouble }, 503) : context.json({ status: "ready" });
}

/** Writes a row and takes it away again. @returns why that failed; null when it did not */
export async function troubleOf({ platform }: Pick<Databases, "platform">, patience = PATIENCE): Promise<Trouble | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Trouble>((resolve) => {
    timer = setTimeout(resolve, patience, "slow");
  });
  const write = platform.batch([platform.insert(guard).values({ changed: 1 }), platform.delete(guard)]);
  return Promise.race([late, write.then(() => null, reasonOf)]).finally(() => clearTimeout(timer));
}

function reasonOf(error: unknown): Trouble {
  const text = error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}` : "";
  if (/disk is full|SQLITE_FULL|disk I\/O error|SQLITE_IOERR/.test(text)) return "full";
  if (/readonly|SQLITE_READONLY/.test(text)) return "read_only";
  if (/database is locked|SQLITE_BUSY/.test(text)) return "locked";
  return "unreachable";
}
