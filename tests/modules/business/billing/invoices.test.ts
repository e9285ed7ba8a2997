import { describe, expect, it } from "vitest";
import type { Paper, Print } from "@/worker/core/files/paper";
import { billing } from "@/worker/modules/business/billing/contract";
import { credits } from "@/worker/modules/business/credits/contract";
import { payments } from "@/worker/modules/business/payments/contract";
import { schemaErrors } from "@/tests/support/electronic";
import { newAdmin } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";
import { newSubscriber, type Subscriber } from "@/tests/support/subscriber";

const street = { street: "3 quai du Port", postcode: "47000", city: "Agen", country: "FR" };
const nobody = { siret: null, vatNumber: null };

/** Runs what prints, and answers with what stands on it. */
async function printed(print: (runtime: ReturnType<typeof testRuntime>) => Promise<unknown>): Promise<Paper> {
  const seen: Print[] = [];
  const base = testRuntime();
  const printer = {
    ...base.printer,
    print: async (paper: Print) => {
      seen.push(paper);
      return { fileName: "", mediaType: "application/pdf" as const, content: "" };
    },
  };
  await print(testRuntime({ printer }));
  return seen[0] as Paper;
}

const invoiceOf = (own: Subscriber, id: string) => printed((runtime) => own.maker.call(billing.invoice, { id }, { runtime }));
const xmlOf = ({ attachments }: Paper) => attachments?.[0]?.content ?? "";

describe("what a buyer abroad pays", () => {
  it.each([
    ["a French business", { ...nobody, address: street, siret: "55208131766522" }, ">S<", ""],
    [
      "a business of the Union with its number",
      { ...nobody, address: { ...street, country: "DE" }, vatNumber: "DE136695976" },
      ">AE<",
      "Autoliquidation",
    ],
    ["somebody of the Union without one", { ...nobody, address: { ...street, country: "DE" } }, ">S<", ""],
    ["a business beyond the Union", { ...nobody, address: { ...street, country: "CH" } }, ">O<", "hors du champ de la TVA"],
  ])("%s", async (_who, party, category, reason) => {
    const own = await newSubscriber("growth");
    await own.call(billing.billTo, { name: "Feinkost & Fils", ...party });
    const { id, total, net } = await own.call(credits.buy, { credits: 1 });
    expect([net, total]).toEqual([900_000, category === ">S<" ? 1_080_000 : 900_000]);
    await own.call(billing.simulate, { id });
    const paper = await invoiceOf(own, id);
    const xml = xmlOf(paper);
    expect(await schemaErrors([xml])).toEqual([]);
    expect(xml).toContain(`<ram:CategoryCode${category}`);
    if (reason) expect(JSON.stringify(paper.blocks)).toContain(reason);
    expect(xml).toContain("<ram:DuePayableAmount>0.00</ram:DuePayableAmount>");
  });

  it("changes with who is billed, until it is paid", async () => {
    const own = await newSubscriber("growth");
    const { id, total } = await own.call(credits.buy, { credits: 1 });
    await own.call(billing.billTo, { ...nobody, name: "Feinkost", address: { ...street, country: "DE" }, vatNumber: "DE136695976" });
    const after = await own.call(billing.payment, { id });
    expect([total, after.total, after.vat]).toEqual([1_080_000, 900_000, 0]);
    await own.call(billing.simulate, { id });
    await own.call(billing.billTo, { ...nobody, name: "Autre", address: street });
    expect((await invoiceOf(own, id)).recipient?.name).toBe("Feinkost");
  });
});

it("invoices and credit notes hold what programs read, by the schema of Factur-X, and name each other", async () => {
  const own = await newSubscriber("core");
  await own.call(billing.billTo, { ...nobody, name: "Conserverie d'essai", address: street, siret: "73282932000074" });
  await own.subscribe("core");
  await own.wait(10);
  await own.subscribe("growth");
  const [first, upgrade] = await own.payments();
  const admin = newAdmin();
  const { version } = await admin.call(payments.show, { id: upgrade?.id });
  const { refunds } = await admin.call(payments.refund, { id: upgrade?.id, amount: 10, reason: "Geste", version });
  const papers = [
    await invoiceOf(own, first?.id ?? ""),
    await invoiceOf(own, upgrade?.id ?? ""),
    await printed((runtime) => own.maker.call(billing.creditNote, { id: refunds[0]?.id }, { runtime })),
  ];
  expect(papers.map(({ title }) => title)).toEqual(["Facture", "Facture", "Avoir"]);
  expect(await schemaErrors(papers.map(xmlOf))).toEqual([]);
  expect(xmlOf(papers[2] as Paper)).toContain(upgrade?.number);
  const text = JSON.stringify(papers[0]).replace(/[\u00a0\u202f]/g, " ");
  for (const phrase of [
    "SIRET 732 829 320 00074",
    "au capital de 10 000 €",
    "RCS Bordeaux",
    "FR44732829320",
    "3 quai du Port",
    "40 €",
    "Période",
  ])
    expect(text).toContain(phrase);
});
