import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { phoneText } from "@/worker/core/trade/phone-numbers";
import { handle } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { recalls } from "./contract";
import { wordsOf } from "./letter-text";
import { print, productTable, text } from "./papers";
import { fetchRecall, toRecall } from "./records";

/** The public notice, with what rappel.conso.gouv.fr asks for. */
export const notice = handle(recalls.notice, async (context, { id, language = context.caller.language }) => {
  const found = await fetchRecall(context.db, id);
  const { row } = found;
  const [shown, company] = await Promise.all([toRecall(context, found), fetchCompany(context)]);
  const { notice: texts, values } = wordsOf(language);
  return print(context, found, language, {
    title: texts[row.kind],
    facts: [
      { label: texts.brand, value: company.name },
      { label: texts.reason, value: row.cause },
      { label: texts.risk, value: values.hazard[row.hazard] },
      { label: texts.published, value: formatDate(civilDate(context.now), language) },
    ],
    blocks: [
      await productTable(context, shown, language),
      { kind: "heading", text: texts.advice },
      ...[row.danger, texts.doNotEat, texts.bringBack].filter(Boolean).map(text),
      { kind: "heading", text: texts.contact },
      text([company.name, company.phone && phoneText(company.phone), company.email].filter(Boolean).join(", ")),
    ],
  });
});
