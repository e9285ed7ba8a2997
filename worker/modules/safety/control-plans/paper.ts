import { formatDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { controlPlans } from "./contract";
import { fetchPlan } from "./records";
import { planBlocks, planWords } from "./plan-blocks";

/** A plan on paper, as an inspector reads it: the process, then each step's hazards, limits and what one does out of them. */
export const paper = handle(controlPlans.paper, async (context, { id, language = context.caller.language }) => {
  const [row, company] = await Promise.all([fetchPlan(context.db, id), fetchCompany(context)]);
  const words = planWords(language);
  const { fields, values, paper: texts } = words;
  return context.printer.print({
    kind: "paper",
    fileName: fold(`${texts.file} ${row.name} ${row.edition}`).replace(/[^a-z0-9]+/g, "-"),
    language,
    title: row.name,
    reference: `${fields.edition} ${row.edition}`,
    sender: await senderOf(context, company, language),
    facts: [
      { label: fields.status, value: values.status[row.status] },
      ...(row.approvedOn
        ? [
            { label: fields.approvedOn, value: formatDate(row.approvedOn, language) },
            { label: fields.approvedBy, value: row.approvedBy ?? "" },
          ]
        : []),
      { label: fields.worksOn, value: row.worksOn.map((day) => values.worksOn[day]).join(", ") },
    ],
    blocks: planBlocks(row, words, language),
  });
});
