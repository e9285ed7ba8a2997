import { handle } from "@/worker/engine/handler";
import { restocks } from "./contract";
import { addDraft } from "./create";
import { fetchRestock, toRestock } from "./records";

/** Asks the same again, as a new draft: at the tariffs of today, or at the price agreed where there is none. */
export const duplicate = handle(restocks.duplicate, async (context, { id }) => {
  const { row, supplier, tariffs } = await fetchRestock(context.db, id);
  const lines = row.lines.map((line) => {
    const pack = { pack: { amount: line.packAmount, unit: line.packUnit }, packName: line.pack };
    const tariff = tariffs.find((one) => one.id === line.tariffId);
    const isAsTariff = tariff?.packAmount === line.packAmount;
    return {
      ...(tariff ? { tariff: tariff.id } : { item: line.itemId }),
      packs: line.packs,
      ...pack,
      ...(!isAsTariff && { price: line.price }),
    };
  });
  const draft = await addDraft(context, supplier, { lines, fees: row.fees, notes: row.notes });
  return toRestock(draft, context.now);
});
