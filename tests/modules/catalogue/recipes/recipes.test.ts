import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness } from "@/tests/support/people";
import { food, problemsOf, type Version, workshopOf } from "@/tests/support/workshop";

let shop: ReturnType<typeof workshopOf>;
beforeAll(async () => {
  shop = workshopOf(await newBusiness());
});

describe("the versions of a recipe", () => {
  it("are written as drafts, changed, activated one after the other, archived and taken up again", async () => {
    await shop.ingredient("VER-FARINE", 1);
    await shop.ingredient("VER-BEURRE", 10);
    await shop.item("VER-PATE");
    const first = await shop.draft("VER-PATE", { "VER-FARINE": 0.6, "VER-BEURRE": 0.4 });
    expect(first).toMatchObject({ number: 1, status: "draft", unitCost: 4.6 });
    expect((await shop.read("VER-PATE")).cost).toBeNull();

    const lines = [{ item: "ver-beurre", amount: { value: 500, unit: "g" }, loss: 50 }];
    const changed = await shop.api(`/api/recipes/${first.id}`, { method: "PATCH", json: { lines, overhead: 2 } });
    expect(changed.body).toMatchObject({
      unitCost: 12,
      version: 2,
      cost: { materials: 10, overhead: 2 },
      lines: [{ sku: "VER-BEURRE", cost: 10 }],
    });

    await shop.made(shop.activate(first.id));
    expect(await shop.read("VER-PATE")).toMatchObject({ cost: 12, allergens: [], recipeId: first.id });
    const fixed = await shop.api(`/api/recipes/${first.id}`, { method: "PATCH", json: { overhead: 3 } });
    expect([fixed.status, fixed.body.code]).toEqual([409, "not_a_draft"]);
    const again = await shop.activate(first.id);
    expect([again.status, again.body.code]).toEqual([409, "not_allowed_now"]);

    const second = await shop.made<Version>(shop.post("/api/recipes/VER-PATE/revise", {}));
    expect(second).toMatchObject({ number: 2, status: "draft", unitCost: 12 });
    await shop.made(shop.api(`/api/recipes/${second.id}`, { method: "PATCH", json: { overhead: 0 } }));
    await shop.made(shop.activate("VER-PATE:2"));
    expect((await shop.recipe("VER-PATE:1")).status).toBe("archived");
    expect(await shop.read("VER-PATE")).toMatchObject({ cost: 10, recipeId: second.id });

    const { body: side } = await shop.api("/api/recipes/VER-PATE/compare");
    expect(side.versions).toMatchObject([
      { number: 1, status: "archived", unitCost: 12 },
      { number: 2, status: "active", unitCost: 10 },
    ]);

    await shop.made(shop.post("/api/recipes/VER-PATE/archive", {}));
    expect(await shop.read("VER-PATE")).toMatchObject({ cost: 10, recipeId: null });
    expect((await shop.made<Version>(shop.post("/api/recipes/VER-PATE:2/restore", {}))).status).toBe("draft");
  });

  it("number themselves without a twin when ten are begun at once", async () => {
    await shop.ingredient("NUM-SEL", 1);
    await shop.item("NUM-SAUMURE");
    const drafts = await Promise.all(Array.from({ length: 10 }, () => shop.draft("NUM-SAUMURE", { "NUM-SEL": 1 })));
    expect(drafts.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const active = await Promise.all(drafts.map(({ id }) => shop.activate(id)));
    expect(active.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { body } = await shop.api("/api/recipes?item=NUM-SAUMURE&status=active");
    expect(body.total).toBe(1);
  });

  it("act once on a retried key", async () => {
    await shop.ingredient("CLE-SEL", 1);
    await shop.item("CLE-SAUMURE");
    const headers = { "idempotency-key": crypto.randomUUID() };
    const json = { item: "CLE-SAUMURE", output: { value: 1, unit: "kg" }, lines: [{ item: "CLE-SEL", amount: { value: 1, unit: "kg" } }] };
    const [one, other] = await Promise.all([shop.post("/api/recipes", json, headers), shop.post("/api/recipes", json, headers)]);
    expect(one.body).toEqual(other.body);
    expect((await shop.api("/api/recipes?item=CLE-SAUMURE")).body.total).toBe(1);
  });

  it("name what cannot be in them", async () => {
    await shop.ingredient("MAL-LAIT", 1, { unit: "l" });
    await shop.item("MAL-CREME");
    const lines = [{ item: "MAL-LAIT", amount: { value: 1, unit: "kg" } }];
    expect(problemsOf(await shop.write("NOWHERE", lines))).toEqual(["item:not_found"]);
    expect(problemsOf(await shop.write("MAL-CREME", lines))).toEqual(["lines.0.amount:conversion"]);
    expect(problemsOf(await shop.write("MAL-CREME", { NOWHERE: 1 }))).toEqual(["lines.0.item:not_found"]);
    expect(problemsOf(await shop.write("MAL-CREME", { "MAL-CREME": 1 }))).toEqual(["lines.0.item:cycle"]);
    expect(problemsOf(await shop.write("MAL-CREME", lines, { yield: 0 }))).toEqual(["yield:yield"]);
    expect(problemsOf(await shop.write("MAL-CREME", [{ ...lines[0], loss: 100 }]))).toEqual(["lines.0.loss:share"]);
  });

  it("are told anew when what they are made of changes, whatever the reader kept", async () => {
    await shop.ingredient("TAG-SEL", 1);
    await shop.item("TAG-SAUMURE");
    const { id } = await shop.cook("TAG-SAUMURE", { "TAG-SEL": 1 });
    const before = await shop.api(`/api/recipes/${id}`);
    await shop.made(shop.change("TAG-SEL", { cost: 2 }));
    const after = await shop.api(`/api/recipes/${id}`, {
      headers: { "if-none-match": before.headers.get("etag") ?? `"${before.body.version}"` },
    });
    expect([after.status, after.body.unitCost]).toEqual([200, 2]);
  });
});

describe("a recipe that would contain itself", () => {
  it("is refused by the names on the way, over three levels", async () => {
    await shop.ingredient("CYC-SUCRE", 1);
    for (const sku of ["CYC-A", "CYC-B", "CYC-C"]) await shop.item(sku, { name: `Article ${sku.slice(-1)}` });
    await shop.cook("CYC-C", { "CYC-B": 1 });
    await shop.cook("CYC-B", { "CYC-A": 1 });
    const refused = await shop.write("CYC-A", { "CYC-SUCRE": 1, "CYC-C": 1 });
    expect([refused.status, problemsOf(refused)]).toEqual([422, ["lines.1.item:cycle"]]);
    expect(JSON.stringify(refused.body)).toContain("Article A → Article C → Article B → Article A");
  });

  it("is found at once, however many ways lead down", async () => {
    const levels = Array.from({ length: 20 }, (_, n) => [`DIA-${n}-A`, `DIA-${n}-B`]);
    await Promise.all(levels.flat().map((sku) => shop.item(sku, { allergens: [], nutrition: food() })));
    for (const [n, pair] of levels.entries()) {
      const below = levels[n - 1]?.map((item) => ({ item, amount: { value: 0.5, unit: "kg" } }));
      if (below) await Promise.all(pair.map((sku) => shop.cook(sku, below)));
    }
    const start = Date.now();
    expect(problemsOf(await shop.write("DIA-0-A", { "DIA-19-A": 1 }))).toEqual(["lines.0.item:cycle"]);
    const { status, body } = await shop.api("/api/recipes/DIA-19-A/cost");
    expect([status, (body.lines as unknown[]).length < 2_000]).toEqual([200, true]);
    const label = await shop.api("/api/recipes/DIA-19-A/label");
    expect([label.status, problemsOf(label)]).toEqual([409, ["id:list_too_long"]]);
    expect(Date.now() - start).toBeLessThan(15_000);
  });

  it("is never made by two that are activated at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [`RACE-A${round}`, `RACE-B${round}`];
      await Promise.all([shop.item(a), shop.item(b)]);
      const drafts = await Promise.all([shop.draft(a, { [b]: 1 }), shop.draft(b, { [a]: 1 })]);
      const answers = await Promise.all(drafts.map(({ id }) => shop.activate(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const refused = answers.find(({ status }) => status === 422);
      expect(refused && problemsOf(refused)).toEqual(["lines.0.item:cycle"]);
    }
  });
});

it("lists page by name without a gap or a twin", async () => {
  const whole = (await shop.api("/api/recipes?status=active&limit=100")).body as { items: Version[]; total: number };
  const paged: Version[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await shop.api(`/api/recipes?status=active&limit=7${cursor && `&cursor=${cursor}`}`);
    paged.push(...(body.items as Version[]));
    cursor = body.nextCursor as string | null;
  }
  expect(paged).toEqual(whole.items);
  expect(whole.total).toBe(paged.length);
});
