import { describe, expect, it } from "vitest";
import { describeExports, describeOperation } from "@/worker/core/contract/described";
import { businessDay, civil, email, line, money, note, quantity, vatRate, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { phone } from "@/worker/core/trade/phone";
import type { FieldName } from "@/app/ui/form-of";

const { plant } = defineModule("gardens", customers, {
  plant: command({
    risk: "irreversible",
    input: z.strictObject({
      name: line(120),
      notes: note(2_000).default(""),
      mail: email.nullable(),
      phone: phone.nullable(),
      price: money.optional(),
      rate: vatRate,
      count: z.int().min(1).max(48),
      plantedOn: businessDay,
      until: civil.optional(),
      kind: z.enum(["herb", "tree"]).default("herb"),
      isWatered: z.boolean(),
      rows: z.array(z.strictObject({ amount: quantity, label: line(40) })).default([]),
      place: z.strictObject({ bed: line(20) }).nullable(),
    }),
    output: z.object({}),
  }),
});
const { fields } = describeOperation(plant);

describe("an operation, described for a screen", () => {
  it("says its limits as one types them", () => {
    expect([fields.name, fields.notes, fields.count]).toEqual([
      { kind: "text", required: true, maxLength: 120 },
      { kind: "text", maxLength: 2_000 },
      { kind: "number", required: true, min: 1, max: 48 },
    ]);
    expect([fields.plantedOn?.min, fields.until]).toEqual(["2000-01-01", { kind: "date", min: "1900-01-01", max: "2999-12-31" }]);
  });

  it("knows what is asked for in a way of its own", () => {
    const kinds = ["mail", "phone", "price", "isWatered", "rows", "place"].map((name) => fields[name]?.kind);
    expect(kinds).toEqual(["email", "phone", "money", "boolean", "rows", "record"]);
    expect([fields.kind?.choices, fields.rate?.choices]).toEqual([
      ["herb", "tree"],
      ["5.5", "10", "20", "2.1", "0"],
    ]);
  });

  it("requires nothing of a row or of a record that may be left out", () => {
    expect([fields.rows?.fields, fields.place?.fields]).toEqual([
      { amount: { kind: "quantity" }, label: { kind: "text", maxLength: 40 } },
      { bed: { kind: "text", maxLength: 20 } },
    ]);
  });

  it("is known by its name in what a contract exports, schemas aside", () => {
    const described = describeExports({ gardens: { plant }, garden: z.object({}), list: ["a"] });
    expect(Object.keys(described)).toEqual(["gardens"]);
    expect(described.gardens?.plant).toMatchObject({ id: "gardens.plant", risk: "irreversible" });
  });

  it("has the fields that it takes, and no others", () => {
    const taken: FieldName<typeof plant>[] = ["name", "rows.0.amount", "rows.1.amount.value", "place.bed"];
    // @ts-expect-error a field that the operation does not take
    const unknown: FieldName<typeof plant> = "colour";
    // @ts-expect-error a field that its rows do not have
    const inRows: FieldName<typeof plant> = "rows.0.colour";
    expect([taken.length, unknown, inRows]).toEqual([4, "colour", "rows.0.colour"]);
  });
});
