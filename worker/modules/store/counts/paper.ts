import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { quantityText } from "@/worker/core/text/format-value";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { counts } from "./contract";
import { fetchCount, selectCounted, toCount } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** A count sheet for the shelves: its lots, the expected amount of each unless it is blind, and room to write down what was found. */
export const paper = handle(counts.paper, async (context, { id, language = context.caller.language }) => {
  const saved = await fetchCount(context.db, id);
  const [rows, company] = await Promise.all([selectCounted(context.db, saved.count), fetchCompany(context)]);
  const { reference, locationName, lines, blind } = toCount(saved, rows, false);
  const { fields, paper: labels } = language === "fr" ? fr : en;
  return context.printer.print({
    kind: "paper",
    fileName: `${labels.file}-${reference}`,
    language,
    title: labels.title,
    reference,
    sender: await senderOf(context, company, language),
    facts: [
      { label: fields.locationName, value: locationName },
      { label: fields.date, value: formatDate(civilDate(context.now), language) },
    ],
    blocks: [
      {
        kind: "table",
        caption: labels.title,
        columns: [
          { label: fields.itemName },
          { label: fields.lot },
          ...(blind ? [] : [{ label: fields.expected, align: "right" as const }]),
          { label: fields.counted, isWritten: true },
        ],
        rows: lines.map(({ itemName, sku, lot, dlc, ddm, expected, counted }) => {
          const date = dlc ?? ddm;
          const name = { text: itemName, detail: sku };
          const own = date ? { text: lot, detail: formatDate(date, language) } : lot;
          const quantity = expected ? quantityText(expected, language) : "";
          return { cells: [name, own, ...(blind ? [] : [quantity]), counted ? quantityText(counted, language) : ""] };
        }),
      },
      { kind: "boxes", boxes: [{ label: labels.by }, { label: labels.on }, { label: labels.notes }] },
    ],
  });
});
