import type { Edge, Node } from "@/worker/modules/store/traceability/shapes";

/** A node where it is drawn. */
export interface Placed extends Node {
  x: number;
  y: number;
}

/** Boxes of a layer at most; the table under the graph names all. */
const TALLEST = 18;
export const BOX = { width: 176, height: 46 };
const GAP = { x: 74, y: 14 };

/** A trace in layers from left to right: suppliers, lots by how far they stand from the one that is traced, clients. */
export function layersOf(nodes: Node[], edges: Edge[]) {
  const steps = nodes.filter(({ kind }) => kind === "lot").map(({ step }) => step);
  const [first, last] = [Math.min(0, ...steps), Math.max(0, ...steps)];
  const columnOf = ({ kind, step }: Node) => (kind === "supplier" ? first - 1 : kind === "client" ? last + 1 : step);
  const columns = new Map<number, Node[]>();
  for (const node of nodes) columns.set(columnOf(node), [...(columns.get(columnOf(node)) ?? []), node]);
  const shown = [...columns].sort(([one], [other]) => one - other).map(([, own]) => own.slice(0, TALLEST));
  const tallest = Math.max(1, ...shown.map((own) => own.length));
  const height = tallest * (BOX.height + GAP.y);
  const placed = shown.flatMap((own, column) => {
    const top = (height - own.length * (BOX.height + GAP.y)) / 2;
    return own.map((node, place): Placed => ({ ...node, x: column * (BOX.width + GAP.x), y: top + place * (BOX.height + GAP.y) }));
  });
  const at = new Map(placed.map((node) => [node.id, node]));
  const lines = edges.flatMap((edge) => {
    const [from, to] = [at.get(edge.fromId), at.get(edge.toId)];
    return from && to ? [{ edge, path: curve(from, to) }] : [];
  });
  const width = Math.max(1, shown.length) * (BOX.width + GAP.x) - GAP.x;
  return { placed, lines, width, height, hidden: nodes.length - placed.length };
}

/** From the right of one box to the left of another. */
function curve(from: Placed, to: Placed): string {
  const [x1, y1, x2, y2] = [from.x + BOX.width, from.y + BOX.height / 2, to.x, to.y + BOX.height / 2];
  const middle = (x1 + x2) / 2;
  return `M ${x1} ${y1} C ${middle} ${y1}, ${middle} ${y2}, ${x2} ${y2}`;
}
