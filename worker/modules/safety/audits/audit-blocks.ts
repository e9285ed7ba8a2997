import { formatDate } from "@/worker/core/figures/dates";
import { formatRate } from "@/worker/core/figures/rate";
import type { Block } from "@/worker/core/files/paper";
import type { Language } from "@/worker/core/language";
import { inLanguage } from "@/worker/core/text/words-type";
import type { AuditRow } from "./records";
import { outcomeOf } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The words of audits in a language. */
export const auditWords = (language: Language): typeof fr => inLanguage(language, fr, en);

/** "92,5 %, note atteinte". */
export function scoreText({ score, passMark }: Pick<AuditRow, "score" | "passMark">, language: Language): string {
  if (score === null) return "";
  return [formatRate(score, language), auditWords(language).values.outcome[outcomeOf(score, passMark)]].join(", ");
}

/** What an audit asked and what was seen, heading by heading. @param issueOf the reference of what a question led to */
export function auditBlocks({ questions, name, conclusion }: AuditRow, language: Language, issueOf: (text: string) => string): Block[] {
  const { fields, values } = auditWords(language);
  const columns = [
    { label: fields.text },
    { label: fields.weight, align: "right" as const },
    { label: fields.finding },
    { label: fields.action },
  ];
  const rows = questions.flatMap(({ chapter, text, weight, finding, remark, action, dueOn, lots }, place) => {
    const isFirst = chapter !== "" && chapter !== questions[place - 1]?.chapter;
    const issue = finding === "minor" || finding === "major" ? issueOf(text) : "";
    const cells = [
      { text, detail: [remark, lots.join(", ")].filter(Boolean).join(" · ") },
      String(weight),
      finding ? values.finding[finding] : "",
      { text: action, detail: [dueOn ? formatDate(dueOn, language) : "", issue].filter(Boolean).join(" · ") },
    ];
    return [...(isFirst ? [{ kind: "group" as const, cells: [chapter] }] : []), { cells }];
  });
  return [
    { kind: "table", caption: name, columns, rows },
    ...(conclusion ? [{ kind: "text" as const, label: fields.conclusion, text: conclusion }] : []),
  ];
}
