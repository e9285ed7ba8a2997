import type { Block } from "@/worker/core/files/paper";
import { formatDate } from "@/worker/core/figures/dates";
import { fold, type Language } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { controlPlans } from "./contract";
import { fetchPlan, type PlanRow } from "./records";
import { limitsText, stepsOf } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Words = typeof fr;

/** A plan on paper, as an inspector reads it: the process, then each step's hazards, limits and what one does out of them. */
export const paper = handle(controlPlans.paper, async (context, { id, language = context.caller.language }) => {
  const [row, company] = await Promise.all([fetchPlan(context.db, id), fetchCompany(context)]);
  const words: Words = language === "fr" ? fr : (en as unknown as Words);
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

/** What stands of a plan on a paper. */
export function planBlocks(row: PlanRow, { fields, values, paper: texts }: Words, language: Language): Block[] {
  const columns = [fields.name, fields.hazard, fields.limits, fields.frequency, fields.action].map((label) => ({ label }));
  const rows = stepsOf(row.steps, row.points).flatMap(({ step, points }) => [
    { kind: "group" as const, cells: [step] },
    ...points.map((point) => ({
      cells: [
        { text: point.name, detail: [values.kind[point.kind], values.measure[point.measure]].join(" · ") },
        {
          text: values.hazard[point.hazard],
          detail: [point.danger, `${point.likelihood} × ${point.severity}`].filter(Boolean).join(" · "),
        },
        limitsText(point, language) || "–",
        { text: `${point.times} × ${values.per[point.per]}`, detail: [point.who, point.how].filter(Boolean).join(" · ") },
        point.action,
      ],
    })),
  ]);
  return [
    ...(row.steps.length ? [{ kind: "text" as const, label: texts.diagram, text: row.steps.join("  →  ") }] : []),
    { kind: "heading", text: texts.points },
    { kind: "table", caption: texts.points, columns, rows },
    ...(row.notes ? [{ kind: "text" as const, label: fields.notes, text: row.notes }] : []),
  ];
}
