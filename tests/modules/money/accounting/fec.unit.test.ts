import { describe, expect, it } from "vitest";
import { type Fec, problemsOfFec } from "@/tests/support/fec";

const head =
  "JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\tPieceDate\tEcritureLib\tDebit\tCredit\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise";
const rows = [
  "AN\tÀ-nouveaux\tAN1\t20260101\t512000\tBanque\t\t\tÀ-nouveaux\t20260101\tReprise\t100,00\t0,00\t\t\t20260205\t\t",
  "AN\tÀ-nouveaux\tAN1\t20260101\t101000\tCapital\t\t\tÀ-nouveaux\t20260101\tReprise\t0,00\t100,00\t\t\t20260205\t\t",
  "VT\tVentes\t7\t20260110\t411000\tClients\tC1\tBistrot\tFA-1\t20260110\tFA-1\t120,00\t0,00\tAAG\t20260112\t20260205\t\t",
  "VT\tVentes\t7\t20260110\t701001\tVentes\t\t\tFA-1\t20260110\tFA-1\t0,00\t120,00\t\t\t20260205\t\t",
  "BQ\tBanque\t8\t20260112\t512000\tBanque\t\t\tFA-1\t20260110\tFA-1\t120,00\t0,00\t\t\t20260205\t\t",
  "BQ\tBanque\t8\t20260112\t411000\tClients\tC1\tBistrot\tFA-1\t20260110\tFA-1\t0,00\t120,00\tAAG\t20260112\t20260205\t\t",
];
const file = (change: (text: string) => string = (text) => text, other: Partial<Fec> = {}): Fec => ({
  fileName: "732829320FEC20260131.txt",
  text: change(`${[head, ...rows].join("\r\n")}\r\n`),
  from: "2026-01-01",
  to: "2026-01-31",
  isClosed: true,
  ...other,
});
const swap = (from: string, to: string) => (text: string) => text.replace(from, to);

describe("a file of accounting entries", () => {
  it("that keeps the rules is accepted", () => {
    expect(problemsOfFec(file())).toEqual([]);
    expect(problemsOfFec(file((text) => text.replaceAll("\t20260205\t\t", "\t\t\t"), { isClosed: false }))).toEqual([]);
  });

  it.each<[string, Fec]>([
    ["columns", file(swap("Debit\tCredit", "Credit\tDebit"))],
    ["17 columns", file(swap("100,00\t0,00\t\t", "100,00\t0,00\t"))],
    ["file name", file(undefined, { fileName: "FEC.txt" })],
    ["EcritureLib is empty", file(swap("FA-1\t120,00", "\t120,00"))],
    ["ValidDate is empty", file(swap("AAG\t20260112\t20260205", "AAG\t20260112\t"))],
    ["EcritureDate: 20260230", file((text) => text.replaceAll("\t20260112\t411000", "\t20260230\t411000"))],
    ["not of the period", file(undefined, { to: "2026-01-11", fileName: "732829320FEC20260111.txt" })],
    ["validated before", file((text) => text.replaceAll("20260205", "20260111"))],
    ["no account", file(swap("701001", "9901"))],
    ["Debit: 120.00", file(swap("120,00", "120.00"))],
    ["Debit: -120,00", file(swap("120,00", "-120,00"))],
    ["a debit and a credit", file(swap("120,00\t0,00", "120,00\t120,00"))],
    ["nothing moves", file(swap("120,00\t0,00", "0,00\t0,00"))],
    ["CompAuxNum without CompAuxLib", file(swap("C1\tBistrot", "C1\t"))],
    ["EcritureLet without DateLet", file(swap("AAG\t20260112", "AAG\t"))],
    ["EcritureLib: FA|1", file(swap("FA-1\t120,00", "FA|1\t120,00"))],
    ["entry 7 is not balanced", file(swap("0,00\t120,00", "0,00\t119,00"))],
    ["entry 7 has several JournalCode", file(swap("VT\tVentes\t7\t20260110\t701", "OD\tDivers\t7\t20260110\t701"))],
    ["a gap before entry 9", file((text) => text.replaceAll("\t8\t", "\t9\t"))],
    ["is older", file((text) => text.replaceAll("\t8\t20260112", "\t8\t20260109"))],
    [
      "does not stand first",
      file((text) => text.replaceAll("VT\tVentes\t7", "AN\tÀ-nouveaux\t7").replaceAll("AN\tÀ-nouveaux\tAN1", "VT\tVentes\t6")),
    ],
    ["CompteNum 512000 has several names", file(swap("Banque\t\t\tFA-1", "Caisse\t\t\tFA-1"))],
    ["AAG 411000 is lettered", file((text) => text.replaceAll("0,00\t120,00\tAAG\t20260112", "0,00\t120,00\t\t"))],
  ])("is refused for %s", (problem, fec) => {
    expect(problemsOfFec(fec).join("\n")).toContain(problem);
  });
});
