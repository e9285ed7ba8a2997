import type { Language } from "@/worker/core/language";

/** Where a bundle stands: being printed, ready to download, given up. */
export const bundleStates = ["running", "done", "failed"] as const;
export type BundleState = (typeof bundleStates)[number];

/** The most papers of one bundle. */
export const MOST = 500;

/** A paper of a bundle: what it is called in the file, and its bytes. */
export interface BundledPaper {
  name: string;
  size: number;
}

/** What is said to each paper of a bundle alike. */
export interface BundleChoices {
  language: Language;
  text: string;
}

/** What of a list may be asked for, by the kind of paper. */
export const selections = ["search", "client", "from", "to", "type", "status"] as const;
export type Selection = (typeof selections)[number];
