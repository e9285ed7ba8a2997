import { describe, expect, it } from "vitest";
import { requireFuture, requirePrices, requireValidQuote, searchTextOf, totalsOf } from "@/worker/modules/provider/service-requests/rules";
import {
  isOpenToMessages,
  movesOf,
  type ServiceMove,
  type ServiceRequestStatus,
  serviceRequestStatus,
  serviceRequestStatuses,
} from "@/worker/modules/provider/service-requests/status";
import { refusedOf } from "@/tests/support/refusals";

/** Where each move leads from each state; every other move is refused. */
const allowed: Record<ServiceRequestStatus, Partial<Record<ServiceMove, ServiceRequestStatus>>> = {
  draft: { submit: "submitted", cancel: "cancelled" },
  submitted: { review: "reviewed", reject: "rejected", cancel: "cancelled" },
  reviewed: { quote: "quoted", reject: "rejected", cancel: "cancelled" },
  quoted: { quote: "quoted", accept: "accepted", reject: "rejected", cancel: "cancelled" },
  accepted: { start: "in_progress", cancel: "cancelled" },
  in_progress: { deliver: "delivered" },
  delivered: { close: "closed" },
  closed: {},
  rejected: {},
  cancelled: {},
};
const moves: ServiceMove[] = ["submit", "review", "quote", "accept", "start", "deliver", "close", "reject", "cancel"];

describe.each(serviceRequestStatuses)("a request that is %s", (state) => {
  it.each(moves)("%s", (move) => {
    const next = allowed[state][move];
    if (next) expect(serviceRequestStatus.require(state, move, "serviceRequests")).toBe(next);
    else expect(refusedOf(() => serviceRequestStatus.require(state, move, "serviceRequests"))).toBe("status:move");
  });
});

it("each side may do its own part: nobody quotes themselves, nobody accepts for a customer", () => {
  expect([movesOf("quoted", false), movesOf("quoted", true)]).toEqual([
    ["accept", "cancel"],
    ["quote", "reject", "cancel"],
  ]);
  expect([movesOf("draft", false), movesOf("draft", true)]).toEqual([["submit", "cancel"], ["cancel"]]);
  expect([movesOf("delivered", false), movesOf("delivered", true)]).toEqual([["close"], ["close"]]);
});

it("one writes from the sending until the end", () => {
  expect(serviceRequestStatuses.filter(isOpenToMessages)).toEqual([
    "submitted",
    "reviewed",
    "quoted",
    "accepted",
    "in_progress",
    "delivered",
  ]);
});

const line = (euros: number, credits: number) => ({ description: "Essai", euros, credits });

it("a line asks for euros or for credits, and never for both or nothing", () => {
  expect(refusedOf(() => requirePrices([line(1, 0), line(0, 1)]))).toBeNull();
  expect(refusedOf(() => requirePrices([line(1, 0), line(0, 0)]))).toBe("lines.1.euros:one_price");
  expect(refusedOf(() => requirePrices([line(1, 1)]))).toBe("lines.0.euros:one_price");
  expect(totalsOf([line(1_200_000, 0), line(0, 2), line(0, 3), line(50_000, 0)])).toEqual({ totalEuros: 1_250_000, totalCredits: 5 });
});

it.each([
  ["2026-11-22", "validUntil:past", "validUntil:service_quote_over"],
  ["2026-11-23", null, null],
  ["2026-11-24", null, null],
])("a quote until %s, on 23 November", (validUntil, offered, accepted) => {
  expect(refusedOf(() => requireFuture("validUntil", validUntil, "2026-11-23"))).toBe(offered);
  expect(refusedOf(() => requireValidQuote({ validUntil }, "2026-11-23"))).toBe(accepted);
});

it("a request is found by its reference, its subject, its product and its business", () => {
  expect(searchTextOf({ reference: "DS-1", title: "Étiquette", product: "Pâté" }, "Deux Rives")).toBe("ds-1 etiquette pate deux rives");
});
