import { MOST, type TraceRow } from "./reading";
import type { Branch, Edge, Node, TracedLot } from "./shapes";

/** What is known of a lot beside what every door shows. */
interface LotInTrace extends TracedLot {
  restock: string | null;
  supplier: [reference: string | null, phone: string | null, email: string | null];
}

/** Goods that left for a client. */
export interface Shipment {
  lot: LotInTrace;
  clientId: string;
  /** What left less what came back. */
  amount: number;
  delivery: string;
  date: string;
  client: { reference: string; name: string; phone: string | null; email: string | null };
}

/** Lots and how goods went between them, suppliers and clients. */
export interface Genealogy {
  lots: Map<string, LotInTrace>;
  shipments: Shipment[];
  edges: Edge[];
  nodes: Node[];
  cut: boolean;
}

/** A circle cannot push its lots further apart than this. */
const FARTHEST = 200;
const WHOLE = 10_000;

/** Ties the rows of a trace together. @param seeds the lots that are traced */
export function genealogyOf(rows: TraceRow[], seeds: string[]): Genealogy {
  const of = (kind: TraceRow["kind"]) => rows.filter((row) => row.kind === kind);
  const lots = new Map(of("lot").map((row) => [row.lot, lotOf(row)]));
  const shipments = of("shipment").flatMap((row) => shipmentOf(row, lots.get(row.lot)));
  const all = [
    ...receiptsOf(lots),
    ...productionsOf(of("input"), of("output"), lots),
    ...returnsOf(of("apart"), lots),
    ...shipments.map(shipmentEdge),
  ];
  const kinds = ["lot", "input", "output", "apart", "shipment"] as const;
  const cut = all.length > MOST || kinds.some((kind) => of(kind).length > MOST);
  const shown = all.slice(0, MOST);
  const after = stepsFrom(seeds, shown, ({ fromId, toId }) => [fromId, toId]);
  const before = stepsFrom(seeds, shown, ({ fromId, toId }) => [toId, fromId]);
  // A movement that was put right leads nowhere, and what else was made with an ingredient is not of this lot.
  const edges = shown.filter(({ fromId, toId }) => after.has(fromId) || before.has(toId));
  return {
    lots,
    shipments: shipments.filter(({ lot }) => after.has(lot.id)),
    edges,
    nodes: nodesOf(lots, edges, seeds, after, before),
    cut,
  };
}

function lotOf({ lot, amount, detail }: TraceRow): LotInTrace {
  const { amount: amountNow, ...facts } = JSON.parse(detail ?? "{}");
  return { id: lot, ...facts, born: { amount, unit: facts.unit }, amount: { amount: amountNow, unit: facts.unit } };
}

function shipmentOf(row: TraceRow, lot: LotInTrace | undefined): Shipment[] {
  if (!lot || row.amount <= 0 || !row.other) return [];
  const [delivery, date, reference, name, phone, email] = JSON.parse(row.detail ?? "[]");
  return [{ lot, clientId: row.other, amount: row.amount, delivery, date, client: { reference, name, phone, email } }];
}

function receiptsOf(lots: Map<string, LotInTrace>): Edge[] {
  return [...lots.values()].flatMap((lot) => {
    if (!lot.supplierId || lot.born.amount === 0) return [];
    const ends = { fromId: lot.supplierId, toId: lot.id, from: lot.supplierName, to: lot.number, itemName: lot.itemName };
    const shares = { shareOfSource: null, shareOfResult: WHOLE };
    return [{ ...ends, ...shares, kind: "receipt" as const, amount: lot.born, reference: lot.restock ?? "", date: lot.bornOn }];
  });
}

/** Every lot that went into a production leads to every lot that came out of it, by what part of the whole that was. */
function productionsOf(inputs: TraceRow[], outputs: TraceRow[], lots: Map<string, LotInTrace>): Edge[] {
  const outputsOf = new Map<string, TraceRow[]>();
  for (const row of outputs) outputsOf.set(row.other ?? "", [...(outputsOf.get(row.other ?? "") ?? []), row]);
  return inputs.flatMap((input) => {
    const out = (outputsOf.get(input.other ?? "") ?? []).filter(({ amount }) => amount > 0);
    const all = out.reduce((sum, { amount }) => sum + amount, 0);
    const source = lots.get(input.lot);
    if (!source || input.amount <= 0) return [];
    if (!out.length) return [lostEdge(source, input)];
    return out.flatMap((output) => {
      const result = lots.get(output.lot);
      const part = Math.round((input.amount * output.amount) / all);
      return result ? [productionEdge(source, result, input, output, part)] : [];
    });
  });
}

function productionEdge(source: LotInTrace, result: LotInTrace, input: TraceRow, output: TraceRow, amount: number): Edge {
  const [mass, whole] = JSON.parse(input.detail ?? "[]") as (number | null)[];
  const [reference, date] = JSON.parse(output.detail ?? "[]") as (string | null)[];
  return {
    fromId: source.id,
    toId: result.id,
    kind: "production",
    from: source.number,
    to: result.number,
    itemName: source.itemName,
    amount: { amount, unit: source.unit },
    shareOfSource: shareOf(amount, source.born.amount),
    shareOfResult: mass ? shareOf(mass, whole ?? 0) : null,
    reference: reference ?? "",
    date: date ?? null,
  };
}

/** What went into a production of which nothing came out. */
function lostEdge(source: LotInTrace, { other, amount, detail }: TraceRow): Edge {
  const [, , reference, date] = JSON.parse(detail ?? "[]") as (string | null)[];
  return {
    fromId: source.id,
    toId: other ?? "",
    kind: "production",
    from: source.number,
    to: reference ?? "",
    itemName: source.itemName,
    amount: { amount, unit: source.unit },
    shareOfSource: shareOf(amount, source.born.amount),
    shareOfResult: null,
    reference: reference ?? "",
    date: date ?? null,
  };
}

/** A lot leads to those in which goods wait that had left it and came back. */
function returnsOf(rows: TraceRow[], lots: Map<string, LotInTrace>): Edge[] {
  return rows.flatMap(({ lot, other, amount, detail }) => {
    const [source, result] = [lots.get(lot), lots.get(other ?? "")];
    if (!source || !result || amount <= 0) return [];
    const [reference, date] = JSON.parse(detail ?? "[]") as (string | null)[];
    return [
      {
        fromId: source.id,
        toId: result.id,
        kind: "return",
        from: source.number,
        to: result.number,
        itemName: source.itemName,
        amount: { amount, unit: source.unit },
        shareOfSource: shareOf(amount, source.born.amount),
        shareOfResult: WHOLE,
        reference: reference ?? "",
        date: date ?? null,
      },
    ];
  });
}

function shipmentEdge({ lot, clientId, amount, client, delivery, date }: Shipment): Edge {
  const ends = { fromId: lot.id, toId: clientId, from: lot.number, to: client.name, itemName: lot.itemName };
  const shares = { shareOfSource: shareOf(amount, lot.born.amount), shareOfResult: null };
  return { ...ends, ...shares, kind: "shipment", amount: { amount, unit: lot.unit }, reference: delivery, date };
}

/** A part of a whole in hundredths of a percent; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.min(WHOLE, Math.round((part / whole) * WHOLE)) : null;
}

/** Everyone that an edge names, with how far they stand from what is traced. */
function nodesOf(lots: Map<string, LotInTrace>, edges: Edge[], seeds: string[], after: Steps, before: Steps): Node[] {
  const named = new Map<string, Node>();
  const add = (id: string, kind: Node["kind"], name: string) => {
    const lot = lots.get(id);
    const step = after.get(id) ?? -(before.get(id) ?? 0);
    named.set(id, { id, kind, name, itemName: lot?.itemName ?? "", state: lot?.state ?? null, step });
  };
  for (const id of seeds) add(id, "lot", lots.get(id)?.number ?? "");
  for (const { kind, fromId, toId, from, to } of edges) {
    add(fromId, kind === "receipt" ? "supplier" : "lot", from);
    add(toId, kind === "shipment" ? "client" : lots.has(toId) ? "lot" : "production", to);
  }
  return [...named.values()];
}

/** How far each stands. */
type Steps = Map<string, number>;

/** The longest way from the seeds to each that they lead to. */
function stepsFrom(seeds: string[], edges: Edge[], ends: (edge: Edge) => [string, string]): Steps {
  const steps = new Map(seeds.map((id) => [id, 0]));
  for (let round = 0, isMoving = true; isMoving && round < FARTHEST; round += 1) {
    isMoving = false;
    for (const edge of edges) {
      const [from, to] = ends(edge);
      const next = (steps.get(from) ?? Number.NaN) + 1;
      if (seeds.includes(to) || !(next > (steps.get(to) ?? 0))) continue;
      steps.set(to, next);
      isMoving = true;
    }
  }
  return steps;
}

/** Lines of a tree at most: what several lots lead to is written out once, and named where it comes again. */
const LINES = 400;

/** The trace as a tree, from a lot on in one direction. */
export function treeOf({ edges, lots }: Genealogy, seed: string, direction: "up" | "down"): Branch[] {
  const next = new Map<string, Edge[]>();
  for (const edge of edges) {
    const from = direction === "up" ? edge.toId : edge.fromId;
    next.set(from, [...(next.get(from) ?? []), edge]);
  }
  const seen = new Set<string>();
  const lines: Branch[] = [];
  const grow = (id: string, level: number) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const edge of next.get(id) ?? []) {
      if (lines.length >= LINES) return;
      const { amount, reference } = edge;
      const [to, name] = direction === "up" ? [edge.fromId, edge.from] : [edge.toId, edge.to];
      const share = direction === "up" ? edge.shareOfResult : edge.shareOfSource;
      lines.push({ level, name, itemName: lots.get(to)?.itemName ?? "", amount, share, reference });
      grow(to, level + 1);
    }
  };
  grow(seed, 1);
  return lines;
}
