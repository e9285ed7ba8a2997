import { beforeAll, describe, expect, it } from "vitest";
import { problemsOf } from "@/tests/support/workshop";
import { pantryOf, type StockedLot } from "@/tests/support/pantry";
import { newBusiness } from "@/tests/support/people";

interface Sheet {
  id: string;
  reference: string;
  status: string;
  size: number;
  done: number;
  value: number | null;
  lines: { lot: string; expected: { value: number } | null; difference: { value: number } | null; moved: boolean }[];
}

let pantry: ReturnType<typeof pantryOf>;
let jam: StockedLot;
let glass: StockedLot;
beforeAll(async () => {
  pantry = pantryOf(await newBusiness());
  await pantry.item("CONFITURE", { kind: "product" });
  await pantry.item("VERRE", { kind: "packaging" });
  await pantry.place("Cave");
  jam = await pantry.receive("CONFITURE", 10, { unitCost: 5 });
  glass = await pantry.receive("VERRE", 20);
});

const begin = (input = {}) => pantry.made<Sheet>(pantry.post("/api/counts", input));
const fill = (id: string, counted: Record<string, number>) =>
  pantry.post(`/api/counts/${id}/fill`, {
    lines: Object.entries(counted).map(([lot, value]) => ({ lot, counted: pantry.kilos(value) })),
  });

describe("a count", () => {
  it("hides what is expected when blind, is filled in some lots at a time, and posts its differences with their value", async () => {
    const sheet = await begin({ blind: true });
    expect(sheet).toMatchObject({ reference: expect.stringMatching(/^INV-\d{4}-0001$/), size: 2, done: 0, value: null });
    expect(sheet.lines.map(({ expected }) => expected)).toEqual([null, null]);
    await pantry.made(fill(sheet.id, { [jam.number]: 9 }));
    const { number: late } = await pantry.receive("CONFITURE", 1, { location: "Cave", unitCost: 4 });
    expect(problemsOf(await fill(sheet.id, { "LOT-X": 1 }))).toEqual(["lines.0.lot:not_found"]);
    expect(await pantry.made(fill(sheet.id, { [late.toLowerCase()]: 2 }))).toMatchObject({ size: 3, done: 2 });
    const seen = await pantry.get<Sheet>(`/api/counts/${sheet.reference}?reveal=true`);
    expect(seen.lines.map(({ lot, difference }) => [lot, difference?.value ?? null])).toEqual([
      [jam.number, -1],
      [late, 2],
      [glass.number, null],
    ]);
    expect(seen).toMatchObject({ surplus: 8, shortfall: -5, value: 3 });
    const { text } = await pantry.get<{ text: string }>(`/api/counts/${sheet.id}/sheet`);
    expect(text).toContain(glass.number);
    expect(await pantry.made(pantry.post(`/api/counts/${sheet.id}/post`))).toMatchObject({ status: "posted", released: [] });
    expect(await pantry.stock("CONFITURE")).toMatchObject({ amount: { value: 12 } });
    expect((await pantry.stock("VERRE")).amount.value).toBe(20);
    expect((await fill(sheet.id, { [jam.number]: 1 })).body.code).toBe("not_allowed_now");
  });

  it("says which lots have moved since they were counted; counted again, they are posted", async () => {
    const sheet = await begin({ kind: "packaging" });
    expect(sheet.size).toBe(1);
    await pantry.made(fill(sheet.id, { [glass.number]: 18 }));
    await pantry.scrap(glass.number, 1);
    const refused = await pantry.post(`/api/counts/${sheet.id}/post`);
    expect(problemsOf(refused)).toEqual(["lines.0.counted:moved_since"]);
    expect(JSON.stringify(refused.body)).toContain(glass.number);
    await pantry.made(fill(sheet.id, { [glass.number]: 18 }));
    await pantry.made(pantry.post(`/api/counts/${sheet.id}/post`));
    expect((await pantry.stock("VERRE")).amount.value).toBe(18);
    const { items } = await pantry.get<{ items: { id: string; causeReference: string }[] }>("/api/movements?type=count&item=VERRE");
    expect(items).toMatchObject([{ amount: { value: -1 }, causeReference: sheet.reference, reversible: true }]);
    await pantry.made(pantry.post(`/api/movements/${items[0]?.id}/reverse`));
    expect((await pantry.stock("VERRE")).amount.value).toBe(19);
  });

  it("posted by two at once counts once; given up, it changes nothing", async () => {
    const sheet = await begin();
    await pantry.made(fill(sheet.id, { [jam.number]: 5 }));
    const posts = await Promise.all([1, 2, 3].map(() => pantry.post(`/api/counts/${sheet.id}/post`)));
    expect(posts.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await pantry.lot(jam.number)).amount.value).toBe(5);
    const cancelled = await begin({ location: "Cave" });
    expect(await pantry.made(pantry.post(`/api/counts/${cancelled.id}/cancel`))).toMatchObject({ status: "cancelled" });
    expect((await pantry.post(`/api/counts/${cancelled.id}/post`)).status).toBe(409);
  });
});
