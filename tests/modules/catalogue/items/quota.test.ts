import { expect, it } from "vitest";
import { items } from "@/worker/modules/catalogue/items/contract";
import { newMaker } from "@/tests/support/in-process";
import { refusalOfCall } from "@/tests/support/refusals";

it("the free plan holds ten products and twenty-five ingredients; what is archived does not count", async () => {
  const maker = await newMaker({ plan: "freemium" });
  const add = (kind: string, place: number) =>
    maker.call(items.create, { kind, name: `${kind} ${place}`, sku: `${kind}-${place}`, unit: "kg", status: "active" });
  let last = "";
  for (let place = 1; place <= 10; place += 1) ({ id: last } = await add("product", place));
  expect(await refusalOfCall(add("product", 11))).toBe("limit_reached");
  await maker.call(items.archive, { id: last });
  await add("product", 11);
  expect(await refusalOfCall(maker.call(items.restore, { id: last })), "nor does it come back").toBe("limit_reached");
  for (let place = 1; place <= 25; place += 1) await add("ingredient", place);
  expect(await refusalOfCall(add("packaging", 26)), "packaging is bought as ingredients are").toBe("limit_reached");
});
