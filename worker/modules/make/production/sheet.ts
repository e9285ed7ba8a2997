import { civilDate, formatDate } from "@/worker/core/figures/dates";
import type { Row } from "@/worker/core/files/paper";
import { quantityText } from "@/worker/core/text/format-value";
import { inLanguage } from "@/worker/core/text/words-type";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { printAs } from "@/worker/modules/business/paper-templates";
import { production } from "./contract";
import { fetchProduction, readAround } from "./records";
import { minutesText } from "./rules";
import type { Production } from "./shapes";
import { toProduction } from "./shown";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Words = typeof fr;

/** The order to hang up in the workshop: what to take of which lots, how it is made, and room to write what was really done. */
export const sheet = handle(production.sheet, async (context, { id, language = context.caller.language }) => {
  const row = await fetchProduction(context.db, id);
  const [around, company] = await Promise.all([readAround(context.db, row), fetchCompany(context)]);
  const order = toProduction(row, around, civilDate(context.now));
  const words: Words = inLanguage(language, fr, en);
  const { fields, sheet: labels } = words;
  return printAs(context, "batch_sheet", {
    kind: "paper",
    fileName: `${labels.file}-${order.reference}`,
    language,
    title: labels.title,
    reference: order.reference,
    sender: await senderOf(context, company, language),
    facts: [
      { label: labels.product, value: `${order.name} (${order.sku})` },
      { label: fields.amount, value: quantityText(order.amount, language) },
      { label: fields.requestedOn, value: formatDate(order.requestedOn, language) },
      ...(order.facility ? [{ label: fields.facility, value: order.facility }] : []),
      { label: labels.time, value: minutesText(order.plannedMinutes) },
      { label: labels.recipe, value: String(order.recipeNumber) },
    ],
    blocks: [
      {
        kind: "table",
        caption: fields.lines,
        columns: [
          { label: labels.item, detailName: "sku" },
          { label: labels.lot },
          { label: labels.planned, align: "right" },
          { label: labels.taken, isWritten: true },
        ],
        rows: order.lines.flatMap((line) => rowsOf(line, order, language, words)),
      },
      ...(order.method
        ? [
            { kind: "heading" as const, text: fields.method },
            { kind: "text" as const, text: order.method },
          ]
        : []),
      ...(order.notes ? [{ kind: "text" as const, label: fields.notes, text: order.notes }] : []),
      { kind: "boxes", boxes: [{ label: labels.output }, { label: labels.newLot }, { label: labels.losses }] },
      { kind: "boxes", boxes: [{ label: labels.temperature }, { label: labels.times }, { label: labels.signed }] },
    ],
  });
});

/** A line, lot by lot; what is lacking stands without one. */
function rowsOf(line: Production["lines"][number], order: Production, language: "fr" | "en", { fields, sheet: labels }: Words): Row[] {
  const lots = order.lots.filter(({ lineId }) => lineId === line.lineId);
  const name = { text: line.name, detail: line.sku };
  const rows = lots.map(({ number, dlc, ddm, amount }): Row => {
    const date = dlc ?? ddm;
    const detail = date ? `${dlc ? fields.dlc : fields.ddm} ${formatDate(date, language)}` : "";
    return { cells: [name, detail ? { text: number, detail } : number, quantityText(amount, language), ""] };
  });
  if (line.short.amount > 0 || !rows.length) {
    const open = line.short.amount > 0 ? line.short : line.amount;
    rows.push({ cells: [name, labels.anyLot, quantityText(open, language), ""] });
  }
  return rows;
}
