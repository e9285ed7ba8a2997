import { expect, it } from "vitest";
import { doubtfulCertificates } from "@/worker/modules/buy/restocks/certificates";

const today = "2026-06-01";
const [ended, soon, later, endless] = [
  { name: "IFS", number: "1", expiresOn: "2026-05-31" },
  { name: "Bio", number: "2", expiresOn: "2026-06-30" },
  { name: "BRC", number: "3", expiresOn: "2026-09-01" },
  { name: "Halal", number: "4", expiresOn: null },
];
const all = [ended, soon, later, endless];
const stateOf = (restock: object) =>
  doubtfulCertificates(all, { status: "ordered", expectedOn: null, receivedOn: null, ...restock }, today).map(({ name, state }) => [
    name,
    state,
  ]);

it("names the certificates that have ended, or end within thirty days", () => {
  expect(stateOf({})).toEqual([
    ["IFS", "ended"],
    ["Bio", "soon"],
  ]);
});

it("looks at the day the goods are awaited: one that holds today may have ended by then", () => {
  expect(stateOf({ expectedOn: "2026-07-01" })).toEqual([
    ["IFS", "ended"],
    ["Bio", "ended"],
  ]);
  // What should have come long ago may still come today.
  expect(stateOf({ expectedOn: "2026-04-01" })).toEqual(stateOf({}));
});

it("looks at the day the goods came, once they have; a cancelled order awaits nothing", () => {
  expect(stateOf({ status: "received", receivedOn: "2026-05-31" })).toEqual([
    ["IFS", "soon"],
    ["Bio", "soon"],
  ]);
  expect(stateOf({ status: "cancelled" })).toEqual([]);
});
