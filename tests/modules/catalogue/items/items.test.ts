import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "@/tests/support/people";

type Item = { id: string; name: string; sku: string; version: number; price: number | null; margin: number | null; archived: boolean };
type Page = { items: Item[]; nextCursor: string | null; total: number };

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

async function create(json: Record<string, unknown>, person = maker): Promise<Item> {
  const { status, body } = await person.api("/api/items", { method: "POST", json });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as Item;
}

async function list(query: string, person = maker): Promise<Page> {
  const { body } = await person.api(`/api/items?${query}`);
  return body as unknown as Page;
}

describe("an item through its life", () => {
  it("is created, found, changed, duplicated, archived and restored", async () => {
    const item = await create({ name: "Rillettes de canard, 180 g", price: 6.9, cost: 3.45, category: "Rillettes" });
    expect(item).toMatchObject({ price: 6.9, margin: 100, version: 1, archived: false });
    expect(item.sku).toMatch(/^ART-/);

    for (const words of ["canard", "RILLETTES", "rill can", item.sku]) {
      expect((await list(`search=${encodeURIComponent(words)}`)).items.map(({ id }) => id)).toContain(item.id);
    }

    const path = `/api/items/${item.id}`;
    const changed = await maker.api(path, { method: "PATCH", json: { price: 7.2 }, headers: { "if-match": '"1"' } });
    expect(changed.headers.get("etag")).toBe('"2"');
    expect(changed.body).toMatchObject({ price: 7.2, version: 2, margin: 108.7 });

    const copy = await maker.api(`${path}/duplicate`, { method: "POST" });
    expect(copy.body).toMatchObject({ name: "Rillettes de canard, 180 g (2)", barcode: null, price: 7.2 });

    await maker.api(`${path}/archive`, { method: "POST", json: { version: 2 } });
    expect((await list("search=180")).items.map(({ id }) => id)).not.toContain(item.id);
    const restored = await maker.api(`${path}/restore`, { method: "POST" });
    expect(restored.body).toMatchObject({ archived: false, version: 4 });
  });

  it("is shown by identifier and by SKU, and says when nothing changed", async () => {
    const item = await create({ name: "Tapenade", sku: "tap-090" });
    expect((await maker.api("/api/items/TAP-090")).body.id).toBe(item.id);
    const again = await maker.api(`/api/items/${item.id}`, { headers: { "if-none-match": '"1"' } });
    expect(again.status).toBe(304);
  });
});

describe("what the database settles", () => {
  it("a stale version is refused, with or without the header's name for it", async () => {
    const { id } = await create({ name: "Soupe" });
    await maker.api(`/api/items/${id}`, { method: "PATCH", json: { name: "Soupe de potimarron", version: 1 } });
    const stale = await maker.api(`/api/items/${id}`, { method: "PATCH", json: { name: "Velouté", version: 1 } });
    expect([stale.status, stale.body.code]).toEqual([409, "stale"]);
    const failed = await maker.api(`/api/items/${id}`, { method: "PATCH", json: { name: "Velouté" }, headers: { "if-match": '"1"' } });
    expect([failed.status, failed.body.code]).toEqual([412, "precondition_failed"]);
  });

  it("a SKU names one item, and the refusal names the field", async () => {
    await create({ name: "Premier", sku: "UNIQUE-1" });
    const second = await maker.api("/api/items", { method: "POST", json: { name: "Second", sku: "unique-1" } });
    expect([second.status, second.body.errors]).toEqual([409, [expect.objectContaining({ field: "sku", code: "taken" })]]);
  });

  it("twenty requests at once do not pass the limit of ten products", async () => {
    const small = await newBusiness({ plan: "freemium" });
    const tries = Array.from({ length: 20 }, (_, n) => small.api("/api/items", { method: "POST", json: { name: `Pot ${n}` } }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set(["limit_reached"]));
    await create({ name: "Farine", kind: "ingredient" }, small);
    expect((await list("", small)).total).toBe(11);
  });

  it("a key used again for something else is refused", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    await maker.api("/api/items", { method: "POST", json: { name: "Une fois" }, headers });
    const other = await maker.api("/api/items", { method: "POST", json: { name: "Autre" }, headers });
    expect([other.status, other.body.code]).toEqual([422, "key_reused"]);
  });
});

describe("lists", () => {
  const names = ["Œillette", "abricot", "Éclair", "zeste", "Crème", "ananas", "Beurre", "Ail", "oignon", "Poire", "ÉPICE"];
  let cook: Person;

  beforeAll(async () => {
    cook = await newBusiness();
    for (const [n, name] of names.entries()) {
      const cost = n % 3 ? 1 + n : null;
      await create({ name, kind: "ingredient", price: n % 4 ? n * 1.5 : null, cost, category: n % 2 ? "Épicerie" : "" }, cook);
    }
  });

  it.each(["name", "sku", "category", "price", "margin", "status", "kind", "updatedAt"])(
    "sorted by %s, pages follow one another without a gap or a twin, both ways",
    async (sort) => {
      for (const direction of ["asc", "desc"]) {
        const whole = await list(`limit=100&sort=${sort}&direction=${direction}`, cook);
        const paged: Item[] = [];
        let cursor: string | null = "";
        while (cursor !== null) {
          const page: Page = await list(`limit=3&sort=${sort}&direction=${direction}${cursor && `&cursor=${cursor}`}`, cook);
          expect(page.total).toBe(names.length);
          paged.push(...page.items);
          cursor = page.nextCursor;
        }
        expect(paged).toEqual(whole.items);
      }
    },
  );

  it("sort names as people do, whatever accents and case", async () => {
    const { items } = await list("limit=100", cook);
    const sorted = ["abricot", "Ail", "ananas", "Beurre", "Crème", "Éclair", "ÉPICE", "Œillette", "oignon", "Poire", "zeste"];
    expect(items.map(({ name }) => name)).toEqual(sorted);
  });

  it("filter by what an item is and holds", async () => {
    await create({ name: "Lait cru", kind: "ingredient", allergens: ["milk"] }, cook);
    await create({ name: "Sel", kind: "ingredient", allergens: [] }, cook);
    expect((await list("allergen=milk", cook)).items.map(({ name }) => name)).toEqual(["Lait cru"]);
    expect((await list("allergen=none", cook)).items.map(({ name }) => name)).toEqual(["Sel"]);
    expect((await list("allergen=undeclared", cook)).total).toBe(names.length);
    expect((await list(`category=${encodeURIComponent("Épicerie")}`, cook)).total).toBe(5);
    expect((await list("section=catalogue", cook)).total).toBe(0);
  });

  it("compute the same margin in the database as in the rules", async () => {
    const { items } = await list("limit=100&sort=margin", cook);
    const margins = items.map(({ margin }) => margin ?? Number.NEGATIVE_INFINITY);
    expect(margins).toEqual([...margins].sort((a, b) => a - b));
    for (const item of items) expect((await cook.api(`/api/items/${item.id}`)).body.margin).toBe(item.margin);
  });

  it("refuse a cursor that is not theirs", async () => {
    for (const cursor of ["nonsense", "W10", "%00", "WyJwcmljZSIsMSwxXQ"]) {
      const { status, body } = await cook.api(`/api/items?cursor=${cursor}`);
      expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "cursor" })]]);
    }
  });
});

describe("texts stay texts", () => {
  it.each(["<script>alert(1)</script>", "'; drop table items; --", "{{7*7}} <%=7*7%>", "../../etc/passwd", "=HYPERLINK(1)", '" onload=x'])(
    "%s",
    async (name) => {
      const { id } = await create({ name });
      expect((await maker.api(`/api/items/${id}`)).body.name).toBe(name);
    },
  );
});
