import { unzipSync } from "fflate";
import { openPrinter } from "@/worker/adapters/paper/index";
import { bytesOf } from "@/worker/core/contract/printing";
import { paperJobs } from "@/worker/modules/papers/paper-bundles";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import { qualityJobs } from "@/worker/modules/safety/quality";
import { quality } from "@/worker/modules/safety/quality/contract";
import type { Maker } from "./in-process";
import { testRuntime } from "./runtime";

/** Asks for many papers, and does the queue's work until nothing of it is left. @returns the bundle then */
export async function printMany(maker: Pick<Maker, "call" | "businessId">, input: object) {
  const { id } = await maker.call(paperBundles.print, input);
  return madeBundle(maker, id, "papers.print");
}

/** Asks for a visit pack, and does the queue's work. @returns the bundle then */
export async function makePack(maker: Pick<Maker, "call" | "businessId">, input: object = {}) {
  const { id } = await maker.call(quality.pack, input);
  return madeBundle(maker, id, "quality.pack");
}

const jobs = { ...paperJobs, ...qualityJobs };

async function madeBundle(maker: Pick<Maker, "call" | "businessId">, id: string, type: keyof typeof jobs) {
  const runtime = testRuntime({ printer: openPrinter() });
  const job = { type, businessId: maker.businessId, bundleId: id, behalf: "Camille" };
  let isMore = true;
  while (isMore) {
    isMore = false;
    const goOn = () => {
      isMore = true;
    };
    await jobs[type].run(runtime, job, { goOn } as never);
  }
  return maker.call(paperBundles.show, { id });
}

/** What the file of a bundle holds, by name. */
export const unpackMany = async (maker: Pick<Maker, "call">, id: string) => unzipSync(bytesOf(await maker.call(paperBundles.file, { id })));
