import type { Block } from "@/worker/core/files/paper";
import type { Language } from "@/worker/core/language";
import { inLanguage } from "@/worker/core/text/words-type";
import type { PlanRow } from "./records";
import { limitsText, stepsOf } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Words = typeof fr;

/** The words of plans in a language. */
export function planWords(language: Language): Words {
  return inLanguage(language, fr, en);
}

/** What stands of a plan on a paper. */
export function planBlocks(row: PlanRow, { fields, values, paper: texts }: Words, language: Language): Block[] {
  const columns = [fields.name, fields.hazard, fields.limits, fields.frequency, fields.action].map((label) => ({ label }));
  const steps = stepsOf(row.steps, row.points).filter(({ points }) => points.length);
  const rows = steps.flatMap(({ step, points }) => [
    { kind: "group" as const, cells: [step] },
    ...points.map((point) => ({
      cells: [
        { text: point.name, detail: [values.kind[point.kind], values.measure[point.measure]].join(" · ") },
        {
          text: values.hazard[point.hazard],
          detail: [point.danger, `${point.likelihood}\u00a0×\u00a0${point.severity}`].filter(Boolean).join(" · "),
        },
        limitsText(point, language) || "–",
        { text: `${point.times} × ${values.per[point.per]}`, detail: [point.who, point.how].filter(Boolean).join(" · ") },
        point.action,
      ],
    })),
  ]);
  return [
    ...diagramOf(row, texts.diagram, values),
    { kind: "heading", text: texts.points },
    { kind: "table", caption: texts.points, columns, rows },
    ...(row.notes ? [{ kind: "text" as const, label: fields.notes, text: row.notes }] : []),
  ];
}

/** The process step after step, each with what is watched there. */
function diagramOf(row: PlanRow, title: string, values: Words["values"]): Block[] {
  if (!row.steps.length) return [];
  const steps = stepsOf(row.steps, row.points).map(({ step, points }) => ({
    name: step,
    marks: points.map((point) => `${values.kind[point.kind]} · ${point.name}`),
  }));
  return [
    { kind: "heading", text: title },
    { kind: "steps", steps },
  ];
}
