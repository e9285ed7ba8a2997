import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { businessOf } from "@/tests/support/catalogue";
import { problemsOf } from "@/tests/support/workshop";
import { inDays, pantryOf } from "@/tests/support/pantry";
import { newBusiness } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

let pantry: ReturnType<typeof pantryOf>;
let db: BusinessDatabase;
beforeAll(async () => {
  const maker = await newBusiness();
  pantry = pantryOf(maker);
  db = databases.business((await businessOf(maker)).database);
});

/** Promises so many kilos of a lot to a production that is planned. */
async function promise(lotId: string, kilos: number): Promise<void> {
  const snapshot = { lines: [] };
  await db.run(sql`insert or ignore into productions (id, reference, item_id, status, priority, amount, unit, requested_on, snapshot, location_id, search_text, created_at, updated_at)
    select 'of-1', 'OF-2026-0001', item_id, 'in_progress', 'normal', 1, 'kg', '2026-01-01', ${JSON.stringify(snapshot)}, 'main', '', 0, 0 from lots where id = ${lotId}`);
  await db.run(
    sql`insert into promises select ${crypto.randomUUID()}, item_id, id, 'main', ${kilos * 1_000_000}, 'production', 'of-1', '1', 'system', 0 from lots where id = ${lotId}`,
  );
}

describe("a lot that is blocked", () => {
  it("breaks its promises and names who waits; released, it serves again", async () => {
    await pantry.item("COING");
    const { id, number } = await pantry.receive("COING", 8);
    await promise(id, 3);
    expect(await pantry.lot(number)).toMatchObject({
      reserved: { value: 3 },
      available: { value: 5 },
      promises: [{ reference: "OF-2026-0001" }],
    });
    const held = await pantry.made(pantry.post(`/api/lots/${number}/hold`, { reason: "Odeur suspecte" }));
    expect(held).toMatchObject({
      state: "on_hold",
      reason: "Odeur suspecte",
      available: { value: 0 },
      released: [{ reference: "OF-2026-0001", name: "COING", amount: { value: 3, unit: "kg" } }],
    });
    expect(await pantry.stock("COING")).toMatchObject({ held: { value: 8 }, reserved: { value: 0 }, available: { value: 0 } });
    await expect(promise(id, 1)).rejects.toThrow();
    const twice = await pantry.post(`/api/lots/${number}/hold`, { reason: "Encore" });
    expect([twice.status, twice.body.code]).toEqual([409, "not_allowed_now"]);
    const free = await pantry.made(pantry.post(`/api/lots/${number}/release`));
    expect(free).toMatchObject({ state: "available", reason: "", available: { value: 8 } });
  });

  it("that is refused leaves by being scrapped, wherever it lies; brought back, it stays refused", async () => {
    await pantry.place("Cave");
    await pantry.item("RAISIN");
    const { id, number } = await pantry.receive("RAISIN", 8);
    await pantry.transfer(number, "main", "Cave", 3);
    await pantry.made(pantry.post(`/api/lots/${number}/reject`, { reason: "Moisi" }));
    expect((await pantry.post(`/api/lots/${number}/release`)).status).toBe(409);
    const gone = await pantry.made(pantry.post(`/api/lots/${number}/scrap`, { reason: "quality", note: "Moisi" }));
    expect(gone).toMatchObject({ state: "scrapped", amount: { value: 0 } });
    expect(await pantry.stock("RAISIN")).toMatchObject({ amount: { value: 0 }, held: { value: 0 } });
    const { items } = await pantry.get<{ items: { id: string; amount: { value: number } }[] }>(`/api/movements?lot=${id}&type=scrap`);
    expect(items.map(({ amount }) => amount.value).sort()).toEqual([-3, -5]);
    await pantry.made(pantry.post(`/api/movements/${items[0]?.id}/reverse`));
    expect(await pantry.lot(number)).toMatchObject({ state: "rejected" });
  });
});

it("a lot is found by its number, its article's EAN, or what a barcode of the trade says", async () => {
  await pantry.item("CONFIT", { barcode: "3760123456784" });
  const { number } = await pantry.receive("CONFIT", 8, { number: "A12", dlc: inDays(30) });
  const other = await pantry.receive("CONFIT", 8, { supplierLot: "Z9", dlc: inDays(20) });
  const find = async (code: string) =>
    (await pantry.get<{ items: { number: string }[] }>(`/api/lots/find?code=${encodeURIComponent(code)}`)).items.map((lot) => lot.number);
  const yymmdd = inDays(30).slice(2).replaceAll("-", "");
  expect(await find("a12")).toEqual([number]);
  expect(await find("3760123456784")).toEqual([other.number, number]);
  expect(await find(`(01)03760123456784(17)${yymmdd}(10)A12`)).toEqual([number]);
  expect(await find(`]C1010376012345678410Z9`)).toEqual([other.number]);
  expect(await find(`010376012345678410A12\u001d17${yymmdd}`)).toEqual([number]);
  expect(await find("rien")).toEqual([]);
});

it("dates are changed one at a time, and the audit keeps what they were", async () => {
  await pantry.item("BEURRE");
  const { id, number, version } = await pantry.receive("BEURRE", 1, { dlc: inDays(9) });
  const change = (json: object) => pantry.made(pantry.patch(`/api/lots/${number}`, json));
  expect(problemsOf(await pantry.patch(`/api/lots/${number}`, { ddm: inDays(9) }))).toEqual(["ddm:one_date"]);
  expect(await change({ dlc: null, ddm: inDays(60), notes: "Étiquette corrigée", version })).toMatchObject({
    freshness: "good",
    version: 2,
  });
  const [entry] = await db.all<{ before: string }>(sql`select before from audit where record_id = ${id} and operation = 'lots.update'`);
  expect(JSON.parse(entry?.before ?? "{}")).toMatchObject({ dlc: inDays(9), ddm: null });
});
