import { describe, expect, it } from "vitest";
import { judgeChange } from "@/worker/modules/business/imports/judge";
import { chooseFields } from "@/worker/modules/business/imports/records";
import { requireAccepted } from "@/worker/modules/business/imports/rules";
import { targetOf } from "@/worker/modules/business/imports/targets";
import { problemsOf } from "@/worker/modules/buy/tariffs/import";
import type { Refusal } from "@/worker/core/errors";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

describe("a file is written", () => {
  it.each([
    ["when all of it can be", 0, false, null],
    ["when somebody says to leave the rest out", 1, true, null],
    ["not when a line is refused", 1, false, "skipRefused:import_refused"],
  ])("%s", (_, refused, skip, expected) => expect(refusedOf(() => requireAccepted(refused, skip))).toBe(expected));

  it("or says how many are", () => expect(refusalOf(() => requireAccepted(3, false))?.fields).toMatchObject([{ params: { count: 3 } }]));
});

describe("the columns of a file", () => {
  const target = targetOf("products");
  const choose = (mapping: Record<string, string>) =>
    chooseFields(null as never, target, ["Nom", "Code"], mapping).then(
      () => null,
      (error: Refusal) => error.detail.fields?.map(({ field, code }) => `${field}:${code}`).join(" "),
    );
  it.each([
    ["fill no field twice", { Nom: "name", Code: "name" }, "mapping:import_field_twice"],
    ["are those of the file", { Nom: "name", Autre: "sku" }, "mapping:import_no_column"],
    ["fill fields that there are", { Nom: "nothing" }, "mapping:choice"],
  ])("%s", async (_, mapping, refused) => expect(await choose(mapping as Record<string, string>)).toBe(refused));
});

describe("a line that changes a record", () => {
  const target = targetOf("products");
  const line = { place: 0, line: 2, cells: [] } as unknown as Parameters<typeof judgeChange>[1];
  const before = { id: "1", sku: "A1", name: "Coulis", kind: "product", archivedAt: null } as never as Parameters<typeof judgeChange>[3];
  const codes = (values: object, record = before) =>
    judgeChange(target, line, values as never, record).problems.map(({ field, code }) => `${field}:${code}`);
  it("is refused while the record is archived", () =>
    expect(codes({ name: "Coulis" }, { ...before, archivedAt: 5 } as never)).toEqual(["sku:archived"]));

  it("is refused when it says otherwise what is given for good", () => expect(codes({ kind: "service" })).toEqual(["kind:import_fixed"]));

  it("may say it again", () => expect(codes({ kind: "product", sku: "A1" })).toEqual([]));
});

describe("a line of a price list", () => {
  const named = {
    itemOf: ({ item }: { item?: string }) => (item === "flour" ? { id: "1", unit: "kg", density: null, weight: null } : undefined),
    supplierOf: ({ supplier }: { supplier?: string }) => (supplier === "mill" ? { id: "2" } : undefined),
  } as never;
  const flour = { item: "flour", supplier: "mill", pack: { value: 25, unit: "kg" }, packName: "Sac" };
  const codes = (line: object, seenPacks = new Set<string>()) =>
    problemsOf(line as never, named, seenPacks).map(({ field, code }) => `${field}:${code}`);
  it.each([
    ["names what there is", flour, []],
    ["names no item", { ...flour, item: "salt" }, ["item:import_unknown"]],
    ["names no supplier", { ...flour, supplier: "dairy" }, ["supplier:import_no_supplier"]],
    ["counts in pieces what has no weight", { ...flour, pack: { value: 3, unit: "piece" } }, ["pack:conversion"]],
  ])("%s", (_, line, expected) => expect(codes(line)).toEqual(expected));

  it("gives the price of a pack once, however its name is written", () => {
    const seenPacks = new Set<string>();
    expect(codes(flour, seenPacks)).toEqual([]);
    expect(codes({ ...flour, packName: " SAC" }, seenPacks)).toEqual(["item:import_same"]);
    expect(codes({ ...flour, packName: "Palette" }, seenPacks)).toEqual([]);
    expect(codes({ ...flour, pack: { value: 10, unit: "kg" } }, seenPacks)).toEqual([]);
  });
});
