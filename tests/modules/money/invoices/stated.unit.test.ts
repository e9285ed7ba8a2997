import { describe, expect, it } from "vitest";
import { inOrderOfDays, lastDelivery, natureOf, noticesOf, perishableLimit, withNature } from "@/worker/modules/money/invoices/rules";

describe("perishable food is paid thirty days after the ten days of its delivery", () => {
  it.each([
    ["2026-03-01", "2026-04-09"],
    ["2026-03-10", "2026-04-09"],
    ["2026-03-11", "2026-04-19"],
    ["2026-03-20", "2026-04-19"],
    ["2026-03-21", "2026-04-30"],
    ["2026-03-31", "2026-04-30"],
    ["2026-02-28", "2026-03-30"],
  ])("delivered on %s, on %s at the latest", (day, limit) => expect(perishableLimit(day)).toBe(limit));

  const notices = (today: string, isPerishable = true, paymentTerms: "30_days" | null = "30_days") =>
    noticesOf({ lines: [], vatReason: null, deliveries: [{ day: "2026-03-10" }], paymentTerms }, { followed: [], isPerishable, today });
  it.each([
    ["a day before the last", "2026-03-09", []],
    ["on the last", "2026-03-10", []],
    ["a day after", "2026-03-11", ["perishable_terms"]],
  ])("sent %s", (_, today, expected) => expect(notices(today)).toEqual(expected));
  it("other food, and what is paid at once, may wait", () => {
    expect(notices("2026-03-11", false)).toEqual([]);
    expect(notices("2026-03-11", true, null)).toEqual([]);
  });
});

describe("the VAT of a draft", () => {
  const notices = (rates: number[], followed: number[], vatReason: string | null = null) => {
    const lines = (all: number[]) => all.map((vatRate) => ({ vatRate }));
    const draft = { lines: lines(rates), vatReason, deliveries: [], paymentTerms: null };
    return noticesOf(draft, { followed: lines(followed), isPerishable: false, today: "2026-03-10" });
  };
  it.each([
    ["is its buyer's", [550, 0], [550, 0], null, []],
    ["is not, on one line", [550, 0], [550, 550], null, ["vat_of_buyer"]],
    ["is what is said", [550, 0], [550, 550], "exempt", []],
  ] as const)("%s", (_, rates, followed, reason, expected) => expect(notices([...rates], [...followed], reason)).toEqual(expected));
});

describe("what is sold", () => {
  const nature = (...items: (string | null)[]) =>
    natureOf(
      withNature(
        items.map((itemId) => ({ itemId })),
        (id) => id === "advice",
      ),
    );
  it.each([
    ["goods", ["jam"]],
    ["goods", ["jam", null]],
    ["services", ["advice"]],
    ["services", [null]],
    ["services", ["advice", null]],
    ["mixed", ["jam", "advice"]],
    ["mixed", ["jam", "advice", null]],
  ] as const)("is %s: %s", (expected, items) => expect(nature(...items)).toBe(expected));

  it("is the goods of its order: a deposit", () =>
    expect(natureOf(withNature([{ itemId: null, orderId: "order" }], () => false))).toBe("goods"));
  it.each([
    ["goods", "intra_community"],
    ["goods", "export"],
    ["goods", "overseas"],
    ["services", "reverse_charge"],
    ["services", "outside_scope"],
    ["services", "exempt"],
  ] as const)("is %s where only words say it, and the sale bears no tax: %s", (expected, reason) =>
    expect(natureOf(withNature([{ itemId: null }], () => false, reason))).toBe(expected),
  );

  it("stays what it was once it is sent", () =>
    expect(natureOf(withNature([{ itemId: "jam", isService: true }], () => false))).toBe("services"));
});

it("the last delivery says the day and place of an invoice; one without a place leaves the client's", () => {
  const address = { street: "1 quai", postcode: "47000", city: "Agen", country: "FR" };
  const [first, last] = [
    { reference: "BL-1", day: "2026-03-01", address },
    { reference: "BL-2", day: "2026-03-02", address: null },
  ];
  expect(lastDelivery([last, first])).toEqual({ soldOn: "2026-03-02" });
  expect(lastDelivery([first])).toEqual({ soldOn: "2026-03-01", deliveryAddress: address });
  expect(lastDelivery([])).toEqual({});
  expect(inOrderOfDays([last, first])).toEqual([first, last]);
});
