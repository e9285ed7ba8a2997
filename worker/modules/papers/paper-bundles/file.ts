import { handle } from "@/worker/engine/handler";
import { paperBundles } from "./contract";
import { fetchPrinted, fileOf, readPart } from "./printed";

/** The papers as one file. @throws Refusal `not_allowed_now` while they are printed, `not_found` once they are forgotten */
export const file = handle(paperBundles.file, async (context, { id }) => {
  const row = await fetchPrinted(context, id);
  const whole = new Uint8Array(row.parts.reduce((sum, bytes) => sum + bytes, 0));
  let place = 0;
  for (const [part, size] of row.parts.entries()) {
    whole.set(await readPart(context, row, part), place);
    place += size;
  }
  return fileOf(row, whole);
});
