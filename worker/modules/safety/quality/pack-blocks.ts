import type { Block } from "@/worker/core/files/paper";
import { formatDate, formatInstant } from "@/worker/core/figures/dates";
import { formatQuantity, type Unit } from "@/worker/core/figures/quantity";
import { formatRate } from "@/worker/core/figures/rate";
import { type Language, localeOf } from "@/worker/core/language";
import { gaugedText, planBlocks, planWords } from "@/worker/modules/safety/control-plans";
import { fr as treatmentWords } from "@/worker/modules/safety/heat-treatments/words.fr";
import { en as treatmentWordsEn } from "@/worker/modules/safety/heat-treatments/words.en";
import { fr as issueWords } from "@/worker/modules/safety/non-conformities/words.fr";
import { en as issueWordsEn } from "@/worker/modules/safety/non-conformities/words.en";
import { lastOf } from "@/worker/modules/safety/instruments";
import { standingOn } from "@/worker/modules/safety/instruments/rules";
import { fr as instrumentWords } from "@/worker/modules/safety/instruments/words.fr";
import { en as instrumentWordsEn } from "@/worker/modules/safety/instruments/words.en";
import { resultText } from "@/worker/modules/safety/laboratory";
import { limitsText } from "@/worker/modules/safety/laboratory/rules";
import { fr as sampleWords } from "@/worker/modules/safety/laboratory/words.fr";
import { en as sampleWordsEn } from "@/worker/modules/safety/laboratory/words.en";
import { fr as checkWords } from "@/worker/modules/safety/lot-checks/words.fr";
import { en as checkWordsEn } from "@/worker/modules/safety/lot-checks/words.en";
import { toListedCheck } from "@/worker/modules/safety/net-contents";
import { fr as weighingWords } from "@/worker/modules/safety/net-contents/words.fr";
import { en as weighingWordsEn } from "@/worker/modules/safety/net-contents/words.en";
import { locatedShare, minutesBetween } from "@/worker/modules/safety/recalls/rules";
import { fr as recallWords } from "@/worker/modules/safety/recalls/words.fr";
import { en as recallWordsEn } from "@/worker/modules/safety/recalls/words.en";
import type { MissedControl } from "@/worker/modules/safety/readings/shapes";
import type { Pack } from "./read-pack";
import type { fr } from "./words.fr";

interface Printing {
  words: typeof fr;
  language: Language;
  today: string;
}
type Whole = Pack & {
  missed: MissedControl[];
  /** What those are called who signed checks. */
  names: Map<string, string>;
};
type Cells = Extract<Block, { kind: "table" }>["rows"][number]["cells"];
type Part = { title: string; blocks: Block[] };

/** The parts of a pack, with their contents first; a part without rows says so. */
export function packBlocks(pack: Whole, printing: Printing): Block[] {
  const parts = [
    ...plansOf(pack, printing),
    countsOf(pack, printing),
    outsideOf(pack, printing),
    missedOf(pack, printing),
    checksOf(pack, printing),
    treatmentsOf(pack, printing),
    samplesOf(pack, printing),
    weighedOf(pack, printing),
    issuesOf(pack, printing),
    recallsOf(pack, printing),
    heldOf(pack, printing),
    certificatesOf(pack, printing),
    instrumentsOf(pack, printing),
  ];
  const contents = parts.map(({ title }, place) => `${place + 1}. ${title}`).join("\n");
  return [
    { kind: "text", label: printing.words.paper.contents, text: contents },
    ...parts.flatMap(({ title, blocks }, place): Block[] => [{ kind: "heading", text: `${place + 1}. ${title}` }, ...blocks]),
  ];
}

/** A part of one table; a sentence where it has no rows. */
function tablePart(title: string, labels: string[], rows: Cells[], none: string): Part {
  const columns = labels.map((label) => ({ label }));
  if (!rows.length) return { title, blocks: [{ kind: "text", text: none }] };
  return { title, blocks: [{ kind: "table", caption: title, columns, rows: rows.map((cells) => ({ cells })) }] };
}

function plansOf({ plans }: Whole, { words: { paper }, language }: Printing): Part[] {
  if (!plans.length) return [{ title: paper.plan, blocks: [{ kind: "text", text: paper.noPlan }] }];
  return plans.map((plan) => ({ title: `${paper.plan} : ${plan.name}`, blocks: planBlocks(plan, planWords(language), language) }));
}

function countsOf({ counted }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = planWords(language);
  const rows = counted.map(({ name, kind, taken, outside, low, high, measure }): Cells => {
    const range = low === null || high === null ? "" : `${gaugedText(low, measure, language)} – ${gaugedText(high, measure, language)}`;
    return [{ text: name, detail: values.kind[kind] }, String(taken), range, String(outside)];
  });
  return tablePart(paper.readings, [paper.point, paper.taken, paper.range, paper.outside], rows, paper.none);
}

function outsideOf({ outside }: Whole, { words: { paper }, language }: Printing): Part {
  const rows = outside.map(({ reading: { at, pointName, value, measure, action }, issue }): Cells => {
    return [formatInstant(at, language), pointName, value === null ? "" : gaugedText(value, measure, language), action, issue ?? ""];
  });
  return tablePart(paper.beyond, [paper.when, paper.point, paper.value, paper.action, paper.issue], rows, paper.none);
}

function missedOf({ missed }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = planWords(language);
  const rows = missed.map(({ day, pointName, kind, taken, wanted, production }): Cells => {
    return [formatDate(day, language), { text: pointName, detail: values.kind[kind] }, `${taken} / ${wanted}`, production];
  });
  return tablePart(paper.missed, [paper.when, paper.point, paper.taken, paper.batch], rows, paper.none);
}

function checksOf({ checked, names }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = language === "fr" ? checkWords : (checkWordsEn as unknown as typeof checkWords);
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

function treatmentsOf({ treatments }: Whole, { words: { paper }, language }: Printing): Part {
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

function issuesOf({ issues }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = language === "fr" ? issueWords : (issueWordsEn as unknown as typeof issueWords);
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

function recallsOf({ drills }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = language === "fr" ? recallWords : (recallWordsEn as unknown as typeof recallWords);
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

function heldOf({ held }: Whole, { words: { paper } }: Printing): Part {
  const rows = held.map(({ lot, itemName, reason }): Cells => [lot, itemName, reason]);
  return tablePart(paper.held, [paper.lot, paper.item, paper.reason], rows, paper.none);
}

function certificatesOf({ certified }: Whole, { words: { paper }, language, today }: Printing): Part {
  const rows = certified.flatMap(({ name: supplier, certificates }) =>
    certificates.map(({ name, expiresOn }): Cells => {
      const isOver = expiresOn !== null && expiresOn < today;
      return [supplier, name, expiresOn ? formatDate(expiresOn, language) : "", isOver ? paper.expired : ""];
    }),
  );
  return tablePart(paper.certificates, [paper.supplier, paper.certificate, paper.expires, ""], rows, paper.none);
}

function instrumentsOf({ tools }: Whole, { words: { paper }, language, today }: Printing): Part {
  const { values } = language === "fr" ? instrumentWords : (instrumentWordsEn as unknown as typeof instrumentWords);
  const rows = tools.map(({ instrument, doubted }): Cells => {
    const { name, reference, kind, place, lastOn } = instrument;
    const last = lastOf(instrument);
    return [
      { text: name, detail: reference },
      { text: values.kind[kind], detail: place },
      lastOn ? formatDate(lastOn, language) : "",
      { text: values.standing[standingOn(last, today)], detail: last ? formatDate(last.dueOn, language) : "" },
      String(doubted),
    ];
  });
  const labels = [paper.instrument, paper.sort, paper.calibrated, paper.standing, paper.doubted];
  return tablePart(paper.instruments, labels, rows, paper.none);
}

function samplesOf({ samples }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = language === "fr" ? sampleWords : (sampleWordsEn as unknown as typeof sampleWords);
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

function weighedOf({ weighed }: Whole, { words: { paper }, language }: Printing): Part {
  const { values, fields } = language === "fr" ? weighingWords : (weighingWordsEn as unknown as typeof weighingWords);
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
