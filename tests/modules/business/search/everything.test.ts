import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { search } from "@/worker/modules/business/search/contract";
import { type SearchedRecord, searchedRecords } from "@/worker/modules/business/search/status";
import { documentJobs } from "@/worker/modules/papers/documents";
import { documents } from "@/worker/modules/papers/documents/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { counts } from "@/worker/modules/store/counts/contract";
import { locations } from "@/worker/modules/store/locations/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { inputFor, operationOf } from "@/tests/support/records";
import { testRuntime } from "@/tests/support/runtime";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

const find = (words: string, person = maker) => person.call(search.everything, { words });
const namesFor = async (words: string) => (await find(words)).items.map(({ kind, name }) => [kind, name]);

async function sell(name: string, sku: string, companyName: string) {
  const item = await maker.call(items.create, { name, sku, kind: "product", unit: "piece", price: 5 });
  const client = await maker.call(clients.create, { companyName, category: "retailer" });
  const order = await maker.call(orders.create, { client: client.id, lines: [{ item: item.id, amount: { value: 1, unit: "piece" } }] });
  return { item, client, order };
}

/** What each record is found by: the exact name, as the table has it. */
const nameIn: Record<SearchedRecord, string> = {
  items: "sku",
  clients: "company_name",
  suppliers: "name",
  orders: "reference",
  deliveries: "reference",
  productions: "reference",
  restocks: "reference",
  lots: "number",
  invoices: "coalesce(number, party_name)",
  scans: "file_name",
  documents: "title",
};

describe("a search over everything", () => {
  it("what is called exactly so comes first, before what only has the word in its name", async () => {
    const { client, order } = await sell("Sauce Lebrun", "SAU-LEB", "Lebrun");
    expect((await find("lebrun")).items.map(({ id }) => id)).toEqual([client.id, expect.anything(), order.id]);
  });

  it("calls each of the own invoices by its kind: a draft, an invoice, a credit note, a pro forma", async () => {
    const seller = await newSampleMaker();
    const { companyName } = await seller.call(clients.show, { id: "ESSAI-CLIENT" });
    const lines = [{ description: "Conseil", amount: { value: 1, unit: "piece" }, price: 100, vatRate: 20 }];
    const write = (input: object = {}) => seller.call(invoices.create, { client: "ESSAI-CLIENT", lines, ...input });
    const kindOf = async (id: string) => (await find(companyName, seller)).items.find((one) => one.id === id)?.kind;
    const bill = await write();
    const { id } = bill;
    expect(await kindOf(id)).toBe("invoiceDraft");
    await seller.call(invoices.send, { id });
    expect(await kindOf(id)).toBe("invoice");
    await seller.call(invoices.credit, { id, lines: [{ line: bill.lines[0]?.id }], reason: "Erreur" });
    const credits = (await find(companyName, seller)).items.filter(({ kind }) => kind === "credit");
    expect(credits).toMatchObject([{ name: expect.stringMatching(/^AV-/) }]);
    const { id: proforma } = await write({ type: "proforma" });
    await seller.call(invoices.send, { id: proforma });
    expect(await kindOf(proforma)).toBe("proforma");
  });

  it("finds a place by its name, a count and a recall by their numbers", async () => {
    const { id: place } = await maker.call(locations.create, { name: "Camion marché" });
    const { id: count, reference } = await maker.call(counts.create, { location: place, blind: false });
    await maker.call(items.create, { name: "Huile", sku: "HUI", kind: "ingredient", unit: "kg" });
    await maker.call(stock.receive, { item: "HUI", number: "HUI-1", amount: { value: 1, unit: "kg" } });
    const recall = await maker.call(recalls.create, { subject: "HUI-1", cause: "essai", mock: true });
    expect((await find("camion")).items).toMatchObject([{ kind: "location", id: place, name: "Camion marché" }]);
    expect((await find(reference.toLowerCase())).items).toMatchObject([{ kind: "count", id: count, about: "Camion marché" }]);
    expect((await find(recall.reference)).items).toMatchObject([{ kind: "recall", id: recall.id, about: "HUI-1" }]);
  });

  it("brings nothing else for the number of a paper that is not there", async () => {
    const { order } = await sell("Chutney", "CHU", "Halle aux Épices");
    expect(await namesFor(order.reference)).toEqual([["order", order.reference]]);
    expect(await namesFor(order.reference.replace("CMD", "XYZ"))).toEqual([]);
  });

  it("finds each record of every kind by its name, and has no word for what is gone", async () => {
    const other = await newSampleMaker();
    const shown = ["deliveries.show", "production.show", "restocks.show", "invoices.show", "scans.show", "documents.show"];
    for (const id of shown) await inputFor(other, operationOf(id));
    for (const record of searchedRecords) {
      const rows = await other.db.all<{ id: string; name: string }>(
        sql`select id, ${sql.raw(nameIn[record])} as name from ${sql.identifier(record)} limit 3`,
      );
      expect(rows.length, record).toBeGreaterThan(0);
      for (const { id, name } of rows) {
        const { items: found } = await other.call(search.everything, { words: name, limit: 50 });
        expect(
          found.map((one) => one.id),
          `${record} ${name}`,
        ).toContain(id);
      }
      const [{ count } = { count: 0 }] = await other.db.all<{ count: number }>(
        sql`select count(*) as count from search_entries where record = ${record} and record_id not in (select id from ${sql.identifier(record)})`,
      );
      expect(count, record).toBe(0);
    }
  });

  it("names things before what was done with them, whatever the accents, the case and the order of words", async () => {
    const { order } = await sell("Crème de cèpes du Périgord", "CEP-90", "Épicerie Biscarrat");
    expect((await find("biscarrat")).items.map(({ kind }) => kind)).toEqual(["client", "order"]);
    expect((await find("perigord CEPES")).items).toEqual([expect.objectContaining({ kind: "product", about: "CEP-90" })]);
    expect((await find(order.reference)).items).toEqual([
      { id: order.id, kind: "order", name: order.reference, about: "Épicerie Biscarrat", page: null },
    ]);
  });

  it("finds what changed its name under the new one alone", async () => {
    const { client } = await sell("Pâte de coing", "COI-1", "Auberge du Vieux Moulin");
    await maker.call(clients.update, { id: client.id, companyName: "Hostellerie Malaussène", version: client.version });
    expect(await namesFor("malaussene")).toContainEqual(["client", "Hostellerie Malaussène"]);
    expect((await namesFor("auberge vieux moulin")).filter(([kind]) => kind === "client")).toEqual([]);
  });

  it("finds the page of a document that says the words, at the end, and its own page when its name has them", async () => {
    const person = await newMaker();
    await person.call(items.create, { name: "Thym citron", sku: "THY", kind: "ingredient", unit: "kg" });
    const upload = async (title: string, text: string) => {
      const content = Buffer.from(text).toString("base64");
      const document = await person.call(documents.upload, { title, fileName: `${title}.txt`, content });
      const runtime = testRuntime();
      await documentJobs["documents.read"].run(
        { ...runtime, files: { ...runtime.files, get: async () => new TextEncoder().encode(text) } },
        { type: "documents.read", businessId: person.businessId, documentId: document.id, number: 1 },
      );
      return document;
    };
    const { id } = await upload("Cahier des charges", "Le thym citron est livré lavé, en caisses de deux kilos.");
    await upload("Fiche du thym", "Rien de plus.");
    const { items: found } = await find("thym citron", person);
    expect(found).toMatchObject([
      { kind: "ingredient", name: "Thym citron", page: null },
      { kind: "document", id, name: "Cahier des charges", page: 1, about: expect.stringContaining("thym citron est livré") },
    ]);
    const { items: both } = await find("thym", person);
    expect(both.filter(({ kind }) => kind === "document").map(({ name, page }) => [name, page])).toEqual([
      ["Fiche du thym", null],
      ["Cahier des charges", 1],
    ]);
    expect((await find("thym citron")).items).toEqual([]);
  });

  it("offers what resembles a word with a slip, and says that it only resembles it", async () => {
    await sell("Rillettes de canard", "RIL-1", "Bistrot Lafayette");
    for (const slip of ["rilletes", "rillttes", "rillettse", "rilettes", "lafayete", "lafahette"]) {
      const { items: found, isNear } = await find(slip);
      const name = slip.startsWith("ri") ? "Rillettes de canard" : "Bistrot Lafayette";
      expect([found[0]?.name, isNear], slip).toEqual([name, slip !== "rillettse" || isNear]);
    }
    expect(await find("xylophone quantique")).toEqual({ items: [], isNear: false });
  });

  it.each(["a", "  ", '"', "' OR 1=1 --", "NEAR(", "*", "((", "col:rillettes", "-rillettes", "%"])("takes %j for words", async (words) => {
    if (words.trim()) await expect(find(words)).resolves.toBeTruthy();
    else await expect(find(words)).rejects.toThrow();
  });

  it("never finds a neighbour's", async () => {
    await sell("Gelée de sureau noir", "SUR-1", "Cantine Quercynoise");
    const neighbour = await newMaker();
    expect((await find("sureau", neighbour)).items).toEqual([]);
    expect((await find("sureau")).items).toHaveLength(1);
  });
});
