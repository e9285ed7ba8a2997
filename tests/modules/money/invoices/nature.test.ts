import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { refusalOfCall } from "@/tests/support/refusals";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";

const one = { value: 1, unit: "piece" };
const words = { description: "Affinage à façon", amount: one, price: 100 };
const pot = { item: "POT", amount: one };
const place = (country: string, postcode: string) => ({ billingAddress: { street: "1 rue du Port", postcode, city: "Ville", country } });
let maker: PotMaker;
beforeAll(async () => {
  maker = await newPotMaker();
  const newClient = (reference: string, facts: object) =>
    maker.call(clients.create, { reference, companyName: reference, category: "retailer", ...facts });
  await newClient("BRUXELLES", { ...place("BE", "1000"), vatNumber: "BE0403019261" });
  await newClient("LONDRES", place("GB", "SW1A 1AA"));
  await newClient("REUNION", { ...place("FR", "97400"), siret: "55208131766522" });
});
const write = (client: string, ...lines: object[]) => maker.call(invoices.create, { client, lines });
const send = ({ id }: { id: string }) => maker.call(invoices.send, { id, mail: false });
const naturesOf = ({ lines }: { lines: { nature: string | null }[] }) => lines.map(({ nature }) => nature);
const dueOf = async (number: string | null) => {
  const { items } = await maker.call(accounting.vatEntries, { from: today, to: today, limit: 100 });
  return items.filter((entry) => entry.number === number).map(({ line, base, tax }) => [line, base, tax]);
};

describe("a line in one's own words", () => {
  it("is a service alone, whose VAT waits for the payment; said to be goods, it is due at once", async () => {
    const service = await send(await write("CLI", { ...words, vatRate: 20 }));
    expect([naturesOf(service), await dueOf(service.number)]).toEqual([["service"], []]);
    const draft = await write("CLI", { ...words, vatRate: 20, nature: "goods" });
    expect(naturesOf(draft)).toEqual(["goods"]);
    const goods = await send(draft);
    expect([naturesOf(goods), await dueOf(goods.number)]).toEqual([["goods"], [["08", 1_000_000, 200_000]]]);
    const xmlOf = async (id: string) => Buffer.from((await maker.call(invoices.einvoice, { id })).content, "base64").toString();
    expect(await xmlOf(service.id)).toContain(">S1<");
    expect(await xmlOf(goods.id)).toContain(">B1<");
  });

  it("goes with the goods beside it, unless somebody says that it is a service", async () => {
    const together = await send(await write("CLI", pot, { ...words, vatRate: 20 }));
    expect(naturesOf(together)).toEqual(["goods", "goods"]);
    const apart = await send(await write("CLI", pot, { ...words, vatRate: 20, nature: "service" }));
    expect(naturesOf(apart)).toEqual(["goods", "service"]);
    expect(await dueOf(apart.number)).toEqual([["09", 33_300, 1_800]]);
    await maker.call(invoices.markPaid, { id: apart.id });
    expect(await dueOf(apart.number)).toContainEqual(["08", 1_000_000, 200_000]);
  });

  it.each([
    ["BRUXELLES", undefined, "intra_community", "F2"],
    ["BRUXELLES", "goods", "intra_community", "F2"],
    ["BRUXELLES", "service", "reverse_charge", "E2"],
    ["LONDRES", "goods", "export", "E1"],
    ["LONDRES", "service", "outside_scope", "E2"],
    ["REUNION", "goods", "overseas", "E1"],
  ] as const)("for %s, said to be %s, bears no VAT: %s", async (client, nature, reason, line) => {
    const bill = await send(await write(client, { ...words, nature }));
    expect(bill).toMatchObject({ tax: 0, vatReason: reason });
    expect(await dueOf(bill.number)).toEqual([[line, 1_000_000, 0]]);
  });

  it("goes by itself where it is a service: goods go overseas without VAT, and it bears its own", async () => {
    const bill = await write("REUNION", pot, { ...words, nature: "service", vatRate: 20 });
    expect(bill.lines.map(({ vatRate }) => vatRate)).toEqual([0, 2_000]);
    expect((await maker.call(invoices.check, { id: bill.id })).notices).toEqual([]);
    expect(await send(bill)).toMatchObject({ vatReason: "overseas", tax: 200_000 });
    const moved = await write("CLI", pot, { ...words, nature: "service", vatRate: 20 });
    expect((await maker.call(invoices.duplicate, { id: moved.id })).vat.map(({ rate }) => rate)).toEqual([550, 2_000]);
  });

  it("as a service to the overseas departments, bears the VAT that somebody says", async () => {
    const lines = [{ ...words, nature: "service" }];
    expect(await refusalOfCall(maker.call(invoices.create, { client: "REUNION", lines }))).toBe("lines.0.vatRate:required");
    expect(await write("REUNION", { ...words, nature: "service", vatRate: 20 })).toMatchObject({ tax: 200_000 });
  });

  it("keeps what was said when it is copied, comes back each month, and is changed", async () => {
    const draft = await write("BRUXELLES", { ...words, nature: "service" });
    expect(naturesOf(await maker.call(invoices.duplicate, { id: draft.id }))).toEqual(["service"]);
    const facts = { client: "BRUXELLES", description: "Affinage", nextOn: "2999-01-31", lines: [{ ...words, nature: "service" }] };
    const plan = await maker.call(recurringInvoices.create, facts);
    expect(naturesOf(plan)).toEqual(["service"]);
    const { invoiceId } = await maker.call(recurringInvoices.run, { id: plan.id });
    expect(await send({ id: invoiceId })).toMatchObject({ vatReason: "reverse_charge" });
    const changed = await maker.call(invoices.update, { id: draft.id, lines: [{ ...words, nature: "goods" }] });
    expect(await send(changed)).toMatchObject({ vatReason: "intra_community" });
  });
});
