import { describe, expect, it } from "vitest";
import { outlinesOf } from "@/cli/catalogue/describe";
import type { OperationOutline } from "@/cli/catalogue/outline";
import { csvText } from "@/cli/output/csv";
import { money, pageOf, quantity, rate, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";

const row = z.object({
  name: z.string(),
  price: money.nullable(),
  margin: rate,
  tags: z.array(z.string()),
  parts: z.array(z.object({ n: z.int() })),
});
const input = z.strictObject({});
const { list, show } = outlinesOf(
  defineModule("things", customers, { list: query({ input, output: pageOf(row) }), show: query({ input, output: row }) }),
) as Record<"list" | "show", OperationOutline>;

const jam = { name: "Confiture, extra", price: 4.5, margin: -2.25, tags: ["a", "b"], parts: [{ n: 1 }] };
const bare = { name: "Sel", price: null, margin: 0, tags: [], parts: [] };

describe("CSV", () => {
  it("has a line for each row under the names of the fields, in the exchange form", async () => {
    const lines = (await csvText(list, { items: [jam, bare], nextCursor: null })).split("\n");
    expect(lines).toEqual(["name,price,margin,tags,parts", '"Confiture, extra",4.5,-2.25,"a,b","[{""n"":1}]"', "Sel,,0,,[]"]);
  });

  it("has the same line for one record, and only names when nothing matches", async () => {
    expect(await csvText(show, bare)).toBe("name,price,margin,tags,parts\nSel,,0,,[]");
    expect(await csvText(list, { items: [], nextCursor: null })).toBe("name,price,margin,tags,parts");
  });

  it("gives a quantity a figure and a unit of its own", async () => {
    const { list } = outlinesOf(
      defineModule("stocks", customers, {
        list: query({ input, output: pageOf(z.object({ lot: z.string(), amount: quantity.nullable() })) }),
      }),
    ) as { list: OperationOutline };
    const rows = [
      { lot: "A", amount: { value: 1250.5, unit: "g" } },
      { lot: "B", amount: null },
    ];
    expect(await csvText(list, { items: rows, nextCursor: null })).toBe("lot,amount,amount_unit\nA,1250.5,g\nB,,");
  });

  it.each([
    ["a quote", 'Le "bon"', '"Le ""bon"""'],
    ["several lines", "un\ndeux", '"un\ndeux"'],
    ["what a spreadsheet would run", "=1+1", "'=1+1"],
    ["what looks like it and is a telephone", "+33 5 56 00 00 00", "+33 5 56 00 00 00"],
  ])("keeps %s", async (_, name, cell) => {
    const [, ...lines] = (await csvText(show, { ...bare, name })).split("\n");
    expect(lines.join("\n")).toBe(`${cell},,0,,[]`);
  });
});
