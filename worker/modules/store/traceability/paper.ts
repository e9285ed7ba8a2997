import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { traceability } from "./contract";
import { traceOf } from "./trace";
import { traceBlocks, traceWords } from "./trace-blocks";

/** A trace on paper: one step back, one step forward, and every step between (Regulation (EC) 178/2002, article 18). */
export const paper = handle(traceability.paper, async (context, { id, language = context.caller.language }) => {
  const [trace, company] = await Promise.all([traceOf(context.db, id), fetchCompany(context)]);
  const { fields, values, tree } = traceWords(language);
  const { lot } = trace;
  const date = lot.dlc ?? lot.ddm;
  return context.printer.print({
    kind: "paper",
    fileName: fold(`${tree.file} ${lot.number}`).replace(/[^a-z0-9]+/g, "-"),
    language,
    title: tree.title,
    reference: lot.number,
    sender: await senderOf(context, company, language),
    facts: [
      { label: fields.item, value: `${lot.itemName} (${lot.sku})` },
      { label: fields.bornOn, value: formatDate(lot.bornOn, language) },
      ...(date ? [{ label: lot.dlc ? fields.dlc : fields.ddm, value: formatDate(date, language) }] : []),
      { label: fields.state, value: values.state[lot.state] },
      ...(lot.supplierName ? [{ label: fields.supplier, value: [lot.supplierName, lot.supplierLot].filter(Boolean).join(", ") }] : []),
      { label: tree.printed, value: formatDate(civilDate(context.now), language) },
    ],
    blocks: traceBlocks(trace, language),
  });
});
