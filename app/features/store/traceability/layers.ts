import type { Drawn, Flow } from "./steps-drawn";

/** A node where it is drawn. */
export interface Placed extends Drawn {
  x: number;
  y: number;
}

/** Boxes of a layer at most; the table under the graph names all. */
const TALLEST = 18;
export const BOX = { width: 184, height: 64 };
const GAP = { x: 50, y: 14 };
/** The room of the columns' names. */
const TOP = 30;
/** How thick all of a lot is drawn, and the least of it. */
const THICKEST = 36;
const THINNEST = 1.5;

interface Column {
  x: number;
  kind: "supplier" | "before" | "order" | "traced" | "after" | "client";
}

/** A trace in layers from left to right: suppliers, lots by how far they stand from the one that is traced, clients. */
export function layersOf(nodes: Drawn[], flows: Flow[]) {
  const steps = nodes.filter(({ kind }) => kind === "lot").map(({ step }) => step);
  const [first, last] = [Math.min(0, ...steps), Math.max(0, ...steps)];
  const columnOf = ({ kind, step }: Drawn) => (kind === "supplier" ? first - 1 : kind === "client" ? last + 1 : step);
  const columns = new Map<number, Drawn[]>();
  for (const node of nodes) columns.set(columnOf(node), [...(columns.get(columnOf(node)) ?? []), node]);
  const inOrder = [...columns].sort(([one], [other]) => one - other);
  const shown = inOrder.map(([, own]) => own.slice(0, TALLEST));
  const tallest = Math.max(1, ...shown.map((own) => own.length));
  const height = tallest * (BOX.height + GAP.y) + TOP;
  const left = (column: number) => column * (BOX.width + GAP.x);
  const placed = shown.flatMap((own, column) => {
    const top = TOP + (height - TOP - own.length * (BOX.height + GAP.y)) / 2;
    return own.map((node, place): Placed => ({ ...node, x: left(column), y: top + place * (BOX.height + GAP.y) }));
  });
  const names = inOrder.map(([step, own], column): Column => ({ x: left(column), kind: kindOf(own[0], step) }));
  const width = Math.max(1, shown.length) * (BOX.width + GAP.x) - GAP.x;
  return { placed, names, lines: linesOf(placed, flows), width, height, hidden: nodes.length - placed.length };
}

function kindOf(node: Drawn | undefined, step: number): Column["kind"] {
  if (node && node.kind !== "lot" && node.kind !== "production") return node.kind;
  if (step === 0) return "traced";
  return step < 0 ? "before" : "after";
}

/** Bands between boxes, as thick as what they carry, side by side where several leave or reach one box. */
function linesOf(placed: Placed[], flows: Flow[]) {
  const at = new Map(placed.map((node) => [node.id, node]));
  const known = flows.flatMap((flow) => {
    const [from, to] = [at.get(flow.fromId), at.get(flow.toId)];
    return from && to ? [{ ...flow, from, to, thick: Math.max(THINNEST, (flow.weight ?? 0) * THICKEST) }] : [];
  });
  const middles = (end: "from" | "to", other: "from" | "to") => {
    const places = new Map<string, number>();
    for (const node of placed) {
      const own = known.filter((line) => line[end] === node).sort((one, next) => one[other].y - next[other].y);
      const total = own.reduce((sum, { thick }) => sum + thick, 0);
      let y = node.y + BOX.height / 2 - total / 2;
      for (const { key, thick } of own) {
        places.set(key, y + thick / 2);
        y += thick;
      }
    }
    return places;
  };
  const [starts, ends] = [middles("from", "to"), middles("to", "from")];
  return known.map(({ key, from, to, thick, weight }) => ({
    key,
    thick,
    isWeighed: weight !== null,
    path: curve(from.x + BOX.width, starts.get(key) ?? from.y, to.x, ends.get(key) ?? to.y),
  }));
}

function curve(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (x1 + x2) / 2;
  return `M ${x1} ${y1} C ${middle} ${y1}, ${middle} ${y2}, ${x2} ${y2}`;
}
