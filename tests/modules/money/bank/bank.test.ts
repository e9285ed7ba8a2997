import { expect, it } from "vitest";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
const tasting = { description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 };

interface Line {
  id: string;
  label: string;
  state: string;
  suggestion: { kind: string; id: string; name: string } | null;
}

it("a statement comes in once, says what its lines likely are, pays, enters and learns", async () => {
  const shop = await newShop({ siret: "55208131766522", billingAddress: address });
  await shop.made(shop.person.api("/api/company", { method: "PATCH", json: sampleCompany }));
  const { id } = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [tasting] }));
  const { number } = await shop.made<{ number: string }>(shop.post(`/api/invoices/${id}/send`));
  const file = (rows: string[]) => ({ content: ["Date;Libellé;Montant", ...rows.map((row) => `${today};${row}`)].join("\n") });
  const rows = [`VIR BISTROT ${number};72,00`, "PRLV EDF 881;-45,90", "CB FROMAGERIE;-12,00"];
  const bring = (statementRows: string[]) => shop.made(shop.post("/api/bank/import", file(statementRows)));
  expect(await bring(rows)).toEqual({ format: "csv", read: 3, added: 3, known: 0 });
  expect(await bring([...rows, "PRLV EDF 992;-51,20"])).toMatchObject({ added: 1, known: 3 });

  const lines = async () => (await shop.made<{ items: Line[] }>(shop.api("/api/bank?state=open"))).items;
  const lineOf = async (label: string) => (await lines()).find((line) => line.label.includes(label));
  const transfer = await lineOf("BISTROT");
  expect(transfer?.suggestion).toMatchObject({ kind: "invoice", id, name: number });
  await shop.made(shop.post(`/api/bank/${transfer?.id}/match`, {}));
  expect(await shop.made(shop.api(`/api/invoices/${id}`))).toMatchObject({ status: "paid", due: 0 });

  const energy = await lineOf("EDF 881");
  expect(energy?.suggestion).toBe(null);
  expect(problemsOf(await shop.post(`/api/bank/${energy?.id}/match`, {}))).toEqual(["category:say_what"]);
  await shop.made(shop.post(`/api/bank/${energy?.id}/match`, { category: "energy" }));
  const next = await lineOf("EDF 992");
  expect(next?.suggestion).toMatchObject({ kind: "category", id: "energy" });
  await shop.made(shop.post(`/api/bank/${next?.id}/match`, {}));
  expect(await shop.made(shop.api("/api/treasury?category=energy"))).toMatchObject({ total: 2, totalExpense: 97.1 });
  const again = await shop.post(`/api/bank/${next?.id}/match`, {});
  expect([again.status, again.body.code]).toEqual([409, "not_allowed_now"]);

  const cheese = { type: "expense", category: "purchases", description: "Fromagerie du coin", amount: 12 };
  const entry = await shop.made<{ id: string }>(shop.post("/api/treasury", cheese));
  const card = await lineOf("FROMAGERIE");
  expect(card?.suggestion).toMatchObject({ kind: "entry", id: entry.id });
  await shop.made(shop.post(`/api/bank/${card?.id}/match`, {}));
  expect(await shop.made(shop.api("/api/treasury?category=purchases"))).toMatchObject({ total: 1 });
  expect(await lines()).toEqual([]);
});

it("a file that is no statement is refused, and a line can be left out", async () => {
  const shop = await newShop();
  expect(problemsOf(await shop.post("/api/bank/import", { content: "Nom;Prix\nA;3" }))).toEqual(["content:statement_columns"]);
  await shop.made(shop.post("/api/bank/import", { content: `Date;Libellé;Montant\n${today};VIREMENT INTERNE;100` }));
  const { items } = await shop.made<{ items: Line[] }>(shop.api("/api/bank"));
  await shop.made(shop.post(`/api/bank/${items[0]?.id}/ignore`, {}));
  expect(await shop.made(shop.api("/api/treasury"))).toMatchObject({ total: 0 });
});
