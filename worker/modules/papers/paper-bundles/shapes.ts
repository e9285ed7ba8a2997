import { stated } from "@/worker/core/contract/meaning";
import { instant, z } from "@/worker/core/contract/fields";
import { bundleKinds, bundleStates, bundleMeanings } from "./status";

/** A bundle as every door shows it. */
export const bundle = z.object({
  id: z.string(),
  kind: z.enum(bundleKinds),
  fileName: z.string(),
  state: stated(bundleStates, bundleMeanings),
  /** How many there are, how many of them were looked at, and which of these could not be printed. */
  total: z.int(),
  printed: z.int(),
  refused: z.array(z.string()),
  /** Bytes of the papers so far, and their names in the file. */
  size: z.int(),
  papers: z.array(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type PaperBundle = z.output<typeof bundle>;
