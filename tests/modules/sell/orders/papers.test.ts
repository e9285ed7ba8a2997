import { expect, it } from "vitest";
import { bytesOf } from "@/worker/core/contract/printing";
import { readPdf } from "@/tests/support/pdf";
import { newShop } from "@/tests/support/shop";

it("a quote, a confirmation and a delivery note with its lots are printed in the client's language, or in another", async () => {
  const address = { street: "3 quai du Port", postcode: "33000", city: "Bordeaux" };
  const shop = await newShop({ language: "en", billingAddress: address, discount: 10 });
  await shop.jar("POT", { name: "Confiture de figues" });
  await shop.lay("POT", { number: "LOT-FIGUE", pieces: 9, ddm: "2999-01-15" });
  const read = async (path: string) => {
    const { body } = await shop.api(path);
    const { texts } = await readPdf(bytesOf(body as { content: string }));
    return { name: body.fileName, text: texts.join(" ").replace(/[\u00a0\u202f]/g, " ") };
  };

  const { id, reference } = await shop.order({ POT: 6 }, { validUntil: "2999-01-31" });
  const quote = await read(`/api/orders/${id}/paper`);
  expect(quote.name).toBe(`quote-${reference}.pdf`);
  for (const words of [
    "Quote",
    reference,
    "Bistrot du Port",
    "3 quai du Port",
    "31 Jan 2999",
    "Confiture de figues",
    "6 pieces",
    "10%",
    "21,60 €",
    "22,79 €",
  ])
    expect(quote.text).toContain(words);
  expect((await read(`/api/orders/${id}/paper?language=fr`)).text).toContain("Devis");

  const { deliveries } = await shop.move(id, "confirm", "prepare", "pack", "ship");
  expect((await read(`/api/orders/${reference}/paper`)).text).toContain("Order confirmation");
  const note = await read(`/api/deliveries/${deliveries[0]?.id}/note`);
  for (const words of ["Delivery note", deliveries[0]?.reference ?? "", reference, "LOT-FIGUE", "15 Jan 2999", "6 pieces", "Bordeaux"])
    expect(note.text).toContain(words);
});
