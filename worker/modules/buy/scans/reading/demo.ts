import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { countAttempt } from "@/worker/modules/business/account";
import { scans } from "../contract";
import { documentOf, foundOf } from "./document";
import { checksOf } from "../rules";

/** The invoice that the public page shows, as it lies among the product's own files. */
const SAMPLE = "/samples/facture.png";
/** How often one address, and everybody together, may have it read in ten minutes. */
const MOST = 5;
const MOST_IN_ALL = 200;
const MINUTES = 10;

/**
 * Reads the sample as any document is read, for whoever wants to see it done.
 * @throws Refusal `too_many_attempts`, `unavailable`
 */
export const demo = handle(scans.demo, async (context) => {
  const { platform, caller, assets, reader } = context;
  const allowed = (key: string, most: number) => ({ key: `scans-demo:${key}`, most, minutes: MINUTES });
  await countAttempt(platform, Date.now(), [allowed(caller.address, MOST), allowed("all", MOST_IN_ALL)]);
  const bytes = await assets.get(SAMPLE);
  const before = Date.now();
  const reading = bytes && (await reader.read(bytes, {}));
  if (!reading || "refused" in reading) throw new Refusal("unavailable");
  const document = documentOf(reading);
  return {
    ...document.values,
    milliseconds: Date.now() - before,
    confidence: Math.round(reading.confidence * 10_000),
    found: foundOf(document, reading),
    lineItems: document.lines.map(({ description, quantity, unitPrice, totalAmount, vatRate }, at) => ({
      description,
      quantity,
      unitPrice,
      totalAmount,
      vatRate,
      at: reading.lineItems[at]?.at ?? null,
    })),
    checks: checksOf(document),
  };
});
