import { describe, expect, it } from "vitest";
import type { Refusal } from "@/worker/core/errors";
import { refusedOf } from "@/tests/support/refusals";
import { centsFrom, dayFrom, dayOrderOf } from "@/worker/modules/money/bank/amounts";
import { signatureOf } from "@/worker/modules/money/bank/layout";
import { shareOut } from "@/worker/modules/money/bank/rules";
import { readStatement, rowsOf } from "@/worker/modules/money/bank/statement";

describe("an amount", () => {
  it.each([
    ["1 072,00", 107_200],
    ["1\u202f072,00 €", 107_200],
    ["1.072,00", 107_200],
    ["1,072.00", 107_200],
    ["1.072", null],
    ["1.072.000", 107_200_000],
    ["10.72", 1_072],
    ["-12,5", -1_250],
    ["12,50-", -1_250],
    ["(12,50)", -1_250],
    ["+72.00", 7_200],
    ["72.000", 7_200],
    ["1.234.567,89", 123_456_789],
    ["0,00", 0],
    [",50", 50],
    ["1.2.3,4,5", null],
    ["1.2.3", null],
    ["12.34,567,89", null],
    ["1,234,56", null],
    ["72,005", null],
    ["72,0055", null],
    ["", null],
    ["douze", null],
    ["(12", null],
    ["1e5", null],
    ["12 FA-3", null],
  ])("%s is %s cents", (text, cents) => expect(centsFrom(text)).toBe(cents));
});

describe("a day", () => {
  it.each([
    ["05/11/2026", "2026-11-05"],
    ["5.11.26", "2026-11-05"],
    ["05-11-2026", "2026-11-05"],
    ["2026-11-05", "2026-11-05"],
    ["2026-11-05 14:03:00", "2026-11-05"],
    ["20261105", "2026-11-05"],
    ["05/11/2026 14:03", "2026-11-05"],
    ["5 novembre", null],
    ["", null],
  ])("%s is %s", (text, day) => expect(dayFrom(text)).toBe(day));
  it("has its month first where a part that is no month says so", () => {
    expect(dayOrderOf(["05/11/2026", "05/13/2026"])).toBe("month");
    expect(dayOrderOf(["05/11/2026", "05/12/2026"])).toBe("day");
    expect(dayFrom("05/13/2026", "month")).toBe("2026-05-13");
  });
});

/** What banks of France write, each in its way: a transfer of 1 072,00 that came in, and a levy of 12,50. */
const banks: Record<string, string> = {
  "BNP Paribas":
    "Compte de chèques;****1234;03/12/2026;;5 000,00\n\n05/11/2026;Virement reçu;VIR SEPA RECU /DE BISTROT;1 072,00\n06/11/2026;Prélèvement;PRLV SEPA EDF;-12,50",
  "Crédit Agricole":
    'Téléchargement du 23/11/2026;\n\nListe des opérations du compte entre le 01/11/2026 et le 23/11/2026;\n\nDate;Libellé;Débit euros;Crédit euros;\n05/11/2026;"VIREMENT EN VOTRE FAVEUR\nBISTROT";;1 072,00;\n06/11/2026;PRELEVEMENT EDF;12,50;;',
  "Société Générale":
    "=\"0123456789\";05/10/2026;23/11/2026;2;23/11/2026;5000,00 EUR\n\nDate de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise\n05/11/2026;VIR RECU;VIR RECU BISTROT;1072,00;EUR\n06/11/2026;PRELEVEMENT;PRELEVEMENT EDF;-12,50;EUR",
  "La Banque Postale":
    "Numéro Compte   ;1234567A020\nType          ;CCP\nCompte tenu en  ;euros\nDate            ;23/11/2026\nSolde (EUROS)   ;5000,00\n\nDate;Libellé;Montant(EUROS)\n05/11/2026;VIREMENT DE BISTROT;1072,00\n06/11/2026;PRELEVEMENT DE EDF;-12,50",
  "Crédit Mutuel":
    "Date;Date de valeur;Débit;Crédit;Libellé;Solde\n05/11/2026;05/11/2026;;1072,00;VIR BISTROT;6072,00\n06/11/2026;06/11/2026;-12,50;;PRLV EDF;6059,50",
  CIC: "Date d'opération;Date de valeur;Débit;Crédit;Libellé;Solde\n05/11/2026;05/11/2026;;1072,00;VIR BISTROT;6072,00\n06/11/2026;06/11/2026;-12,50;;PRLV EDF;6059,50",
  LCL: "05/11/2026;1072,00;Virement;;VIR SEPA BISTROT;;0;Divers\n06/11/2026;-12,50;Prélèvement;;PRLV SEPA EDF;;0;Énergie",
  "Caisse d'Épargne":
    "Code de la banque : 12345;Code de l'agence : 00001\nNuméro de compte : 01234567890;Nom du compte : COURANT;Devise : EUR\n\nDate;Numéro d'opération;Libellé;Débit;Crédit;Détail\n05/11/26;0001;VIR BISTROT;;+1072,00;FA-2026-0012\n06/11/26;0002;PRLV EDF;-12,50;;",
  "Banque Populaire":
    "Compte;Date de comptabilisation;Date opération;Libellé;Référence;Montant\n01234567890;05/11/2026;05/11/2026;VIR BISTROT;A1;1072,00\n01234567890;06/11/2026;06/11/2026;PRLV EDF;A2;-12,50",
  Boursorama:
    'dateOp;dateVal;label;category;amount;accountbalance\n2026-11-05;2026-11-05;"VIR BISTROT";Virements;1072.00;6072.00\n2026-11-06;2026-11-06;"PRLV EDF";Énergie;-12.50;6059.50',
  "HSBC, CCF": '05/11/2026,VIR BISTROT,"1,072.00"\n06/11/2026,PRLV EDF,-12.50',
  Qonto:
    "Status,Settlement date (UTC),Operation date,Counterparty name,Total amount (incl. VAT),Currency\nsettled,05-11-2026,05-11-2026,BISTROT,1072.00,EUR\nsettled,06-11-2026,06-11-2026,EDF,-12.50,EUR".replace(
      "Operation date",
      "Date",
    ),
  "without headings, with a balance": "05/11/2026;VIR BISTROT;1072,00;6072,00\n06/11/2026;PRLV EDF;-12,50;6059,50",
};

describe("a statement of a bank of France", () => {
  it.each(Object.entries(banks))("%s", (_, content) => {
    const { format, lines } = readStatement(content);
    expect(format).toBe("csv");
    expect(lines.map(({ day, amount }) => [day, amount])).toEqual([
      ["2026-11-05", 10_720_000],
      ["2026-11-06", -125_000],
    ]);
    expect(lines[0]?.label).toMatch(/BISTROT|Virement/);
  });

  const movement = (sum: string, currency = "EUR") =>
    `0430002    00550${currency}2 01234567890B1051126  051126${"VIR SEPA BISTROT".padEnd(31)}  0000001  ${sum}${"REF".padEnd(16)}`;
  it("in the format of 120 signs", () => {
    const rows = [
      `0130002${" ".repeat(113)}`,
      movement("0000000107200{"),
      `05${" ".repeat(46)}${"FA-2026-0012".padEnd(70)}  `,
      movement("0000000001250}"),
    ];
    expect(readStatement(rows.join("\n"))).toEqual({
      format: "cfonb",
      lines: [
        { day: "2026-11-05", label: "VIR SEPA BISTROT FA-2026-0012", amount: 107_200_000, bankId: null },
        { day: "2026-11-05", label: "VIR SEPA BISTROT", amount: -1_250_000, bankId: null },
      ],
    });
    expect(refusedOf(() => readStatement([rows[0], movement("0000000107200{", "USD")].join("\n")))).toBe("content:statement_currency");
    expect(refusedOf(() => readStatement([rows[0], movement("00000001x7200{")].join("\n")))).toBe("content:statement_line");
  });

  it("says its columns where nothing tells them", () => {
    const content = "a;b;c;d\n05/11/2026;VIR BISTROT;1072,00;99,00\n06/11/2026;PRLV EDF;-12,50;98,00";
    expect(refusedOf(() => readStatement(content))).toBe("content:statement_columns");
    const layout = { day: 0, label: 1, amount: 2, debit: -1, credit: -1 };
    expect(readStatement(content, layout).lines.map(({ amount }) => amount)).toEqual([10_720_000, -125_000]);
    expect(signatureOf(rowsOf(content))).toBe("a|b|c|d");
    expect(signatureOf(rowsOf("05/11/2026;VIR;1,00;2,00"))).toBe("#4");
  });

  it.each([
    ["another currency", "Date;Libellé;Montant;Devise\n05/11/2026;VIR;1,00;USD", "content:statement_currency"],
    ["a day that is none", "Date;Libellé;Montant\n31/02/2026;VIR;1,00", "content:statement_line"],
    ["a day and a month that are none", "Date;Libellé;Montant\n45/13/2026;VIR;1,00", "content:statement_line"],
    ["a day before there were any", "Date;Libellé;Montant\n01/01/-026;VIR;1,00", "content:statement_line"],
    ["an amount that is none", "Date;Libellé;Montant\n05/11/2026;VIR;un", "content:statement_line"],
    ["nothing below its headings", "Date;Libellé;Montant\n;;", "content:statement_empty"],
    ["more lines than anybody has", `Date;Libellé;Montant\n${"05/11/2026;VIR;1,00\n".repeat(20_001)}`, "content:csv_lines"],
  ])("is refused whole with %s", (_, content, refused) => expect(refusedOf(() => readStatement(content))).toBe(refused));
  const lineOf = (content: string) => {
    try {
      readStatement(content);
    } catch (error) {
      return (error as Refusal).detail.fields?.map(({ code, params }) => [code, params?.line]);
    }
  };
  const entry = (currency: string, sum: string, day: string) =>
    `<Ntry><Amt Ccy="${currency}">${sum}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`;
  const camt = (...entries: string[]) => `<Document>\n${entries.join("\n")}\n</Document>`;
  const good = entry("EUR", "1.00", "2026-11-05");
  it("in XML too, with its line", () => {
    expect(lineOf(camt(good, entry("USD", "1.00", "2026-11-05")))).toEqual([["statement_currency", 3]]);
    expect(lineOf(camt(good, good, entry("EUR", "1.00", "-026-11-05")))).toEqual([["statement_line", 4]]);
    expect(lineOf(camt(good, entry("EUR", "un", "2026-11-05")))).toEqual([["statement_line", 3]]);
    const ofx = `OFXHEADER:100\n<OFX><CURDEF>EUR\n<STMTTRN><DTPOSTED>20261105<TRNAMT>1.00<FITID>1</STMTTRN>\n<STMTTRN><DTPOSTED>20261345<TRNAMT>1.00<FITID>2</STMTTRN></OFX>`;
    expect(lineOf(ofx)).toEqual([["statement_line", 4]]);
    const many = camt(...Array.from({ length: 20_001 }, () => good));
    expect(lineOf(many)).toEqual([["csv_lines", undefined]]);
  });
});

describe("a line is shared out", () => {
  const [cent, most] = [100, 5_000];
  it.each([
    ["among what is due", 30_000, [{ open: 10_000 }, { open: 20_000 }], { paid: [10_000, 20_000], difference: 0 }],
    ["in part, the last one less", 20_000, [{ open: 10_000 }, { open: 20_000 }], { paid: [10_000, 10_000], difference: 0 }],
    ["as one says", 5_000, [{ open: 10_000, amount: 5_000 }], { paid: [5_000], difference: 0 }],
    ["a cent less than the difference allows", 30_000 - most + cent, [{ open: 30_000 }], { paid: [30_000], difference: cent - most }],
    ["as much as it allows", 30_000 - most, [{ open: 30_000 }], { paid: [30_000], difference: -most }],
    ["a cent beyond it: in part", 30_000 - most - cent, [{ open: 30_000 }], { paid: [30_000 - most - cent], difference: 0 }],
    ["too much, as much as it allows", 30_000 + most, [{ open: 30_000 }], { paid: [30_000], difference: most }],
  ] as const)("%s", (_, amount, shares, expected) =>
    expect(shareOut(amount, shares, { mostDifference: most, mostShare: 0 })).toEqual(expected),
  );
  it.each([
    ["a cent more than it allows", 30_000 + most + cent, [{ open: 30_000 }], "parts:parts_differ"],
    ["more than is due", 30_000, [{ open: 10_000, amount: 10_100 }], "parts.0.amount:above_due"],
    ["nothing for the last one", 10_000, [{ open: 10_000 }, { open: 20_000 }], "parts.1.amount:more_than_nothing"],
  ] as const)("not with %s", (_, amount, shares, refused) =>
    expect(refusedOf(() => shareOut(amount, shares, { mostDifference: most, mostShare: 0 }))).toBe(refused),
  );
});
