import { formatDate, formatInstant } from "@/worker/core/figures/dates";
import { formatQuantity, type Unit } from "@/worker/core/figures/quantity";
import { localeOf } from "@/worker/core/language";
import { inLanguage } from "@/worker/core/text/words-type";
import { fr as treatmentWords } from "@/worker/modules/safety/heat-treatments/words.fr";
import { en as treatmentWordsEn } from "@/worker/modules/safety/heat-treatments/words.en";
import { resultText } from "@/worker/modules/safety/laboratory";
import { limitsText } from "@/worker/modules/safety/laboratory/rules";
import { fr as sampleWords } from "@/worker/modules/safety/laboratory/words.fr";
import { en as sampleWordsEn } from "@/worker/modules/safety/laboratory/words.en";
import { fr as checkWords } from "@/worker/modules/safety/lot-checks/words.fr";
import { en as checkWordsEn } from "@/worker/modules/safety/lot-checks/words.en";
import { toListedCheck } from "@/worker/modules/safety/net-contents";
import { fr as weighingWords } from "@/worker/modules/safety/net-contents/words.fr";
import { en as weighingWordsEn } from "@/worker/modules/safety/net-contents/words.en";
import { traceBlocks } from "@/worker/modules/store/traceability";
import { type Cells, type Part, type Printing, tablePart, type Whole } from "./pack-part";

export function checksOf({ checked, names }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = inLanguage(language, checkWords, checkWordsEn);
  const rows = checked.map(({ row, itemName, lot, nonConformity }): Cells => {
    const failed = row.points.filter(({ verdict }) => verdict === "fails").map(({ text }) => text);
    return [
      { text: row.reference, detail: formatInstant(row.createdAt, language) },
      { text: itemName, detail: lot.number },
      { text: row.name, detail: values.moment[row.moment] },
      { text: row.answeredAt === null ? "" : formatInstant(row.answeredAt, language), detail: names.get(row.answerer) ?? "" },
      { text: values.status[row.status], detail: [...failed, row.reason, nonConformity].filter(Boolean).join(", ") },
    ];
  });
  return tablePart(paper.lotChecks, [paper.reference, paper.item, paper.check, paper.signed, paper.outcome], rows, paper.none);
}

export function treatmentsOf({ treatments }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = language === "fr" ? treatmentWords : treatmentWordsEn;
  const minutes = (value: number) => (value / 1_000).toLocaleString(localeOf[language], { maximumFractionDigits: 2 });
  const rows = treatments.map(({ treatment, lot, itemName }): Cells => {
    const { reference, startedAt, equipment, value, scale, outcome } = treatment;
    return [
      { text: reference, detail: formatInstant(startedAt, language) },
      { text: itemName ?? "", detail: lot ?? "" },
      equipment,
      `${minutes(value)} / ${minutes(scale)}`,
      values.outcome[outcome],
    ];
  });
  return tablePart(paper.treatments, [paper.reference, paper.item, paper.equipment, paper.valueOfScale, paper.outcome], rows, paper.none);
}

export function samplesOf({ samples }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = inLanguage(language, sampleWords, sampleWordsEn);
  const rows = samples.map(({ sample, lot, itemName, issue }): Cells => {
    const lines = sample.analyses.map((one) => {
      return `${one.name} (${limitsText(one, language)}) : ${one.results.map((result) => resultText(result, language)).join(" ; ") || values.outcome.pending}`;
    });
    return [
      { text: sample.reference, detail: formatDate(sample.takenOn, language) },
      { text: itemName, detail: lot },
      lines.join("\n"),
      { text: values.outcome[sample.outcome], detail: [sample.report, issue].filter(Boolean).join(", ") },
    ];
  });
  return tablePart(paper.laboratory, [paper.reference, paper.item, paper.analyses, paper.outcome], rows, paper.none);
}

export function weighedOf({ weighed }: Whole, { words: { paper }, language }: Printing): Part {
  const { values, fields } = inLanguage(language, weighingWords, weighingWordsEn);
  const amount = (value: { amount: number; unit: Unit } | null) =>
    value && `${formatQuantity(value.amount, value.unit, language)} ${value.unit}`;
  const rows = weighed.map(toListedCheck).map((one): Cells => {
    return [
      { text: one.reference, detail: formatDate(one.checkedOn, language) },
      { text: one.itemName, detail: one.lot },
      amount(one.nominal) ?? "",
      { text: amount(one.mean) ?? "", detail: `${one.weighed} / ${one.needed}` },
      String(one.defective),
      { text: values.verdict[one.verdict], detail: one.nonConformity },
    ];
  });
  const labels = [paper.reference, paper.item, fields.nominal, fields.mean, fields.defective, fields.verdict];
  return tablePart(paper.netContents, labels, rows, paper.none);
}

export function heldOf({ held }: Whole, { words: { paper } }: Printing): Part {
  const rows = held.map(({ lot, itemName, reason }): Cells => [lot, itemName, reason]);
  return tablePart(paper.held, [paper.lot, paper.item, paper.reason], rows, paper.none);
}

/** Steps of a journey that a pack shows: one's own making and its suppliers. The trace itself has all of them. */
const LEVELS = 2;

/** Where some lots come from and where they went, one part a lot. */
export function tracesOf({ traces }: Whole, { words: { paper }, language }: Printing): Part[] {
  if (!traces.length) return [{ title: paper.traces, blocks: [{ kind: "text", text: paper.none }] }];
  return traces.map((trace) => ({
    title: `${paper.traces} : ${trace.number}, ${trace.itemName}`,
    blocks: traceBlocks(trace, language, LEVELS),
  }));
}
