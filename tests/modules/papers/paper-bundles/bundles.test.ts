import { desc } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { paperBundles as table } from "@/db/business";
import { outbox } from "@/db/kernel";
import { bytesOf } from "@/worker/core/contract/printing";
import { items } from "@/worker/modules/catalogue/items/contract";
import { forgetPaperBundles } from "@/worker/modules/papers/paper-bundles";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import { nameIn, requireSome } from "@/worker/modules/papers/paper-bundles/rules";
import { orders } from "@/worker/modules/sell/orders/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { printMany, unpackMany } from "@/tests/support/bundles";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { readPdf } from "@/tests/support/pdf";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { refusedOf } from "@/tests/support/refusals";
import { testRuntime } from "@/tests/support/runtime";

const PRODUCTS = 23;
let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
  for (let at = 1; at <= PRODUCTS; at += 1)
    await maker.call(items.create, { name: `Terrine ${at}`, sku: `TER-${at}`, kind: "product", status: "active", unit: "piece", price: 5 });
});

const show = (id: string) => maker.call(paperBundles.show, { id });
const printed = (input: object) => printMany(maker, input);
const unpacked = (id: string) => unpackMany(maker, id);

it("hold a paper of each record that matches, whole, by their names", async () => {
  const bundle = await printed({ kind: "technical_sheet", search: "Terrine" });
  expect(bundle).toMatchObject({ state: "done", total: PRODUCTS, printed: PRODUCTS, refused: [] });
  const files = await unpacked(bundle.id);
  expect(Object.keys(files).sort()).toEqual(Array.from({ length: PRODUCTS }, (_, at) => `TER-${at + 1}.pdf`).sort());
  const { texts, isTagged } = await readPdf(files["TER-7.pdf"] ?? new Uint8Array());
  expect([texts.join(" "), isTagged]).toEqual([expect.stringMatching(/Fiche technique.*Terrine 7/), true]);
});

it("are found by every word of what their file is called, whatever its accents", async () => {
  const { id } = await printed({ kind: "technical_sheet", records: ["TER-4"] });
  const found = async (search: string) => (await maker.call(paperBundles.list, { search })).items.map((one) => one.id);
  expect(await found("Fîche techniqu")).toContain(id);
  expect(await found("technique dossier")).toEqual([]);
});

it("are also had one by one, by their place", async () => {
  const { id, papers, size } = await printed({ kind: "technical_sheet", search: "Terrine" });
  const sheets = await Promise.all(papers.map((_, place) => maker.call(paperBundles.paper, { id, place })));
  expect(sheets.map(({ fileName }) => fileName)).toEqual(papers);
  expect(sheets.reduce((sum, sheet) => sum + bytesOf(sheet).length, 0)).toBe(size);
  expect((await refusalOf(maker.call(paperBundles.paper, { id, place: papers.length }))).code).toBe("not_found");
});

it("say what could not be made, and hold the others", async () => {
  const bundle = await printed({ kind: "technical_sheet", records: ["TER-1", "ABSENT", "TER-2"] });
  expect(bundle).toMatchObject({ state: "done", refused: ["ABSENT"], printed: 3 });
  expect(Object.keys(await unpacked(bundle.id))).toEqual(["TER-1.pdf", "TER-2.pdf"]);
  expect(await printed({ kind: "technical_sheet", records: ["ABSENT"] })).toMatchObject({ state: "failed" });
});

it("of price lists are one for each category", async () => {
  const bundle = await printed({ kind: "price_list" });
  expect(bundle.total).toBe(5);
  expect(Object.keys(await unpacked(bundle.id))).toContain("horeca.pdf");
});

it("are told of by mail once they are there, with the way to them", async () => {
  await printed({ kind: "technical_sheet", records: ["TER-3"], language: "en" });
  const [letter] = await maker.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(letter?.message.text).toMatch(/papers you asked for[\s\S]*\/pdf-generator\/many/);
});

it.each([
  [{ kind: "technical_sheet", search: "rien de tel" }, "kind:nothing_to_print"],
  [{ kind: "technical_sheet", from: "2026-01-01" }, "from:not_chosen_by"],
  [{ kind: "statement", client: "ESSAI-CLIENT" }, "client:not_chosen_by"],
])("refuse %o", async (input, problem) => {
  expect(fieldsNamedBy(await refusalOf(maker.call(paperBundles.print, input)))).toEqual([problem]);
});

it.each([
  [0, "kind:nothing_to_print"],
  [1, null],
  [500, null],
  [501, "kind:too_many_to_print"],
])("of %i papers are refused with %s", (count, refused) => expect(refusedOf(() => requireSome(count))).toBe(refused));

it("hold quotes while an order is one, confirmations once it is not, and neither of what was cancelled", async () => {
  const own = await newSampleMaker();
  const order = async (...moves: (typeof orders.confirm | typeof orders.cancel)[]) => {
    const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 1, unit: "kg" } }];
    const { id } = await own.call(orders.create, { client: "ESSAI-CLIENT", lines });
    for (const move of moves) await own.call(move, { id });
  };
  await order();
  await order(orders.cancel);
  for (const _ of [1, 2]) await order(orders.confirm);
  await order(orders.confirm, orders.cancel);
  const counted = async (kind: string) => (await own.call(paperBundles.print, { kind, client: "ESSAI-CLIENT" })).total;
  expect([await counted("quote"), await counted("order_confirmation")]).toEqual([1, 2]);
});

it("of conformity leave out the lots that are held", async () => {
  const own = await newSampleMaker();
  const counted = async () => (await own.call(paperBundles.print, { kind: "conformity" })).total;
  expect(await counted()).toBe(2);
  await own.call(lots.hold, { id: "ESSAI-LOT-PRODUIT", reason: "Contrôle" });
  expect(await counted()).toBe(1);
});

it("are opened once they are ready, by their own business, for a week", async () => {
  const { id, createdAt } = await maker.call(paperBundles.print, { kind: "technical_sheet", records: ["TER-1"] });
  expect(fieldsNamedBy(await refusalOf(maker.call(paperBundles.file, { id })))).toEqual(["id:not_printed"]);
  expect((await refusalOf((await newMaker()).call(paperBundles.show, { id }))).code).toBe("not_found");
  const forget = (now: number) => forgetPaperBundles(testRuntime({ now }), { id: maker.businessId, database: `b-${maker.businessId}` });
  const week = createdAt + 7 * 86_400_000;
  await forget(week);
  expect((await show(id)).id).toBe(id);
  await forget(week + 1);
  expect(await maker.db.select().from(table)).toEqual([]);
});

it("give each paper a name of its own that is one on every machine", () => {
  expect(nameIn([], "Les Halles / Bordeaux: n° 1")).toBe("Les Halles - Bordeaux- n° 1.pdf");
  expect(nameIn([{ name: "FA-1.pdf" }], "fa-1")).toBe("fa-1 (2).pdf");
  expect(nameIn([], "../../etc")).toBe("..-..-etc.pdf");
  expect(nameIn([], "CON")).toBe("CON-.pdf");
  expect(nameIn([], "Console")).toBe("Console.pdf");
});
