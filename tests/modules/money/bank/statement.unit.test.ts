import fc from "fast-check";
import { refusalOf } from "@/tests/support/refusals";
import { describe, expect, it } from "vitest";
import { fingerprints, lessonKey } from "@/worker/modules/money/bank/rules";
import { suggest } from "@/worker/modules/money/bank/candidates";
import { readStatement } from "@/worker/modules/money/bank/statement";
import { readTags } from "@/worker/modules/money/bank/tags";

const oldOfx = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261105120000<TRNAMT>+72.00<FITID>A1<NAME>VIR BISTROT DU PORT<MEMO>
</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261106<TRNAMT>-12,50<FITID>A2<NAME>COTISATION &amp; CIE
</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const newOfx = `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><STMTTRN><DTPOSTED>20261105</DTPOSTED><TRNAMT>72.00</TRNAMT><FITID>A1</FITID><NAME>VIR</NAME><MEMO>BISTROT</MEMO></STMTTRN></OFX>`;
const entry = (
  sign: string,
  status: string,
  ref: string,
) => `<Ntry><Amt Ccy="EUR">72.00</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${status}</Sts>
  <BookgDt><Dt>2026-11-05</Dt></BookgDt>${ref}<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Bistrot du Port</Nm></Dbtr></RltdPties>
  <RmtInf><Ustrd>FA-2026-0012</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
  ${entry("CRDT", "BOOK", "<AcctSvcrRef>Z9</AcctSvcrRef>")}${entry("DBIT", "<Cd>BOOK</Cd>", "")}${entry("CRDT", "PDNG", "")}</Stmt></BkToCstmrStmt></Document>`;

describe("a statement is read", () => {
  it("from OFX of both kinds", () => {
    expect(readStatement(oldOfx)).toEqual({
      format: "ofx",
      lines: [
        { day: "2026-11-05", label: "VIR BISTROT DU PORT", amount: 720_000, bankId: "A1" },
        { day: "2026-11-06", label: "COTISATION & CIE", amount: -125_000, bankId: "A2" },
      ],
    });
    expect(readStatement(newOfx).lines).toEqual([{ day: "2026-11-05", label: "VIR BISTROT", amount: 720_000, bankId: "A1" }]);
  });

  it("without the name twice where the memo begins with it", () => {
    const text = newOfx.replace("<MEMO>BISTROT", "<MEMO>VIR BISTROT DU PORT");
    expect(readStatement(text).lines[0]?.label).toBe("VIR BISTROT DU PORT");
  });

  it("from CAMT.053, what is booked of it", () => {
    const label = "Bistrot du Port FA-2026-0012";
    expect(readStatement(camt)).toEqual({
      format: "camt",
      lines: [
        { day: "2026-11-05", label, amount: 720_000, bankId: "Z9" },
        { day: "2026-11-05", label, amount: -720_000, bankId: null },
      ],
    });
  });

  it("from CSV with one column of amounts, or with two", () => {
    const one = "Date;Libellé;Montant\n05/11/2026;VIR BISTROT;1 072,00\n06/11/26;PRLV EDF;-12,5";
    const two = "Date opération,Libellé,Débit,Crédit\n2026-11-05,VIR BISTROT,,1072.00\n2026-11-06,PRLV EDF,12.50,";
    for (const content of [one, two])
      expect(readStatement(content).lines.map(({ day, amount }) => [day, amount])).toEqual([
        ["2026-11-05", 10_720_000],
        ["2026-11-06", -125_000],
      ]);
  });

  it("or refused by name: other columns, a line without a day, parts of a cent, more than can be, tags that are no statement", () => {
    const of = (day: string, sum: string) => `Date;Libellé;Montant\n${day};A;${sum}`;
    const wrong = [of("hier", "3"), of("2026-11-22", "12,345"), of("2026-11-22", "9".repeat(400))];
    for (const content of ["Nom;Prix\nA;3", ...wrong, "<OFX><A>1</A></OFX>", "<OFX"])
      expect(() => readStatement(content)).toThrow("invalid_input");
  });

  it.each([
    ["an amount that is none", "Date;Libellé;Montant\n26/11/2026;B;3,00\n27/11/2026;A;1.2.3,4,5"],
    ["a debit and a credit", "Date;Libellé;Débit;Crédit\n26/11/2026;B;3,00;\n27/11/2026;A;10,00;12,00"],
    ["a debit that is none beside a credit", "Date;Libellé;Débit;Crédit\n26/11/2026;B;3,00;0,00\n27/11/2026;A;abc;12,00"],
  ])("or refused whole, with its line: %s", (_, content) =>
    expect(refusalOf(() => readStatement(content))?.fields).toMatchObject([
      { field: "content", code: "statement_line", params: { line: 3 } },
    ]),
  );

  it("whatever the text, tags are read or not, and never for ever", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("<", ">", "/", "a", " ", "!", "&amp;", "="), maxLength: 300 }),
        (text) => void readTags(text),
      ),
    );
    expect(readTags("<a>".repeat(1_000) + "</a>".repeat(1_000))).toBe(null);
  });
});

it("each line of a file has its own fingerprint, the same whenever the file comes", () => {
  const anyLine = fc.record({
    day: fc.constantFrom("2026-11-05", "2026-11-06"),
    label: fc.constantFrom("PEAGE", "Péage", "EDF"),
    amount: fc.constantFrom(-10_000, 20_000),
    bankId: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(anyLine), fc.nat(10), (lines, more) => {
      const names = fingerprints(lines);
      expect(new Set(names).size).toBe(lines.length);
      expect(fingerprints(lines.slice(0, more))).toEqual(names.slice(0, more));
    }),
  );
});

describe("a suggestion", () => {
  const line = { day: "2026-11-05", label: "VIR SEPA RECU BISTROT DU PORT FA 2026 0012", amount: 720_000 };
  const invoice = {
    kind: "invoice",
    id: "1",
    name: "FA-2026-0012",
    party: "Bistrot du Port",
    partyId: "c",
    amount: 720_000,
    day: "2026-10-01",
  } as const;
  const other = { ...invoice, id: "2", name: "FA-2026-0099", party: "Garonne Saveurs", partyId: "g" };

  it("is the invoice whose number, name and amount the label says", () => {
    expect(suggest(line, [other, invoice], null)).toMatchObject({ candidate: { id: "1" }, score: 100 });
    expect(suggest({ ...line, amount: 300_000 }, [other, invoice], null)?.candidate.id).toBe("1");
  });

  it("is nothing when two are alike, when it goes the other way, or is more than what is due", () => {
    const vague = { ...line, label: "VIREMENT" };
    expect(suggest(vague, [other, invoice], null)).toBe(null);
    expect(suggest(vague, [invoice], null)?.candidate.id).toBe("1");
    expect(suggest({ ...line, amount: -720_000 }, [invoice], null)).toBe(null);
    expect(suggest({ ...line, amount: 720_100 }, [invoice], null)).toBe(null);
  });

  it("learns: the client that such a label stood for before, or its category", () => {
    const vague = { ...line, label: "VIR SCI LES HALLES" };
    expect(suggest(vague, [other, invoice], { partyId: "g", category: null })?.candidate.id).toBe("2");
    const energy = { kind: "category", id: "energy", name: "energy", party: "", partyId: null, amount: null, day: null } as const;
    expect(suggest({ ...line, label: "PRLV EDF 88812", amount: -5 }, [energy], { partyId: null, category: "energy" })?.candidate.id).toBe(
      "energy",
    );
    expect(lessonKey("PRLV SEPA EDF 88812 PRO")).toBe(lessonKey("PRLV EDF 99 PRO"));
  });
});
