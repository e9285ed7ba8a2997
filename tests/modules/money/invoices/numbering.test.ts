import { beforeAll, describe, expect, it } from "vitest";
import { newMaker } from "@/tests/support/in-process";
import { refusalOfCall } from "@/tests/support/refusals";
import { sampleCompany } from "@/tests/support/sample";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { civilDate } from "@/worker/core/figures/dates";
import { company } from "@/worker/modules/business/company/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";

let act: <O extends Operation>(operation: O, input?: unknown) => Promise<Result<O>>;
let client: string;
const year = civilDate(Date.now()).slice(0, 4);
const lines = [{ description: "Dégustation", amount: { value: 1, unit: "piece" }, price: 10, vatRate: 20 }];
const seller = { ...sampleCompany };

beforeAll(async () => {
  ({ call: act } = await newMaker());
  await act(company.update, seller);
  const billingAddress = sampleCompany.address;
  client = (await act(clients.create, { companyName: "Halles", category: "retailer", siret: "55208131766522", billingAddress })).id;
});

const sent = async () => act(invoices.send, { id: (await act(invoices.create, { client, lines })).id, mail: false });

describe("the numbers of a year", () => {
  it("begin as the business says, and go on without gap; other papers keep theirs", async () => {
    const { items } = await act(invoices.setNumbering, { type: "client", prefix: "fac", next: 107 });
    expect(items[0]).toEqual({ type: "client", prefix: "FAC", next: 107, isUsed: false });
    await act(invoices.setNumbering, { type: "client", prefix: "FAC", next: 42 });
    expect([(await sent()).number, (await sent()).number]).toEqual([`FAC-${year}-0042`, `FAC-${year}-0043`]);
    expect((await act(invoices.numbering)).items).toEqual([
      { type: "client", prefix: "FAC", next: 44, isUsed: true },
      { type: "credit", prefix: "AV", next: 1, isUsed: false },
      { type: "proforma", prefix: "PF", next: 1, isUsed: false },
    ]);
  });

  it("are settled once a paper has one, and begin like no others", async () => {
    const refused = (input: object) => refusalOfCall(act(invoices.setNumbering, { next: 1, ...input }));
    expect(await refused({ type: "client", prefix: "FA" })).toBe("type:numbered_already");
    expect(await refused({ type: "credit", prefix: "FAC" })).toBe("prefix:prefix_taken");
    expect(await refused({ type: "credit", prefix: "CLI" })).toBe("prefix:prefix_taken");
    expect(await refused({ type: "credit", prefix: "AVO" })).toBe(null);
  });
});
