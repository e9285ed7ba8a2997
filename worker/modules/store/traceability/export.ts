import { forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { fold } from "@/worker/core/language";
import { unitsIn } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { traceability } from "./contract";
import { traceOf } from "./trace";
import { en } from "./words.en";
import { fr } from "./words.fr";

const words = { fr, en };

/** The edges of a trace as a file for a spreadsheet: from whom to whom, what and how much, on which paper. */
export const exportTrace = handle(traceability.export, async ({ db, caller }, { id }) => {
  const { lot, edges } = await traceOf(db, id);
  const { fields, values, tree } = words[caller.language];
  const heads = [
    fields.kind,
    fields.from,
    fields.to,
    fields.itemName,
    fields.amount,
    fields.unit,
    fields.shareOfSource,
    fields.shareOfResult,
    fields.reference,
    fields.date,
  ];
  const percent = (share: number | null) => (share === null ? "" : share / 100);
  const lines = edges.map((edge) => [
    values.kind[edge.kind],
    edge.from,
    edge.to,
    edge.itemName,
    unitsIn(edge.amount.amount, edge.amount.unit),
    edge.amount.unit,
    percent(edge.shareOfSource),
    percent(edge.shareOfResult),
    edge.reference,
    edge.date ?? "",
  ]);
  const name = fold(`${tree.file} ${lot.number}`).replace(/[^a-z0-9]+/g, "-");
  return { fileName: `${name}.csv`, text: `${writeCsv([heads, ...lines], forSpreadsheets)}\r\n` };
});
