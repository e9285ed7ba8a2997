import { unzipSync } from "fflate";
import { openPrinter } from "@/worker/adapters/paper/index";
import { bytesOf } from "@/worker/core/contract/printing";
import { paperJobs } from "@/worker/modules/papers/paper-bundles";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import type { Maker } from "./in-process";
import { testRuntime } from "./runtime";

/** Asks for many papers, and does the queue's work until nothing of it is left. @returns the bundle then */
export async function printMany(maker: Pick<Maker, "call" | "businessId">, input: object) {
  const runtime = testRuntime({ printer: openPrinter() });
  const { id } = await maker.call(paperBundles.print, input);
  const job = { type: "papers.print" as const, businessId: maker.businessId, bundleId: id, behalf: "Camille" };
  let isMore = true;
  while (isMore) {
    isMore = false;
    const goOn = () => {
      isMore = true;
    };
    await paperJobs["papers.print"].run(runtime, job, { goOn } as never);
  }
  return maker.call(paperBundles.show, { id });
}

/** What the file of a bundle holds, by name. */
export const unpackMany = async (maker: Pick<Maker, "call">, id: string) => unzipSync(bytesOf(await maker.call(paperBundles.file, { id })));
