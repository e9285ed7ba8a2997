export type Part = "bindings" | "pages" | "worker" | "reader" | "terminal";
/** All of them, in the order of building. */
export const parts: Part[];
/** The product as `npm start` runs it. */
export const product: Part[];
/** Is all of a part there? */
export function isThere(part: Part): boolean;
/** Is a part there, and built from its inputs as they are now? */
export function isFresh(part: Part): boolean;
/**
 * Records what a part was built from; a folder, with a slash at its end, stands for the names in it.
 * @param since when the build began: what was changed later is recorded as unknown
 */
export function record(part: Part, paths: string[], since: number): void;
/** All files under a folder. */
export function filesUnder(folder: string): string[];
/** A path as it is recorded, from the root; null for what is elsewhere, or no file. */
export function ownPath(path: string): string | null;
