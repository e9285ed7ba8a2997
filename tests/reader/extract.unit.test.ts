import { describe, expect, it } from "vitest";
import { amountsIn, isMoney } from "@/worker/reader/extract/amounts";
import { datesIn } from "@/worker/reader/extract/dates";
import { datesOf } from "@/worker/reader/extract/head";
import { extract } from "@/worker/reader/extract/extract";
import { labelsIn } from "@/worker/reader/extract/labels";
import { mended } from "@/worker/reader/extract/mend";
import { checksOf } from "@/worker/reader/extract/arithmetic";
import { supplierOf } from "@/worker/reader/extract/parties";
import { rowsOf } from "@/worker/reader/extract/rows";
import { totalsOf } from "@/worker/reader/extract/totals";
import { sheetOf } from "@/worker/reader/extract/sheet";
import { startsIn } from "@/worker/reader/extract/starts";
import { tableOf } from "@/worker/reader/extract/table";
import { ticketHead } from "@/worker/reader/extract/ticket-head";
import { ibansIn } from "@/worker/reader/extract/vat-numbers";
import { vatRowsIn } from "@/worker/reader/extract/vat-table";
import type { Page, Word } from "@/worker/reader/extract/words";

/** A page whose lines are 20 apart, a letter 6 wide; a bar is a wide gap. */
function pageOf(...lines: string[]): Page {
  const words: Word[] = lines.flatMap((line, row) =>
    [...line.matchAll(/[^\s|]+/g)].map(({ 0: text, index }) => ({
      text,
      page: 1,
      left: index * 6,
      right: (index + text.length) * 6,
      top: row * 20,
      bottom: row * 20 + 10,
      sure: 1,
    })),
  );
  return { number: 1, width: 600, height: 800, words };
}

/** The ticket of a till: the same on narrow paper. */
const ticketOf = (...lines: string[]): Page => ({ ...pageOf(...lines), width: 240 });

describe("the head of a ticket", () => {
  const headOf = (...lines: string[]) => {
    const head = ticketHead(sheetOf([ticketOf(...lines)]));
    return [head?.name.text, head?.address?.text];
  };

  it("is its name, and the address under it up to its numbers", () => {
    expect(headOf("BOULANGERIE MARTIN", "12 rue des Lilas", "75011 PARIS", "Tel: 01 43 00 00 00", "Baguette 1,20")).toEqual([
      "BOULANGERIE MARTIN",
      "12 rue des Lilas, 75011 PARIS",
    ]);
  });

  it("is called by the business under the sign of a shop, without what a register calls it", () => {
    expect(headOf("CHEZ LÉON", "LEONARD ET FILS SARL", "(123456-X)", "Lot 5, Zone Sud", "29000 QUIMPER", "TVA : FR12")).toEqual([
      "LEONARD ET FILS SARL",
      "Lot 5, Zone Sud, 29000 QUIMPER",
    ]);
  });

  it("passes over what is no name, and is none without one", () => {
    expect(headOf("camille martin", "99 SPEED MART S/B", "4 Grand Rue", "67000 STRASBOURG", "Ticket 12")[0]).toBe("99 SPEED MART S/B");
    expect(headOf("2026-11-02", "12,00")).toEqual([undefined, undefined]);
  });
});

it("documents of one file are told by their numbers: short ones that look alike, too", () => {
  const of = (number: string, page: number) => ({
    ...pageOf(`FACTURE N° ${number}`, "Date : 19/11/2026", `Total TTC${" ".repeat(70)}21,10`),
    number: page,
  });
  const onTheirPages = (pages: Page[]) =>
    pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, page: page.number })) }));
  expect(startsIn(onTheirPages([of("LG-1", 1), of("LG-2", 2)]), "text")).toEqual([1, 2]);
  expect(startsIn(onTheirPages([of("LG-1", 1), of("LG-1", 2)]), "text")).toEqual([]);
});

it("a tax that is printed is what it says, though the totals would have another", () => {
  const page = pageOf(
    "Désignation          Qté     Prix     Montant",
    "Confiture              4    38,00      152,00",
    "",
    "Total HT                               152,00",
    "TVA 5,5%                                 8,36",
    "Total TTC                              190,36",
  );
  const { exclTax, vat, inclTax, agrees } = totalsOf(sheetOf([page]), new Set([0, 1]), 1_520_000);
  expect([exclTax?.value, vat?.value, inclTax?.value, agrees]).toEqual([1_520_000, 83_600, 1_903_600, false]);
});

it("a remark in brackets over an address is no part of the name, nor of the address", () => {
  const page = pageOf(
    "",
    "(Not to be used for cheques)",
    "Golden Oak Hosting Ltd.",
    "410 Terrace Avenue",
    "London EC1Y 0RL",
    "",
    "",
    "Invoice number: 4512",
    "Invoice date: 03/05/2024",
    "",
    `Total:${" ".repeat(80)}12.00`,
  );
  // Recognised lines stand closer than their letters say.
  const words = page.words.map((word) => ({ ...word, sure: 0.9 }));
  const { name, address } = supplierOf(sheetOf([{ ...page, words }]), {});
  expect([name?.text, address?.text]).toEqual(["Golden Oak Hosting Ltd.", "410 Terrace Avenue, London EC1Y 0RL"]);
});

it("what no tax can be is no rate of a line", () => {
  const page = pageOf(
    "Description          Qty     Price     VAT %     Total",
    "Strawberry jam         2      4.00     20.00      8.00",
    "Card reader            1     19.00     40.39     19.00",
  );
  expect(tableOf(sheetOf([page])).lines.map(({ total, vatRate }) => [total, vatRate])).toEqual([
    [80_000, 2_000],
    [190_000, null],
  ]);
});

it("the date beside the number is the document's, whatever other dates are called", () => {
  const sheet = sheetOf([pageOf("Version 2 du 24/03/2020", "Facture n° 12 du 03/05/2024", "Commande du 01/05/2024")]);
  expect(datesOf(sheet, () => true).invoiceDate?.value).toBe("2024-05-03");
});

it("an IBAN is one whose check digits are right, whatever follows it", () => {
  const rows = rowsOf([pageOf("IBAN : FR76 3000 6000 0112 3456 7890 189 BIC : AGRIFRPP", "IBAN FR76 3000 6000 0112 3456 7890 188")]);
  expect(ibansIn(rows).map(({ text }) => text)).toEqual(["FR7630006000011234567890189"]);
});

describe("the kind of a paper", () => {
  const kindOf = (...lines: string[]) => extract([pageOf(...lines)], "text", {}).kind;

  it.each([
    ["FACTURE", "invoice"],
    ["Facture pro forma", "proforma"],
    ["DEVIS", "quote"],
    ["Bon de commande", "order"],
    ["BON DE LIVRAISON", "delivery"],
    ["Relevé de compte", "statement"],
    ["Facture d'avoir", "credit"],
    ["CREDIT NOTE", "credit"],
    ["Quotation", "quote"],
    ["STATEMENT", "statement"],
  ])("%s: %s", (title, kind) => expect(kindOf(title, "", "Date : 03/05/2026", `Total TTC${" ".repeat(60)}12,00`)).toBe(kind));

  it("is told by the title, not by what the paper refers to", () => {
    expect(kindOf("FACTURE N° FA-2026-118", "Bon de livraison n° 4512 du 02/05/2026", "Devis n° 12", "Date : 03/05/2026")).toBe("invoice");
    expect(kindOf("FACTURE D'ACOMPTE", "N° AC-31", "Devis n° 12 accepté le 02/05/2026", "Date : 03/05/2026")).toBe("invoice");
    expect(kindOf("FACTURE", "Quote-part taxe foncière 120,00", "Date : 03/05/2026")).toBe("invoice");
    expect(kindOf("REÇU LE 04/05/2026", "Facture FA-118", "Date : 03/05/2026", `Total TTC${" ".repeat(60)}12,00`)).toBe("invoice");
  });
});

describe("amounts", () => {
  it.each([
    ["1 234,56 €", 12_345_600],
    ["1.234,56", 12_345_600],
    ["12€50", 125_000],
    ["-5,00", -50_000],
    ["5,00-", -50_000],
    ["(5,00)", -50_000],
    ["EUR 20,00", 200_000],
    ["0,0425 €", 425],
  ])("%s", (text, value) => {
    const [amount] = amountsIn(rowsOf([pageOf(text)]), ",");
    expect(amount?.value).toBe(value);
    expect(amount && isMoney(amount)).toBe(true);
  });

  it("with points: 1,234.56 and 4.25", () => {
    expect(amountsIn(rowsOf([pageOf("£1,234.56 | 4.25")]), ".").map(({ value }) => value)).toEqual([12_345_600, 42_500]);
  });

  it.each(["FA2024-118", "01 02 03 04 05", "12/05/2026", "FR76 3000", "T63"])("%s is none", (text) => {
    expect(amountsIn(rowsOf([pageOf(text)]), ",").filter(isMoney)).toEqual([]);
  });
});

describe("dates", () => {
  it.each(["7 mai 2026", "07/05/2026", "07.05.26", "2026-05-07", "May 7, 2026", "7. Mai 2026", "07-mai-26"])("%s", (text) => {
    expect(datesIn(rowsOf([pageOf(text)])).map(({ date }) => date)).toEqual(["2026-05-07"]);
  });

  it("stand with the month first when one of them must", () => {
    expect(datesIn(rowsOf([pageOf("05/07/2026", "05/28/2026")])).map(({ date }) => date)).toEqual(["2026-05-07", "2026-05-28"]);
  });

  it("that do not exist are none", () => expect(datesIn(rowsOf([pageOf("31/02/2026", "45/12/2026")]))).toEqual([]));
});

describe("labels", () => {
  it.each([
    ["Facture n° 12", "invoiceNumber"],
    ["N° de client : C12", "otherNumber"],
    ["Date d'échéance", "dueDate"],
    ["Date de livraison", "otherDate"],
    ["Total HT", "exclTax"],
    ["Montant TVA", "vat"],
    ["Net à payer TTC", "inclTax"],
    ["N° TVA intracommunautaire", "vatNumber"],
    ["Amount due", "due"],
  ])("%s", (text, kind) => expect(labelsIn(rowsOf([pageOf(text)]))[0]?.kind).toBe(kind));
});

describe("totals", () => {
  const read = (...lines: string[]) => totalsOf(sheetOf([pageOf(...lines)]), new Set(), null);

  it("are the three that agree, not the deposit or what is left to pay", () => {
    const fields = read(
      "Total HT        100,00",
      "TVA 5,5 %         5,50",
      "Total TTC       105,50",
      "Acompte          50,00",
      "Net à payer      55,50",
    );
    expect([fields.exclTax?.value, fields.vat?.value, fields.inclTax?.value, fields.agrees]).toEqual([1_000_000, 55_000, 1_055_000, true]);
  });

  it("that do not agree say so", () => {
    expect(read("Total HT        100,00", "TVA              30,00", "Total TTC       125,00").agrees).toBe(false);
  });

  it("of a till are what was given less what was given back", () => {
    expect(read("Total     18,40", "Total     12,00", "Espèces   20,00", "Rendu      1,60").inclTax?.value).toBe(184_000);
  });
});

it("a row of rates is one whose product is right", () => {
  const rows = rowsOf([pageOf("5,50 %     200,00      11,00", "20,00 %     50,00      11,00")]);
  expect(vatRowsIn(rows, amountsIn(rows, ",")).map(({ rate, base, vat }) => [rate, base, vat])).toEqual([[550, 2_000_000, 110_000]]);
});

describe("the ticket of a till", () => {
  const totalOf = (...lines: string[]) => totalsOf(sheetOf([pageOf(...lines)]), new Set(), null).inclTax?.value;

  it("says what was paid by what was given and given back, whatever else is called a total", () => {
    expect(totalOf("Total qty 2", "GST included in total RM 2.88", "CASH RM 51.00", "CHANGE RM 0.20")).toBe(508_000);
    expect(totalOf("Sous-total 11,20", "Espèces 20,00", "Rendu 7,65")).toBe(123_500);
  });

  it("says it by two amounts above where the word for what was given was not read", () => {
    expect(totalOf("RN 60.31", "RUUNBING -0.01", "RN 60.30", "GAB. RN 70.30", "CHANGE 10.00")).toBe(603_000);
  });

  it("says it by what was rounded, or what a card gave, near what is called a total", () => {
    expect(totalOf("Total Sales (Inclusive GST) RM 13.58", "Rounding RM 13.60")).toBe(136_000);
    expect(totalOf("Total Sales (Inclusive GST) RM 177.22", "CREDIT RM 177.20")).toBe(1_772_000);
    expect(totalOf("Total TTC 12,00", "Arrondi 0,00")).toBe(120_000);
  });

  it("is no credit note because some lines come back", () => {
    expect(totalOf("Total excl. GST -17.73", "GST -1.07", "Total incl. GST -18.80", "Total payable 20.21")).toBe(202_100);
  });

  it("says nothing of the kind without what was given back", () => {
    expect(totalOf("Total TTC 12,00", "Espèces 20,00")).toBe(120_000);
  });
});

it("words of labels that were almost recognised are put right, and others left", () => {
  expect(mended("tota! sub toial amcunt totsl ca5h")).toBe("total sub total amount total cash");
  expect(mended("charge tonneau 2019 dates carton")).toBe("charge tonneau 2019 dates carton");
});

it("discounts and charges on the whole are part of what lines make", () => {
  const sure = (value: number) => ({ value, confidence: 1, at: null });
  const fields = { totalExclTax: sure(1_000_000), vatAmount: sure(100_000), totalInclTax: sure(1_100_000) };
  const line = {
    description: "x",
    quantity: null,
    unitPrice: null,
    total: 950_000,
    vatRate: null,
    code: null,
    unit: null,
    confidence: 1,
    at: null,
  };
  expect(checksOf(fields, [line], []).lines).toBe(false);
  expect(checksOf(fields, [line], [], 50_000).lines).toBe(true);
});
