import { expect, it } from "vitest";
import { layersOf } from "@/app/features/store/traceability/layers";
import { drawnOf } from "@/app/features/store/traceability/steps-drawn";
import type { Edge, Node } from "@/worker/modules/store/traceability/shapes";

const node = (id: string, kind: Node["kind"], step: number): Node => ({ id, kind, name: id, itemName: "", state: null, step });
const edge = (fromId: string, toId: string, kind: Edge["kind"], grams: number, share: number | null, reference = ""): Edge => ({
  fromId,
  toId,
  kind,
  from: fromId,
  to: toId,
  itemName: "",
  amount: { amount: grams, unit: "g" },
  shareOfSource: share,
  shareOfResult: share,
  reference,
  date: null,
});

const nodes = [
  node("farm", "supplier", -2),
  node("plums", "lot", -1),
  node("jars", "lot", -1),
  node("jam", "lot", 0),
  node("shop", "client", 1),
];
const edges = [
  edge("farm", "plums", "receipt", 90_000, 10_000),
  edge("plums", "jam", "production", 60_000, 7_500, "OF-2026-0001"),
  edge("jars", "jam", "production", 12_000, null, "OF-2026-0001"),
  edge("jam", "shop", "shipment", 20_000, 2_500, "BL-2026-0001"),
  edge("jam", "shop", "shipment", 10_000, 1_250, "BL-2026-0002"),
];
const born = { amount: 80_000, unit: "g" } as const;

it("puts the order that made a lot between what went in and what came out", () => {
  const { nodes: drawn, flows } = drawnOf(nodes, edges, { id: "jam", born });
  const order = drawn.find(({ kind }) => kind === "order");
  expect(order).toMatchObject({ name: "OF-2026-0001", step: -0.5 });
  expect(flows.map(({ fromId, toId, weight }) => [fromId, toId, weight])).toEqual([
    ["farm", "plums", 1],
    ["plums", order?.id, 0.75],
    [order?.id, "jam", 1],
    ["jars", order?.id, null],
    ["jam", "shop", 0.375],
  ]);
});

it("says of each what went through it, and of the lot what was born", () => {
  const { nodes: drawn } = drawnOf(nodes, edges, { id: "jam", born });
  expect(drawn.map(({ id, amount }) => [id, amount?.amount]).slice(0, 5)).toEqual([
    ["farm", 90_000],
    ["plums", 60_000],
    ["jars", 12_000],
    ["jam", 80_000],
    ["shop", 30_000],
  ]);
});

it("draws five columns from left to right, each under its name", () => {
  const { nodes: drawn, flows } = drawnOf(nodes, edges, { id: "jam", born });
  const { names, placed, lines } = layersOf(drawn, flows);
  expect(names.map(({ kind }) => kind)).toEqual(["supplier", "before", "order", "traced", "client"]);
  expect(new Set(placed.map(({ x }) => x)).size).toBe(5);
  expect(lines.find(({ key }) => key === "jam shop")?.thick).toBeCloseTo(13.5);
  expect(lines.filter(({ isWeighed }) => !isWeighed)).toHaveLength(1);
});
