import { expect, it } from "vitest";
import { around, lines, outlines } from "@/app/features/provider/directory/outlines";
import { regions } from "@/worker/core/trade/regions";

it("draws every region once", () => {
  expect(outlines.map(({ region }) => region).sort()).toEqual([...regions].sort());
});

it.each(Object.entries(around))("goes around %s without a gap", (_, names) => {
  const ends = names.map((name) => {
    const isBack = name.startsWith("-");
    const numbers = lines[(isBack ? name.slice(1) : name) as keyof typeof lines].split(" ").map(Number);
    const both = [numbers.slice(0, 2), numbers.slice(-2)];
    return isBack ? both.reverse() : both;
  });
  const breaks = ends.filter(([, end], place) => String(end) !== String(ends[(place + 1) % ends.length]?.[0]));
  // An island is one shore.
  expect(breaks.length).toBe(names.length === 1 ? 1 : 0);
});
