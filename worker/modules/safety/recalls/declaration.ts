import { formatInstant } from "@/worker/core/figures/dates";
import { quantityText } from "@/worker/core/text/format-value";
import { phoneText } from "@/worker/core/trade/phone-numbers";
import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { wordsOf } from "./letter-text";
import { print, productTable, text } from "./papers";
import { fetchRecall, toRecall } from "./records";

/** What the authority (DDPP) asks to know: products, quantities, where they went, what was done. */
export const declaration = handle(recalls.declaration, async (context, { id, language = context.caller.language }) => {
  const found = await fetchRecall(context.db, id);
  const { row } = found;
  const shown = await toRecall(context, found);
  const { declaration: texts, fields, values } = wordsOf(language);
  const at = (instant: number | null) => (instant === null ? "–" : formatInstant(instant, language));
  return print(context, found, language, {
    title: texts.title,
    facts: [
      { label: fields.reference, value: row.reference },
      { label: fields.kind, value: values.kind[row.kind] },
      { label: fields.hazard, value: values.hazard[row.hazard] },
      { label: fields.origin, value: values.origin[row.origin] },
      { label: fields.createdAt, value: at(row.createdAt) },
      { label: fields.activatedAt, value: at(row.activatedAt) },
      { label: fields.notifiedAt, value: at(row.notifiedAt) },
    ],
    blocks: [
      { kind: "text", label: fields.cause, text: row.cause },
      ...(row.danger ? [text(row.danger)] : []),
      await productTable(context, shown, language),
      { kind: "heading", text: texts.clients },
      {
        kind: "table",
        caption: texts.clients,
        columns: [{ label: fields.client }, { label: fields.phone }, { label: fields.goods }],
        rows: shown.clients.map(({ name, reference, phone, email, goods }) => ({
          cells: [
            { text: name, detail: reference },
            { text: phone ? phoneText(phone) : "", detail: email ?? "" },
            goods.map(({ lot, amount }) => `${lot} : ${quantityText(amount, language)}`).join("\n"),
          ],
        })),
      },
    ],
  });
});
