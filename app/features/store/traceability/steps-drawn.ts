import type { Edge, Node } from "@/worker/modules/store/traceability/shapes";

type Measure = Edge["amount"];

/** A node as it is drawn: with what went through it, and the order that made what comes after. */
export interface Drawn extends Omit<Node, "kind"> {
  kind: Node["kind"] | "order";
  amount?: Measure;
}

/** Goods between two drawn nodes. @param weight the part of what is traced, from 0 to 1; null where nothing is weighed, as packaging */
export interface Flow {
  key: string;
  fromId: string;
  toId: string;
  weight: number | null;
}

/** Hundredths of a percent in one. */
const WHOLE = 10_000;

/** A trace as it is drawn: between the lots that went into something and what came of them stands the order that made it. */
export function drawnOf(nodes: Node[], edges: Edge[], traced: { id: string; born: Measure }): { nodes: Drawn[]; flows: Flow[] } {
  const stepOf = new Map(nodes.map(({ id, step }) => [id, step]));
  const orders = new Map<string, Drawn>();
  const flows = new Map<string, Flow>();
  const add = (fromId: string, toId: string, weight: number | null) => {
    const key = `${fromId} ${toId}`;
    const known = flows.get(key);
    const sum = weight === null ? (known?.weight ?? null) : Math.min(1, (known?.weight ?? 0) + weight);
    flows.set(key, { key, fromId, toId, weight: sum });
  };
  for (const edge of edges) {
    const step = stepOf.get(edge.toId) ?? 0;
    const share = step <= 0 && edge.kind === "production" ? edge.shareOfResult : edge.shareOfSource;
    const weight = share === null ? null : share / WHOLE;
    const isMade = edge.kind === "production" && edge.reference !== "" && nodes.some(({ id, kind }) => id === edge.toId && kind === "lot");
    if (!isMade) {
      add(edge.fromId, edge.toId, weight);
      continue;
    }
    const id = `${edge.reference} ${step}`;
    const order: Drawn = { id, kind: "order", name: edge.reference, itemName: "", state: null, step: step - 0.5 };
    orders.set(id, order);
    add(edge.fromId, id, weight);
    add(id, edge.toId, 1);
  }
  const amounts = nodes.map((node) => ({ ...node, amount: node.id === traced.id ? traced.born : throughOf(node, edges) }));
  return { nodes: [...amounts, ...orders.values()], flows: [...flows.values()] };
}

/** What went through a node towards what is traced, or away from it; nothing where it is counted in several ways. */
function throughOf({ id, kind, step }: Node, edges: Edge[]): Measure | undefined {
  const isBefore = kind === "supplier" || (kind === "lot" && step < 0);
  const own = edges.filter((edge) => (isBefore ? edge.fromId : edge.toId) === id).map(({ amount }) => amount);
  const [first] = own;
  if (!first || own.some(({ unit }) => unit !== first.unit)) return undefined;
  return { ...first, amount: own.reduce((sum, { amount }) => sum + amount, 0) };
}
