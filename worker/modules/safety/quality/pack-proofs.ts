import { formatDate } from "@/worker/core/figures/dates";
import { addressLines } from "@/worker/core/trade/address-lines";
import { phoneText } from "@/worker/core/trade/phone-numbers";
import { inLanguage } from "@/worker/core/text/words-type";
import { fr as companyWords } from "@/worker/modules/business/company/words.fr";
import { en as companyWordsEn } from "@/worker/modules/business/company/words.en";
import { lastOf } from "@/worker/modules/safety/instruments";
import { standingOn } from "@/worker/modules/safety/instruments/rules";
import { fr as instrumentWords } from "@/worker/modules/safety/instruments/words.fr";
import { en as instrumentWordsEn } from "@/worker/modules/safety/instruments/words.en";
import { type Cells, type Part, type Printing, tablePart, type Whole } from "./pack-part";

/** Who is visited. */
export function companyOf({ company }: Whole, { words: { paper }, language }: Printing): Part {
  const { fields } = inLanguage(language, companyWords, companyWordsEn);
  const facts = [
    [fields.name, [company.name, company.legalForm].filter(Boolean).join(" ")],
    [fields.approval, company.approval],
    [fields.siret, company.siret ?? ""],
    [fields.vatNumber, company.vatNumber ?? ""],
    [fields.address, company.address ? addressLines(company.address, language).join(", ") : ""],
    [fields.phone, company.phone ? phoneText(company.phone) : ""],
    [fields.email, company.email ?? ""],
  ].map(([label = "", value = ""]) => ({ label, value }));
  return { title: paper.company, blocks: [{ kind: "facts", facts: facts.filter(({ value }) => value) }] };
}

export function certificatesOf({ certified }: Whole, { words: { paper }, language, today }: Printing): Part {
  const rows = certified.flatMap(({ name: supplier, certificates }) =>
    certificates.map(({ name, expiresOn }): Cells => {
      const isOver = expiresOn !== null && expiresOn < today;
      return [supplier, name, expiresOn ? formatDate(expiresOn, language) : "", isOver ? paper.expired : ""];
    }),
  );
  return tablePart(paper.certificates, [paper.supplier, paper.certificate, paper.expires, ""], rows, paper.none);
}

export function instrumentsOf({ tools }: Whole, { words: { paper }, language, today }: Printing): Part {
  const { values } = inLanguage(language, instrumentWords, instrumentWordsEn);
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

/** Who was trained in what. */
export function trainingsOf({ trained }: Whole, { words: { paper }, language, today }: Printing): Part {
  const rows = trained.map(
    ({ row: { person, subject, trainer, heldOn, validUntil }, proofs }): Cells => [
      person,
      { text: subject, detail: trainer },
      formatDate(heldOn, language),
      { text: validUntil ? formatDate(validUntil, language) : "", detail: validUntil !== null && validUntil < today ? paper.expired : "" },
      String(proofs),
    ],
  );
  return tablePart(paper.trainings, [paper.person, paper.training, paper.given, paper.expires, paper.proofs], rows, paper.none);
}

/** The documents that go with the paper, in the folders of the file. */
export function attachedOf({ attached }: Whole, { words: { paper } }: Printing): Part {
  const rows = attached.map((name): Cells => {
    const [folder = "", title = ""] = name.split("/");
    return [folder, title];
  });
  return tablePart(paper.attached, [paper.folder, paper.document], rows, paper.none);
}
