import type { Meaning } from "@/worker/core/contract/meaning";
import type { SheetFile } from "@/worker/core/contract/printing";
import type { Language } from "@/worker/core/language";
import { printKinds } from "@/worker/modules/papers/generator/status";

/** What a bundle is made of: papers of one kind, or what an inspector asks for. */
export const bundleKinds = [...printKinds, "visit_pack"] as const;

/** Where a bundle stands: being printed, ready to download, given up. */
export const bundleStates = ["running", "done", "failed"] as const;
export type BundleState = (typeof bundleStates)[number];
/** What each means, whatever shows it. */
export const bundleMeanings = { running: "flow", done: "good", failed: "loss" } satisfies Record<(typeof bundleStates)[number], Meaning>;

/** The most papers of one bundle. */
export const MOST = 500;
/** The most files of a visit pack, with its attachments. */
export const LARGEST = 2_000;

/** A paper of a bundle: what it is called in the file, and its bytes. */
export interface BundledPaper {
  name: string;
  size: number;
  /** A PDF when it is not said. */
  mediaType?: SheetFile["mediaType"];
}

/** What is to be put in a bundle: `record` as its kind takes it, and what it is called in the file. */
export interface BundleRecord {
  record: string;
  name: string;
}

/** What is said to each paper of a bundle alike. */
export interface BundleChoices {
  language: Language;
  text: string;
  /** Of a visit pack: its days, both included. */
  from?: string;
  to?: string;
}

/** What of a list may be asked for, by the kind of paper. */
export const selections = ["search", "client", "from", "to", "type", "status"] as const;
export type Selection = (typeof selections)[number];
