import fc from "fast-check";
import { expect, it } from "vitest";
import { isScreen, searchOf } from "@/worker/modules/business/views/rules";

const params = fc.array(fc.tuple(fc.constantFrom("status", "sort", "search", "cursor", "after", "trail"), fc.string()));

it("is the same view however its address was put together, and has no page", () => {
  fc.assert(
    fc.property(params, (pairs) => {
      const one = searchOf(`?${new URLSearchParams(pairs)}`);
      expect(searchOf(one)).toBe(one);
      const unpaged = pairs.filter(([name, value]) => value !== "" && !["cursor", "after", "trail"].includes(name));
      expect([...new URLSearchParams(one)].sort()).toEqual([...new URLSearchParams(unpaged)].sort());
    }),
  );
});

it.each([
  ["/customer/clients", true],
  ["/treasury", true],
  ["/customer/production/requests", true],
  ["//elsewhere.test/customer", false],
  ["https://elsewhere.test", false],
  ["/customer/../admin", false],
  ["/customer/clients?status=active", false],
  ["/customer/clients/", false],
  ["customer/clients", false],
  ["/", false],
])("%s is a screen of ours: %s", (path, is) => expect(isScreen(path)).toBe(is));
