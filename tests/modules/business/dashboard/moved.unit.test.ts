import { describe, expect, it } from "vitest";
import { addMonths } from "@/worker/core/figures/dates";
import { changeOfMovement, commandsOf } from "@/worker/modules/business/dashboard/rules";

const movement = { id: "1", at: 5, actor: "marie", type: "receipt", cause: "hand", causeId: "cause", lotId: "lot" } as const;

describe("a movement is told as what was done", () => {
  it.each([
    ["goods received by hand", {}, "stock.receive", "lots", "lot"],
    ["goods moved by hand", { type: "transfer" }, "stock.transfer", "lots", "lot"],
    ["a restock", { cause: "restock" }, "restocks.receive", "restocks", "cause"],
    ["a production", { cause: "production", type: "output" }, "production.complete", "productions", "cause"],
    ["a delivery", { cause: "delivery", type: "shipment" }, "orders.ship", "deliveries", "cause"],
    ["a return", { cause: "delivery", type: "return" }, "deliveries.return", "deliveries", "cause"],
    ["a count", { cause: "count", type: "count" }, "counts.post", "counts", "cause"],
  ] as const)("%s", (_, changes, operation, record, recordId) =>
    expect(changeOfMovement({ ...movement, ...changes })).toEqual({ id: "1", at: 5, actor: "marie", operation, record, recordId }),
  );
});

it("of two records that a command was called for, the latest is told", () => {
  const row = (id: string, record: string) => ({ id, at: 1, actor: "marie", operation: "x", record, recordId: id });
  const [command] = commandsOf([row("3", "lots"), row("2", "orders"), row("1", "orders")], ({ record }) => record === "orders");
  expect(command).toMatchObject({ recordId: "2", changes: 3, until: "1" });
});

it.each([
  ["2026-03-30", -1, "2026-02-28"],
  ["2026-03-28", -1, "2026-02-28"],
  ["2026-03-27", -1, "2026-02-27"],
])("the month before %s", (day, months, before) => expect(addMonths(day, months)).toBe(before));
