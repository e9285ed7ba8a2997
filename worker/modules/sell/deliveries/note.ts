import { formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import type { Row } from "@/worker/core/files/paper";
import { addressLines } from "@/worker/core/trade/address-lines";
import { quantityText } from "@/worker/core/text/format-value";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { printAs } from "@/worker/modules/business/paper-templates";
import { deliveries } from "./contract";
import { fetchDelivery, toDelivery, type Whole } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** A delivery note, lot by lot, to sign: one step forward (Regulation (EC) 178/2002, article 18). */
export const note = handle(deliveries.note, async (context, { id, language: chosen }) => {
  const [whole, company] = await Promise.all([fetchDelivery(context.db, id), fetchCompany(context)]);
  const { delivery, order, client } = whole;
  const language = chosen ?? client.language;
  const { fields, note: words } = wordsOf(language);
  const facts = [
    { label: fields.shippedOn, value: formatDate(delivery.shippedOn, language) },
    { label: fields.order, value: order.reference },
    ...(order.clientReference ? [{ label: words.yourReference, value: order.clientReference }] : []),
    ...(delivery.carrier ? [{ label: fields.carrier, value: delivery.carrier }] : []),
  ];
  return printAs(context, "delivery_note", {
    kind: "paper",
    fileName: `${words.file}-${delivery.reference}`,
    language,
    title: words.title,
    reference: delivery.reference,
    sender: await senderOf(context, company, language),
    recipient: {
      label: words.deliverTo,
      name: client.commercialName || client.companyName,
      lines: delivery.address ? addressLines(delivery.address, language) : [],
    },
    facts,
    blocks: [
      {
        kind: "table",
        caption: fields.lines,
        columns: [
          { label: fields.name, detailName: "sku" },
          { label: fields.lot },
          { label: words.date, name: "date" },
          { label: fields.amount, align: "right" },
        ],
        rows: rowsOf(whole, language),
      },
      ...(delivery.notes ? [{ kind: "text" as const, text: delivery.notes }] : []),
      { kind: "boxes", boxes: [{ label: words.received, hint: words.receivedHint, isSigned: true }, { label: words.reserves }] },
    ],
  });
});

const wordsOf = (language: Language) => (language === "fr" ? fr : en);

function rowsOf(whole: Whole, language: Language): Row[] {
  const { fields } = wordsOf(language);
  return toDelivery(whole).lines.map(({ name, sku, lot, dlc, ddm, amount }) => {
    const day = dlc ? `${fields.dlc} ${formatDate(dlc, language)}` : ddm ? `${fields.ddm} ${formatDate(ddm, language)}` : "";
    return { cells: [{ text: name, detail: sku }, lot, day, quantityText(amount, language)] };
  });
}
