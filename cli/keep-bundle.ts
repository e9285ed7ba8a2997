import { setTimeout as wait } from "node:timers/promises";
import type { OperationOutline } from "./catalogue/outline";
import type { SheetFile } from "@/worker/core/contract/printing";
import { bytesOf } from "./bytes";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { loadModule } from "./registry";
import { writeTo } from "./write-to";

/** Operations that begin a file of many papers, which the service's queue makes. */
const bundled = new Set(["paperBundles.print", "quality.pack"]);
export const isBundled = ({ id }: OperationOutline): boolean => bundled.has(id);

/** How long one waits between two looks, in milliseconds. */
const EVERY = 500;

/** A bundle as the service tells of it. */
export interface Bundle {
  id: string;
  state: "running" | "done" | "failed";
  printed: number;
  total: number;
  papers: string[];
  refused: string[];
  createdAt: string;
}

/** Follows a bundle until it is made, then writes it paper by paper as one ZIP. @throws Stop when the service gave it up */
export async function keepBundle(context: CommandContext, begun: Bundle, path: string): Promise<void> {
  const { client, terminal, translator } = context;
  const { operations } = await loadModule("paperBundles", translator.language);
  const { show, paper } = operations;
  if (!show || !paper) return;
  let bundle = begun;
  while (bundle.state === "running") {
    terminal.progress(translator.say("bundle.made", { printed: bundle.printed, total: bundle.total }));
    await wait(EVERY);
    bundle = await client.call<Bundle>(show, { id: bundle.id });
  }
  terminal.progress("");
  if (bundle.state === "failed") throw new Stop(translator.say("bundle.failed"), exitCodes.unavailable);
  const { zipOf } = await import("@/worker/core/files/zip");
  const read = async (place: number) => bytesOf(await client.call<SheetFile>(paper, { id: bundle.id, place }));
  const packed = new Uint8Array(await new Response(zipOf(bundle.papers, read, Date.parse(bundle.createdAt))).arrayBuffer());
  if (path === "-") terminal.bytes(packed);
  else writeTo(context, path, packed);
  if (bundle.refused.length) terminal.aside(translator.say("bundle.lacking", { names: bundle.refused.join(", ") }));
}
