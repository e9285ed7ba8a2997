import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { ask } from "@/tests/support/ask";
import { newShop } from "@/tests/support/shop";
import { newShell } from "@/tests/support/terminal";

let shop: Awaited<ReturnType<typeof newShop>>;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

beforeAll(async () => {
  shop = await newShop({ companyName: "Garonne Saveurs" });
  await shop.jar("POT", { name: "Confiture de figues" });
  await shop.lay("POT", { number: "LOT-A", pieces: 50 });
  await shop.move((await shop.order({ POT: 10 }, { dueOn: addDays(today, -3) })).id, "confirm");
  await shop.order({ POT: 5 }, { dueOn: addDays(today, 1) });
});

describe("asked about in either language", () => {
  it.each<[string, RegExp]>([
    ["quelles commandes sont en retard ?", /^1 .*\n• CMD-\d{4}-0001/],
    ["which orders are late?", /^1 .*\n• CMD-\d{4}-0001/],
    ["liste les commandes confirmées", /^1 .*CMD-\d{4}-0001/s],
    ["quel est le statut de la commande CMD-2026-0001 ?", /Confirmée/],
  ])("%s", async (message, answer) => {
    const { status, response } = await ask(shop.person, { message });
    expect([status, plain(response)]).toEqual([200, expect.stringMatching(answer)]);
  });
});

it("an order that is short says who has the goods, asked in words or from the terminal", async () => {
  await shop.jar("RARE", { name: "Truffes" });
  await shop.lay("RARE", { number: "LOT-RARE", pieces: 2 });
  const first = await shop.move((await shop.order({ RARE: 2 })).id, "confirm");
  const [second, third] = [await shop.order({ RARE: 1 }), await shop.order({ RARE: 5 })];
  const { proposals } = await ask(shop.person, { message: `confirme la commande ${second.reference}` });
  const { response } = await ask(shop.person, { confirm: proposals[0]?.id });
  expect(plain(response)).toContain(`Truffes : manque 1 pièce, réservé par ${first.reference}, pour Garonne Saveurs, réservé 2 pièces`);
  const shell = newShell({ CELLIER_FORCE_TTY: "200" });
  await shell.signIn(shop.person);
  const { out } = await shell.run(["orders", "confirm", third.reference]);
  expect(plain(out)).toMatch(
    new RegExp(`Ce qui manque\\n.*\\n.*\\nTruffes +RARE +5 pièces +${first.reference} +Garonne Saveurs +2 pièces`),
  );
});

it("from the terminal, an order is written, taken on and shown", async () => {
  const shell = newShell({ CELLIER_FORCE_TTY: "200" });
  await shell.signIn(shop.person);
  const output = await shell.run(["orders", "create", "--client", shop.client, "--lines", "POT:12, POT:2", "--due-on", "2999-05-01"]);
  expect([output.code, output.aside.trim()]).toEqual([0, "Commande créée"]);
  expect(plain(output.out)).toMatch(/Total HT +56,00 €/);
  const reference = /CMD-\d{4}-\d{4}/.exec(output.out)?.[0] ?? "";
  for (const verb of ["confirm", "prepare", "pack"]) expect((await shell.run(["orders", verb, reference])).code).toBe(0);
  const sent = await shell.run(["orders", "ship", reference, "--parts", "LOT-A:7"]);
  expect([sent.code, sent.aside.trim()]).toEqual([0, "Expédition enregistrée"]);
  expect(plain(sent.out)).toMatch(/Expédié +50 %/);
  const refused = await shell.run(["orders", "cancel", reference, "--yes"]);
  expect([refused.code, refused.aside]).toEqual([6, expect.stringContaining("Possible maintenant : Expédier")]);
  expect(plain((await shell.run(["orders", "list"])).out)).toContain("Garonne Saveurs");
});
