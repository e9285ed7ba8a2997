import { expect, it } from "vitest";
import { sparkline } from "@/cli/output/sparkline";

it("a line of blocks goes from nothing to the highest, and stays on the ground below nothing", () => {
  expect(sparkline([0, 5, 10])).toBe("▁▅█");
  expect(sparkline([-4, 0, 7])).toBe("▁▁█");
  expect(sparkline([0, 0])).toBe("▁▁");
  expect(sparkline([])).toBe("");
});
