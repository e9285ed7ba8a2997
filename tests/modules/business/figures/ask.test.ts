import { beforeAll, expect, it } from "vitest";
import { clients, deliveries, items, orders, treasuryEntries } from "@/db/business";
import { today } from "@/tests/support/today";
import { figures } from "@/worker/modules/business/figures/contract";
import { type Maker, newMaker, refusalOf } from "@/tests/support/in-process";

/** A sentence is answered with the figure that the same question has, or not at all. */

let maker: Maker;
const times = { version: 1, createdAt: 1, updatedAt: 1 };
const ask = (question: string) => maker.call(figures.ask, { question });

beforeAll(async () => {
  maker = await newMaker();
  const client = (id: string, companyName: string, category: "horeca" | "retailer") => ({
    ...{ id, reference: id, companyName, sortName: companyName.toLowerCase(), searchText: companyName.toLowerCase(), category, ...times },
    ...{ status: "active" as const, paymentTerms: "30_days" as const },
  });
  await maker.db.insert(clients).values([client("C1", "Bistrot du Port", "horeca"), client("C2", "Etxe Ona", "retailer")]);
  const item = (id: string, name: string, category: string) => ({
    ...{
      id,
      kind: "product" as const,
      status: "active" as const,
      name,
      sortName: name.toLowerCase(),
      sku: id,
      category,
      unit: "piece" as const,
    },
    ...{ vatRate: 550, searchText: "", cost: 20_000, ...times },
  });
  await maker.db.insert(items).values([item("I1", "Rillettes 180 g", "Terrines"), item("I2", "Confiture de figues", "Confitures")]);
  const order = (id: string, clientId: string, itemId: string, total: number) => ({
    ...{
      id,
      reference: id,
      clientId,
      status: "confirmed" as const,
      orderedOn: today,
      priceList: "horeca" as const,
      vat: [],
      searchText: "",
      ...times,
    },
    ...{ subtotal: total, total },
    lines: [
      {
        id: `${id}-1`,
        itemId,
        description: "",
        amount: 4_000,
        unit: "piece" as const,
        price: 0,
        per: "piece" as const,
        discount: 0,
        vatRate: 550,
        total,
        shipped: 0,
        returned: 0,
      },
    ],
  });
  await maker.db
    .insert(orders)
    .values([order("O1", "C1", "I1", 400_000), order("O2", "C1", "I2", 200_000), order("O3", "C2", "I1", 500_000)]);
  const part = { orderLineId: "O1-1", itemId: "I1", lotId: "", locationId: "main", amount: 3_000, returned: 1_000 };
  await maker.db
    .insert(deliveries)
    .values({ id: "D1", reference: "D1", orderId: "O1", clientId: "C1", status: "shipped", shippedOn: today, lines: [part], ...times });
  const paid = (id: string, category: "energy" | "salaries", amount: number) => ({
    id,
    day: today,
    type: "expense" as const,
    category,
    description: "x",
    amount,
    searchText: "",
    ...times,
  });
  await maker.db.insert(treasuryEntries).values([paid("T1", "energy", 700_000), paid("T2", "salaries", 9_000_000)]);
});

it.each([
  ["panier moyen des restaurants cette année", { money: 300_000 }],
  ["average order of restaurants this year", { money: 300_000 }],
  ["combien de rillettes ai-je vendues ce mois-ci ?", { quantities: [{ amount: 2_000, unit: "piece" }] }],
  ["montant des commandes d'Etxe Ona", { money: 500_000 }],
  ["marge sur les rillettes", { money: 160_000 }],
  ["combien j'ai dépensé en électricité ce mois-ci ?", { money: 700_000 }],
  ["how much did we spend on salaries this year?", { money: 9_000_000 }],
  ["nombre de commandes de confitures", { count: 1 }],
])("%s", async (question, figure) => {
  const { answer, text, path } = await ask(question);
  expect(answer?.totals.figures[0]).toEqual(figure);
  expect(text).toContain(answer?.understood);
  expect(path).toMatch(/^\/customer\/tools\/reports\?measures=/);
});

it.each([
  "ventes de dentelles",
  "commandes en retard",
  "ajoute un client",
  "ventes du comptoir en licorne",
  "le stock périmé de l'an dernier",
  "xyzzy",
])("does not answer “%s”, of which a word is not understood", async (question) => expect((await ask(question)).answer).toBeNull());

it("tells what it is made of and what is beside it", async () => {
  const { text } = await ask("commandes en valeur par client cette année contre l'an dernier");
  expect(text).toMatch(
    /^Ventes commandées HT, par client, .*, à côté de : .* : 110,00\u00a0€ \(contre 0,00\u00a0€\)\n• Bistrot du Port : 60,00/,
  );
});

it("is closed where the plan opens no such figure", async () => {
  const core = await newMaker({ plan: "core" });
  expect((await refusalOf(core.call(figures.ask, { question: "dépenses cette année" }))).code).toBe("feature_not_in_plan");
});
