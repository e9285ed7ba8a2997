import { refuseField, refuseState } from "@/worker/core/errors";
import { type Unit, units } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { type OrderMove, type OrderStatus, orderStatus } from "./status";

/** 100 %. */
const WHOLE = 100 * RATE_SCALE;

/** A line: quantities in thousandths of the base unit, money in ten-thousandths of a euro. */
interface Line {
  amount: number;
  total: number;
  shipped: number;
  returned: number;
}

/**
 * How much of an order has left and stayed away, by its value; by its lines where nothing costs anything.
 * @returns hundredths of a percent, 100 % only when all of it has
 */
export function deliveredShare(lines: Pick<Line, "amount" | "total" | "shipped" | "returned">[]): number {
  const isFree = lines.every(({ total }) => total === 0);
  const FINE = 1_000_000n;
  let whole = 0n;
  let gone = 0n;
  for (const { amount, total, shipped, returned } of lines) {
    const value = BigInt(isFree ? 1 : total) * FINE;
    whole += value;
    gone += (value * BigInt(shipped - returned)) / BigInt(amount);
  }
  return whole === 0n ? 0 : Number((gone * BigInt(WHOLE)) / whole);
}

/** What of an order has arrived and stayed, by its value: of each line, what its deliveries that arrived took there. */
export function arrivedShare(
  lines: (Pick<Line, "amount" | "total"> & { id: string })[],
  shipments: { status: string; lines: { orderLineId: string; amount: number; returned: number }[] }[],
): number {
  const arrived = shipments.filter(({ status }) => status === "delivered").flatMap((shipment) => shipment.lines);
  return deliveredShare(
    lines.map((line) => {
      const own = arrived.filter(({ orderLineId }) => orderLineId === line.id);
      const sum = (of: "amount" | "returned") => own.reduce((total, part) => total + part[of], 0);
      return { ...line, shipped: sum("amount"), returned: sum("returned") };
    }),
  );
}

/** What is still to leave of a line, in thousandths of the base unit. */
export function toShip({ amount, shipped }: Pick<Line, "amount" | "shipped">): number {
  return amount - shipped;
}

/** Has everything left? */
export function hasLeft(lines: Pick<Line, "amount" | "shipped">[]): boolean {
  return lines.every((line) => toShip(line) === 0);
}

/** Where an order stands once what has left of it was put right: one of which something is still to leave is ready again. */
export function afterShipping({ status, heldFrom }: Omit<Standing, "lines">, lines: Pick<Line, "amount" | "shipped">[]) {
  const next = (now: OrderStatus): OrderStatus => {
    if (!hasLeft(lines)) return now === "shipped" || now === "delivered" || now === "completed" ? "ready" : now;
    return now === "ready" ? "shipped" : now;
  };
  return { status: next(status), heldFrom: heldFrom && next(heldFrom) };
}

interface Standing {
  status: OrderStatus;
  heldFrom: OrderStatus | null;
  lines: Pick<Line, "shipped">[];
}

/** What one may do with an order now: what has left in part is no longer cancelled, and only that is ended. */
export function movesOf({ status, lines }: Standing): OrderMove[] {
  const hasBegun = lines.some(({ shipped }) => shipped > 0);
  return orderStatus.movesFrom(status).filter((move) => move !== (hasBegun ? "cancel" : "end"));
}

/** Where a move leads an order; what was on hold goes back to where it was. @throws Refusal `not_allowed_now` with what is allowed */
export function requireMove(order: Standing, move: OrderMove): OrderStatus {
  const moves = movesOf(order);
  const next = orderStatus.after(order.status, move);
  if (next && moves.includes(move)) return move === "resume" ? (order.heldFrom ?? next) : next;
  const params = { module: "orders", state: order.status, moves: moves.join(" ") };
  refuseState("status", "move", params);
}

/** Is the measure of a quantity one the item is counted in? */
export function isCountedIn(unit: Unit, per: Unit): boolean {
  return units[unit].base === units[per].base;
}

/** A quote is confirmed until its last day, that day included. @throws Refusal `not_allowed_now` naming `validUntil` */
export function requireValid(validUntil: string | null, today: string): void {
  if (validUntil && validUntil < today) refuseState("validUntil", "quote_over");
}

/** Nothing reaches a client, or comes back, before it has left. @throws Refusal `invalid_input` naming the field that says the day */
export function requireAfterShipping(field: string, day: string, shippedOn: string): void {
  if (day < shippedOn) refuseField(field, "before_shipping");
}
