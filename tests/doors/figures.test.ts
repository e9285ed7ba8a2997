import { readCsv } from "@/worker/core/files/csv";
import { beforeAll, expect, it } from "vitest";
import { ask } from "../support/ask";
import { type Person, signIn } from "../support/people";
import { newShell } from "../support/terminal";

/** The same question is the same figure, to the last cent, wherever it is asked. */

let person: Person;
// As on a screen: in a pipe a report is plain columns.
const shell = newShell({ CELLIER_FORCE_TTY: "200" });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

beforeAll(async () => {
  person = await signIn("demo@cellier.test", "Demo-cellier-2026");
  expect((await shell.signIn({ email: "demo@cellier.test", password: "Demo-cellier-2026" })).code).toBe(0);
});

it.each([
  ["sales", "salesInvoiced", "product", "ventes par produit cette année"],
  ["margins", "salesDelivered", "client", "ventes livrées par client cette année"],
  ["treasury", "treasuryIn", "month", "encaissements par mois cette année"],
  ["purchases", "purchases", "supplier", "achats par fournisseur cette année"],
  ["stock", "stockValue", "itemKind", "valeur du stock par type d'article"],
])("%s", async (report, measure, by, sentence) => {
  const { body } = await person.api(`/api/figures/query?measures=${measure}&by=${by}&period=this+year`);
  const totals = body.totals as { figures: { money: number }[] };
  const money = totals.figures[0]?.money ?? Number.NaN;
  expect(money).toBeGreaterThan(0);
  const text = plain(money.toLocaleString("fr-FR", { style: "currency", currency: "EUR" }));
  expect(plain((await ask(person, { message: sentence })).response)).toContain(` : ${text}\n`);
  const { out } = await shell.run(["report", report, "--by", by]);
  expect(plain(out)).toMatch(new RegExp(`Total +${text}`));
  const rows = await shell.run(["report", report, "--by", by, "--csv"]);
  const { lines } = readCsv(rows.out);
  const sum = lines.reduce((all, { cells }) => all + Number(cells[1]), 0);
  expect(sum).toBeCloseTo(money, 2);
});

it("a neighbour's report has none of it", async () => {
  const other = await signIn("voisin@cellier.test", "Voisin-cellier-2026");
  const { body } = await other.api("/api/figures/query?measures=salesInvoiced&by=client");
  const mine = (await person.api("/api/figures/query?measures=salesInvoiced&by=client")).body;
  const keysOf = (answer: typeof body) => (answer.items as { keys: { key: string }[] }[]).map(({ keys }) => keys[0]?.key);
  expect(keysOf(body).filter((key) => keysOf(mine).includes(key))).toEqual([]);
});
