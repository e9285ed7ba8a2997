import { forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { formatDate } from "@/worker/core/figures/dates";
import { formatQuantity } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { en as coreEn } from "@/worker/core/words.en";
import { fr as coreFr } from "@/worker/core/words.fr";
import { counts } from "./contract";
import { fetchCount, selectCounted, toCount } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr: { ...fr, units: coreFr.units }, en: { ...en, units: coreEn.units } };

/** A sheet to print: its lots, the expected amount of each unless it is blind, and room to write down what was found. */
export const sheet = handle(counts.sheet, async ({ db, caller: { language } }, { id }) => {
  const saved = await fetchCount(db, id);
  const { reference, locationName, lines } = toCount(saved, await selectCounted(db, saved.count), false);
  const { fields, units } = words[language];
  const headings = [
    fields.locationName,
    fields.itemName,
    fields.sku,
    fields.lot,
    fields.date,
    fields.expected,
    fields.counted,
    fields.note,
  ];
  const rows = lines.map((line) => [
    locationName,
    line.itemName,
    line.sku,
    line.lot,
    line.dlc || line.ddm ? formatDate(line.dlc ?? line.ddm ?? "", language) : "",
    line.expected ? `${formatQuantity(line.expected.amount, line.unit, language)} ${units[line.unit]}` : "",
    line.counted ? `${formatQuantity(line.counted.amount, line.unit, language)} ${units[line.unit]}` : "",
    line.note,
  ]);
  return { fileName: `${reference}.csv`, text: `${writeCsv([headings, ...rows], forSpreadsheets)}\r\n` };
});
