import { beforeAll, describe, expect, it } from "vitest";
import {
  bankLine,
  bill,
  close,
  deposit,
  good,
  made,
  match,
  newClient,
  ofClient,
  openShop,
  type Paper,
  piece,
  read,
  ready,
  refused,
} from "@/tests/support/between";

beforeAll(openShop);

/** Credits lines of an invoice, one note a line. @returns what the last note comes to */
async function back(paper: Paper, ...places: number[]): Promise<number> {
  let total = 0;
  for (const place of places) {
    const lines = [{ line: paper.lines[place]?.id }];
    const { credits } = await made(`/api/invoices/${paper.id}/credit`, { lines, reason: "Rendu", mail: false });
    total = (await read(`/api/invoices/${credits.at(-1)?.id}`)).total;
  }
  return total;
}
const dueOf = async ({ id }: Paper) => (await read(`/api/invoices/${id}`)).due;
/** Pays an invoice by a line of the bank that is 2 % short. @returns the line */
async function payEarly(paper: Paper): Promise<string> {
  const line = await bankLine(close(paper.total * 0.98));
  await match(line, { invoice: paper.id });
  return line;
}

describe("lines that were credited less what was taken off for paying early, once that payment is undone", () => {
  it("of a deposit: its order is cancelled, and nothing of it is due any more", async () => {
    const client = await newClient();
    const order = await ready(client, [
      { item: "A", amount: piece(3) },
      { item: "B", amount: piece(3) },
    ]);
    const ahead = await deposit(order, 50);
    expect(ahead.total).toBe(30.3);
    const line = await payEarly(ahead);
    await back(ahead, 0, 1);
    await made(`/api/bank/${line}/unmatch`);
    expect(await dueOf(ahead)).toBe(0.61);
    await made(`/api/orders/${order}/cancel`);
    expect(await dueOf(ahead)).toBe(0);
    expect([close(await ofClient("411", client)), close(await ofClient("4191", client))]).toEqual([0, 0]);
  });
  it("of an invoice: the rest of its lines is credited, once", async () => {
    const client = await newClient();
    const paper = await bill([good(100), good(50, 5.5)], client);
    const line = await payEarly(paper);
    expect(await back(paper, 0)).toBe(117.6);
    await made(`/api/bank/${line}/unmatch`);
    expect(await back(paper, 1)).toBe(52.75);
    expect(await back(paper, 0)).toBe(2.4);
    expect([await dueOf(paper), close(await ofClient("411", client))]).toEqual([0, 0]);
    const again = { lines: [{ line: paper.lines[0]?.id }], reason: "Rendu", mail: false };
    expect(await refused(`/api/invoices/${paper.id}/credit`, again)).toContain("above_left");
  });
  it("of a part of a line: its other part is credited with what the first lacks, and the e-invoice holds", async () => {
    const paper = await bill([{ ...good(100), amount: piece(2) }], await newClient());
    const line = await payEarly(paper);
    const half = { lines: [{ line: paper.lines[0]?.id, amount: piece(1) }], reason: "Rendu", mail: false };
    await made(`/api/invoices/${paper.id}/credit`, half);
    await made(`/api/bank/${line}/unmatch`);
    const { credits, due } = await made(`/api/invoices/${paper.id}/credit`, half);
    const notes = await Promise.all(credits.map(({ id }) => read(`/api/invoices/${id}`)));
    expect([notes.map(({ total }) => total), due]).toEqual([[117.6, 122.4], 0]);
    const { content } = await read<{ content: string }>(`/api/invoices/${credits[1]?.id}/einvoice`);
    const text = Buffer.from(content, "base64").toString();
    expect(text).toContain("<udt:Indicator>true</udt:Indicator>");
    expect(text).toContain("<ram:ChargeTotalAmount>2.00</ram:ChargeTotalAmount>");
  });
});
