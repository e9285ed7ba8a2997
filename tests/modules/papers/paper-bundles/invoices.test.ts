import { beforeAll, describe, expect, it } from "vitest";
import { printMany, unpackMany } from "@/tests/support/bundles";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { readPdf } from "@/tests/support/pdf";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";

const SENT = 12;
const lines = [{ description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 }];
let maker: PotMaker;
let numbers: string[] = [];

beforeAll(async () => {
  maker = await newPotMaker();
  for (let at = 0; at < SENT; at += 1) numbers = [...numbers, (await sent()).number];
  await maker.call(invoices.create, { client: "CLI", lines });
});

async function sent(): Promise<{ number: string }> {
  const { id } = await maker.call(invoices.create, { client: "CLI", lines });
  const { number } = await maker.call(invoices.send, { id, mail: false });
  return { number: number ?? "" };
}

describe("the papers of many invoices", () => {
  it("are each that was sent, by its number, as it is by itself: with the data that programs read", async () => {
    const bundle = await printMany(maker, { kind: "invoice" });
    expect(bundle).toMatchObject({ total: SENT, printed: SENT, state: "done", refused: [] });
    const files = await unpackMany(maker, bundle.id);
    expect(Object.keys(files).sort()).toEqual(numbers.map((number) => `${number}.pdf`));
    const { texts, attachments } = await readPdf(files[`${numbers[3]}.pdf`] ?? new Uint8Array());
    expect([texts.join(" "), attachments]).toEqual([expect.stringContaining(numbers[3] ?? "?"), ["factur-x.xml"]]);
  });

  it("are those that are named, each once, or those that match", async () => {
    const some = [numbers[1], numbers[4], numbers[1]];
    const { id } = await printMany(maker, { kind: "invoice", records: some });
    expect(Object.keys(await unpackMany(maker, id))).toEqual([`${numbers[1]}.pdf`, `${numbers[4]}.pdf`]);
    const countOf = async (input: object) => (await maker.call(paperBundles.print, { kind: "invoice", ...input })).total;
    expect(await countOf({ search: numbers[2] })).toBe(1);
    expect(await countOf({ client: "CLI", status: "sent" })).toBe(SENT);
  });

  it("are narrowed by kind and status as their list is", async () => {
    const refused = async (input: object) => fieldsNamedBy(await refusalOf(maker.call(paperBundles.print, { kind: "invoice", ...input })));
    expect(await refused({ type: "credit" })).toEqual(["kind:nothing_to_print"]);
    const owed = (await maker.call(invoices.list, { status: "sent", limit: 1 })).items[0]?.id ?? "";
    await maker.call(invoices.cancel, { id: owed, reason: "Erreur", mail: false });
    expect((await maker.call(paperBundles.print, { kind: "invoice", type: "credit" })).total).toBe(1);
    expect(await refused({ status: "paid" })).toEqual(["kind:nothing_to_print"]);
  });

  it("are not chosen by kind or status where they are of something else", async () => {
    const orders = maker.call(paperBundles.print, { kind: "quote", status: "sent" });
    expect(fieldsNamedBy(await refusalOf(orders))).toEqual(["status:not_chosen_by"]);
  });
});
