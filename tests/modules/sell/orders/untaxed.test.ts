import { expect, it } from "vitest";
import { clients } from "@/worker/modules/sell/clients/contract";
import { company } from "@/worker/modules/business/company/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { testRuntime } from "@/tests/support/runtime";

const runtime = testRuntime({
  printer: {
    ...testRuntime().printer,
    print: async ({ fileName, ...paper }) => ({ fileName, mediaType: "application/pdf" as const, content: JSON.stringify(paper) }),
  },
});

it.each([
  ["to a business of the Union", { country: "BE", vatNumber: "BE0123456749" }, "normal", "article 262 ter I du CGI"],
  ["beyond the Union", { country: "CH", vatNumber: undefined }, "normal", "article 262 I du CGI"],
  ["of a small business", { country: "FR", vatNumber: undefined }, "franchise", "article 293 B du CGI"],
  ["at home, with VAT", { country: "FR", vatNumber: undefined }, "normal", null],
] as const)("a quote %s says why it asks for no VAT, as the invoice will", async (_, { country, vatNumber }, vatRegime, reason) => {
  const maker = await newSampleMaker();
  await maker.call(company.update, { vatRegime, address: { street: "1 rue", postcode: "75001", city: "Paris", country: "FR" } });
  const { id: client } = await maker.call(clients.create, {
    ...{ companyName: "Étranger", category: "horeca", vatNumber },
    billingAddress: { street: "1 rue", postcode: "1000", city: "Ville", country },
  });
  const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 2, unit: "kg" } }];
  const { id } = await maker.call(orders.quote, { client, lines, validUntil: "2999-01-31" });
  const { content } = await maker.call(orders.paper, { id }, { runtime });
  if (reason) expect(content).toContain(`${reason}.`);
  else expect(content).not.toContain("du CGI");
});
