/** Where a bundle stands: being printed, ready to download, given up. */
export const bundleStates = ["running", "done", "failed"] as const;
export type BundleState = (typeof bundleStates)[number];

/** The most invoices of one bundle: their papers fit an isolate's memory together. */
export const MOST = 200;
