import { describe, expect, it } from "vitest";
import { dayNamed } from "@/cli/tools/day";
import { itemsMeant, readOrder } from "@/cli/tools/order";

/** A Monday. */
const NOW = Date.UTC(2026, 10, 23, 10);

describe("an order in one line", () => {
  it.each([
    [
      "Etxe Ona 40 rillettes 180 vendredi",
      { client: "Etxe Ona", parts: [{ count: 40, unit: "piece", words: "rillettes 180" }], dueOn: "2026-11-27" },
    ],
    ["new CLI-0052 3 RIL-CAN-180", { client: "CLI-0052", parts: [{ count: 3, unit: "piece", words: "RIL-CAN-180" }], dueOn: null }],
    [
      "Nérac 12 confiture figues 6 jus tomate demain",
      {
        client: "Nérac",
        parts: [
          { count: 12, unit: "piece", words: "confiture figues" },
          { count: 6, unit: "piece", words: "jus tomate" },
        ],
        dueOn: "2026-11-24",
      },
    ],
    ...["2,5 kg sel fin", "2.5 kg de sel fin"].map((amount): [string, object] => [
      `Etxe ${amount}`,
      { client: "Etxe", parts: [{ count: 2.5, unit: "kg", words: "sel fin" }], dueOn: null },
    ]),
    ["Etxe 40 rillettes 180 g", { client: "Etxe", parts: [{ count: 40, unit: "piece", words: "rillettes 180 g" }], dueOn: null }],
  ])("%s", (line, order) => {
    expect(readOrder([line], NOW)).toEqual(order);
  });

  it.each([
    ["lundi", "2026-11-30"],
    ["friday", "2026-11-27"],
    ["27/11", "2026-11-27"],
    ["2/1", "2027-01-02"],
    ["2026-12-01", "2026-12-01"],
    ["rillettes", null],
  ])("the day %s is %s", (text, day) => {
    expect(dayNamed(text, NOW)).toBe(day);
  });
});

describe("the item of an order", () => {
  const made = (sku: string, name: string, kind = "product", price: number | null = 5) => ({
    id: sku,
    sku,
    name,
    kind,
    price,
    status: "active",
  });
  const items = [
    made("EMB-RIL", "Étiquette rillettes de canard 180 g", "packaging"),
    made("RIL-CAP-180", "Rillettes de canard au piment d'Espelette 180 g"),
    made("RIL-CAN-180", "Rillettes de canard 180 g"),
    made("ING-SEL", "Sel gris", "ingredient", 2),
    made("ING-SEL-CEL", "Sel de céleri", "ingredient", null),
  ];

  it.each([
    ["rillettes canard 180", ["RIL-CAN-180"]],
    ["rillettes 180", ["RIL-CAN-180", "RIL-CAP-180"]],
    ["piment", ["RIL-CAP-180"]],
    ["ril-cap-180", ["RIL-CAP-180"]],
    ["sel", ["ING-SEL"]],
    ["étiquette", []],
  ])("%s", (words, skus) => {
    expect(itemsMeant(items, words).map(({ sku }) => sku)).toEqual(skus);
  });
});
