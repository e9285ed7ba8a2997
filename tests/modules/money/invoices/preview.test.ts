import { beforeAll, expect, it } from "vitest";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { refusalOfCall } from "@/tests/support/refusals";
import { invoices } from "@/worker/modules/money/invoices/contract";

const pieces = (value: number) => ({ value, unit: "piece" });
const lines = [
  { description: "Bière", amount: pieces(3), price: 3.3333, vatRate: 20, discount: 7 },
  { description: "Jus", amount: pieces(7), price: 1.99, vatRate: 5.5 },
  { description: "Consigne", amount: pieces(2), price: 30, container: "charged" },
];
let maker: PotMaker;
beforeAll(async () => {
  maker = await newPotMaker();
});
const sumsOf = ({ subtotal, vat, rebates, total }: { subtotal: number; vat: object[]; rebates: object[]; total: number }) => ({
  subtotal,
  vat,
  rebates,
  total,
});

it("says what a draft comes to before it is kept, and keeps nothing", async () => {
  const written = { client: "CLI", lines, discountAmount: 1.23 };
  const foreseen = await maker.call(invoices.preview, written);
  expect((await maker.call(invoices.list)).items).toEqual([]);
  const draft = await maker.call(invoices.create, written);
  expect(sumsOf(foreseen)).toEqual(sumsOf(draft));
  expect(foreseen.lines.map(({ total }) => total)).toEqual(draft.lines.map(({ total }) => total));
  const change = { id: draft.id, lines: lines.slice(0, 2), discount: 10, discountAmount: 0 };
  const changed = await maker.call(invoices.preview, change);
  expect((await maker.call(invoices.show, { id: draft.id })).total).toBe(draft.total);
  expect(sumsOf(changed)).toEqual(sumsOf(await maker.call(invoices.update, change)));
});

it("names what it lacks, and says nothing of what was sent", async () => {
  expect(await refusalOfCall(maker.call(invoices.preview, { lines }))).toBe("client:required");
  expect(await refusalOfCall(maker.call(invoices.preview, { client: "CLI" }))).toBe("lines:required");
  const { id } = await maker.call(invoices.create, { client: "CLI", lines });
  await maker.call(invoices.send, { id, mail: false });
  expect(await refusalOfCall(maker.call(invoices.preview, { id, lines }))).toBe("not_allowed_now");
});
