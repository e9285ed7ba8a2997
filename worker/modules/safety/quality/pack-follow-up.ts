import { formatDate, formatInstant } from "@/worker/core/figures/dates";
import { formatRate } from "@/worker/core/figures/rate";
import { inLanguage } from "@/worker/core/text/words-type";
import { auditWords, scoreText } from "@/worker/modules/safety/audits";
import { fr as complaintWords } from "@/worker/modules/safety/complaints/words.fr";
import { en as complaintWordsEn } from "@/worker/modules/safety/complaints/words.en";
import { fr as issueWords } from "@/worker/modules/safety/non-conformities/words.fr";
import { en as issueWordsEn } from "@/worker/modules/safety/non-conformities/words.en";
import { locatedShare, minutesBetween } from "@/worker/modules/safety/recalls/rules";
import { fr as recallWords } from "@/worker/modules/safety/recalls/words.fr";
import { en as recallWordsEn } from "@/worker/modules/safety/recalls/words.en";
import { type Cells, type Part, type Printing, tablePart, type Whole } from "./pack-part";

export function issuesOf({ issues }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = inLanguage(language, issueWords, issueWordsEn);
  const rows = issues.map(({ reference, openedOn, closedOn, title, severity, status, tasks, disposition, conclusion }): Cells => {
    const done = tasks.map(
      ({ kind, text, doneOn }) => `${values.kind[kind]} : ${text}${doneOn ? ` (${formatDate(doneOn, language)})` : ""}`,
    );
    return [
      { text: reference, detail: formatDate(openedOn, language) },
      { text: title, detail: values.severity[severity] },
      [...done, conclusion].filter(Boolean).join("\n"),
      disposition ? values.disposition[disposition] : "",
      { text: values.status[status], detail: closedOn ? formatDate(closedOn, language) : "" },
    ];
  });
  return tablePart(paper.issues, [paper.reference, paper.what, paper.tasks, paper.disposition, paper.status], rows, paper.none);
}

/** Audits with their scores, and under each what it found. */
export function auditsOf({ audited, names }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = auditWords(language);
  const rows = audited.map(({ row, supplierName }): Cells => {
    const gaps = row.questions.filter(({ finding }) => finding === "minor" || finding === "major");
    const found = gaps.map(({ finding, text, remark }) => `${finding ? values.finding[finding] : ""} : ${text} (${remark})`);
    return [
      { text: row.reference, detail: formatDate(row.heldOn, language) },
      { text: row.name, detail: supplierName ?? row.scope },
      { text: row.auditor, detail: names.get(row.completer) ?? "" },
      [...found, row.conclusion].filter(Boolean).join("\n"),
      row.score === null ? values.status[row.status] : scoreText(row, language),
    ];
  });
  return tablePart(paper.audits, [paper.reference, paper.audit, paper.auditor, paper.what, paper.score], rows, paper.none);
}

/** What clients and consumers complained about. */
export function complaintsOf({ complained }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = inLanguage(language, complaintWords, complaintWordsEn);
  const rows = complained.map(
    ({ row, itemName, lot, nonConformity }): Cells => [
      { text: row.reference, detail: formatDate(row.receivedOn, language) },
      { text: row.subject, detail: values.category[row.category] },
      { text: itemName ?? "", detail: lot ?? "" },
      [row.answer, nonConformity].filter(Boolean).join("\n"),
      values.status[row.status],
    ],
  );
  return tablePart(paper.complaints, [paper.reference, paper.what, paper.item, paper.answer, paper.status], rows, paper.none);
}

export function recallsOf({ drills }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = inLanguage(language, recallWords, recallWordsEn);
  const rows = drills.map(({ reference, createdAt, activatedAt, mock, kind, subject, cause, lots, status }): Cells => {
    const located =
      activatedAt === null ? "" : `${formatRate(locatedShare(lots), language, 0)}, ${minutesBetween(createdAt, activatedAt)} min`;
    return [
      { text: reference, detail: formatInstant(createdAt, language) },
      mock ? values.origin.drill : values.kind[kind],
      { text: subject, detail: cause },
      located,
      values.status[status],
    ];
  });
  return tablePart(paper.recalls, [paper.reference, paper.sort, paper.lot, paper.located, paper.status], rows, paper.none);
}
