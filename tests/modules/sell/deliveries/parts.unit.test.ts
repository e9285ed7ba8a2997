import { expect, it } from "vitest";
import { withoutBlankParts, withoutUnusedParts } from "@/app/features/sell/orders/deliveries/parts";

const formOf = (amounts: string[]) => {
  const form = new FormData();
  for (const [place, amount] of amounts.entries()) form.append(`parts.${place}.amount.value`, amount);
  return form;
};

it.each(["0", " 0 ", "0,0", "0.00", ""])("a lot of which %j leaves is not used", (nothing) => {
  const form = formOf(["24", nothing, "0,5", "10"]);
  withoutUnusedParts(form);
  expect([...form.values()]).toEqual(["24", "0,5", "10"]);
});

it("says what is missing where nothing is used at all, and keeps a 0 that puts right", () => {
  const none = formOf(["0", ""]);
  withoutUnusedParts(none);
  expect([...none.values()]).toEqual(["0", ""]);
  const corrected = formOf(["0", "", "3"]);
  withoutBlankParts(corrected);
  expect([...corrected.values()]).toEqual(["0", "3"]);
});
