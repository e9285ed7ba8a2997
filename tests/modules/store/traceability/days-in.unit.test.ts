import { expect, it } from "vitest";
import { daysIn } from "@/worker/modules/store/traceability/days-in";

it.each([
  ["3/11/2026", { from: "2026-11-03", to: "2026-11-03" }],
  ["2026-11-03", { from: "2026-11-03", to: "2026-11-03" }],
  ["du 05.11.2026 au 3/11/2026", { from: "2026-11-03", to: "2026-11-05" }],
  ["from 2026-11-03 to 2026-11-05", { from: "2026-11-03", to: "2026-11-05" }],
  ["31/2/2026", null],
  ["LOT 3/11/2026", null],
  ["1/1/2026 2/1/2026 3/1/2026", null],
  ["", null],
])("%s", (search, days) => expect(daysIn(search)).toEqual(days));
