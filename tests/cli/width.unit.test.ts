import fc from "fast-check";
import stringWidth from "fast-string-width";
import { it } from "vitest";
import { width } from "@/cli/output/width";

it("is what the library says, for any text", () => {
  const plain = fc.constantFrom(..."aZ09 éœß€–—’…·│─−\u00a0\u202f«»".split(""));
  const sign = fc.oneof(
    { weight: 8, arbitrary: plain },
    fc.string({ unit: "binary", maxLength: 2 }),
    fc.constantFrom("漢", "👩‍🍳", "e\u0301", "\u200b", "\u00ad"),
  );
  fc.assert(
    fc.property(fc.array(sign), (signs) => width(signs.join("")) === stringWidth(signs.join(""))),
    { numRuns: 2_000 },
  );
});
