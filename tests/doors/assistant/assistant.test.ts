import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { newBusiness, type Person, signInAdmin, visitor } from "@/tests/support/people";

let cook: Person;
let neighbour: Person;
const catalogue = [
  { name: "Rillettes de canard 180 g", sku: "RIL", price: 5.2, cost: 2.74, category: "Rillettes", allergens: [] },
  { name: "Terrine de lapin", sku: "TER", price: 5.8, cost: 5, allergens: ["mustard"] },
  { name: "Soupe à l'oignon", sku: "SOU", price: 4.8, cost: 5, allergens: ["gluten", "milk"], status: "out_of_stock" },
  { name: "Farine de blé", sku: "FAR", kind: "ingredient", unit: "kg", cost: 0.92, allergens: ["gluten"] },
  { name: "Sel de Guérande", sku: "SEL", kind: "ingredient", unit: "kg", cost: 1.1, allergens: [] },
  { name: "Poivre noir", sku: "POI", kind: "ingredient", unit: "kg", cost: 14, allergens: [] },
];

const buyers = [
  {
    companyName: "SARL Bistrot du Port",
    commercialName: "Le Bistrot du Port",
    category: "horeca",
    phone: "05 36 49 12 34",
    paymentTerms: "cash",
  },
  { companyName: "Auberge du Vieux Lavoir", category: "horeca", discount: 4, status: "inactive" },
  { companyName: "Distri-Gascogne", category: "grossiste", status: "prospect", discount: 2 },
  { companyName: "Sud Terroirs", category: "super_grossiste", paymentTerms: "prepaid", language: "en" },
];

beforeAll(async () => {
  [cook, neighbour] = await Promise.all([newBusiness(), newBusiness()]);
  for (const json of catalogue) await cook.api("/api/items", { method: "POST", json });
  for (const json of buyers) await cook.api("/api/clients", { method: "POST", json });
  await neighbour.api("/api/items", { method: "POST", json: { name: "Bière brune", price: 3.1 } });
});

describe("a question, in either language", () => {
  it.each<[string, RegExp]>([
    ["combien d'ingrédients sans allergènes ?", /^2 ingrédients/],
    ["how many ingredients without allergens?", /^2 ingredients/],
    ["price of the duck rillettes?", /Rillettes de canard 180 g: .*5,20\s€/],
    ["quel est le prix de vente de la terrine ?", /Terrine de lapin : prix HT 5,80\s€/],
    ["combien coûte la farine ?", /Farine de blé : coût HT 0,92\s€ \/ kg/],
    ["combien de produits en rupture ?", /^1 (?:produit|article) /],
    ["which products contain gluten?", /^1 product .*\n• Soupe à l'oignon: 4,80\s€, Out of stock$/],
    ["what is the lowest margin?", /Soupe à l'oignon: .*markup on cost -4%/],
    ["le produit le plus cher", /Terrine de lapin : Actif, prix HT 5,80\s€/],
    ["how many products do I have?", /^3 products/],
    ["quelle est mon offre ?", /Offre : Growth/],
    ["prix de la rilette ?", /Rillettes de canard/],
    ["combien de clients restaurateurs ?", /^2 .*Restaurateur/],
    ["combien de clients ?", /^4 /],
    ["quels prospects ai-je ?", /^1 .*Prospect.*\n• Distri-Gascogne : Prospect$/],
    ["quels sont les clients inactifs ?", /^1 .*Inactif.*\n• Auberge du Vieux Lavoir : Inactif$/],
    ["combien de super-grossistes ?", /^1 super-grossiste/],
    ["quels clients paient d'avance ?", /\n• Sud Terroirs : Actif$/],
    ["téléphone du Bistrot du Port ?", /\+33536491234/],
    ["liste les grossistes", /^1 grossiste.*\n• Distri-Gascogne : Prospect$/],
    ["how many wholesalers?", /^1 wholesaler/],
    ["which clients pay in cash?", /\n• SARL Bistrot du Port: \+33536491234, Active$/],
    ["which clients have a discount over 3 %?", /\n• Auberge du Vieux Lavoir: Inactive, discount 4%$/],
    ["how many restaurant clients?", /^2 restaurants/],
    ["what discount does Distri-Gascogne have?", /discount 2%/],
    ["quels produits ont une marge sous 30 % ?", /^2 produits .*(\n• .* : .*marge sur coût .*){2}$/],
  ])("%s", async (message, answer) => {
    const { status, response } = await ask(cook, { message });
    expect([status, response]).toEqual([200, expect.stringMatching(answer)]);
  });

  it("that it does not understand gets examples, not an invention", async () => {
    const { response } = await ask(cook, { message: "bonjour" });
    expect(response).toMatch(/commandes.*fabrique.*chiffre d'affaires/s);
    for (const message of ["quel temps fait-il à Agen ?", "bonjour", "xyzzy"]) {
      expect((await ask(cook, { message })).response).toMatch(/•.*\?/);
    }
  });
});

describe("a change", () => {
  it("is proposed with what it would change, done after a yes, and once", async () => {
    const { proposals } = await ask(cook, { message: "passe le prix du poivre noir à 15,50 €" });
    expect(proposals).toMatchObject([{ title: "Modifier un article", summary: expect.stringMatching(/Poivre noir.*15,50\s€/) }]);
    expect((await cook.api("/api/items/POI")).body).toMatchObject({ version: 1, price: null });
    for (const again of [1, 2]) {
      const confirmed = await ask(cook, { confirm: proposals[0]?.id });
      expect([again, confirmed.status, confirmed.response]).toEqual([again, 200, "Modifications enregistrées."]);
    }
    expect((await cook.api("/api/items/POI")).body).toMatchObject({ version: 2, price: 15.5 });
  });

  it("names the client it would change", async () => {
    const { proposals } = await ask(cook, { message: "passe le client Bistrot du Port en inactif" });
    expect(proposals).toMatchObject([{ title: "Modifier un client", summary: "SARL Bistrot du Port, Statut : Actif → Inactif" }]);
  });

  it("of payment terms is the client's, not that of an invoice", async () => {
    const { proposals } = await ask(cook, { message: "change le délai de paiement du Bistrot du Port à 30 jours" });
    expect(proposals).toMatchObject([
      { summary: expect.stringMatching(/^SARL Bistrot du Port, Conditions de paiement : Comptant → 30 jours$/) },
    ]);
  });

  it("of an amount leaves alone what the name says besides", async () => {
    await cook.api("/api/items", { method: "POST", json: { name: "Coulis de tomate bio", sku: "BIO", price: 3 } });
    const { proposals } = await ask(cook, { message: "passe le prix du coulis de tomate bio à 3,40 €" });
    expect(proposals).toMatchObject([{ summary: expect.stringMatching(/^Coulis de tomate bio, Prix HT : 3,00\s€ → 3,40\s€$/) }]);
  });

  it("is refused when the record changed after it was proposed", async () => {
    const { proposals } = await ask(cook, { message: "archive le sel de Guérande" });
    await cook.api("/api/items/SEL", { method: "PATCH", json: { cost: 1.2 } });
    expect(await ask(cook, { confirm: proposals[0]?.id })).toMatchObject({ status: 409, code: "stale" });
  });

  it("makes something new with the name as it was typed", async () => {
    const { proposals } = await ask(cook, { message: "ajoute l'ingrédient fleur d'oranger" });
    await ask(cook, { confirm: proposals[0]?.id });
    const { body } = await cook.api("/api/items?search=oranger");
    expect(body).toMatchObject({ items: [{ name: "Fleur d'oranger", kind: "ingredient" }] });
  });

  it("asks which, when several records could be meant, and proposes nothing", async () => {
    await cook.api("/api/items", { method: "POST", json: { name: "Terrine de canard" } });
    const { response, proposals } = await ask(cook, { message: "archive la terrine" });
    expect([response, proposals]).toEqual([expect.stringContaining("• Terrine de canard"), []]);
  });
});

describe("what the assistant may not", () => {
  it("see a neighbour's items, or carry out what was proposed to somebody else", async () => {
    expect((await ask(cook, { message: "prix de la bière brune ?" })).response).not.toMatch(/3,10/);
    const { proposals } = await ask(cook, { message: "archive la farine de blé" });
    for (const person of [neighbour, await signInAdmin()]) {
      expect(await ask(person, { confirm: proposals[0]?.id })).toMatchObject({ status: 422, errors: [{ field: "confirm" }] });
    }
    expect((await cook.api("/api/items/FAR")).body.archived).toBe(false);
  });

  it("serve visitors, or carry out what it never proposed", async () => {
    expect((await ask(visitor, { message: "bonjour" })).status).toBe(401);
    for (const confirm of ["yes", "a.b.c", cook.token, "", 3, null]) {
      expect(await ask(cook, { confirm })).toMatchObject({ status: 422, errors: [{ field: "confirm" }] });
    }
  });

  it("take what is no question", async () => {
    for (const message of ["", "   ", 12, null, "x".repeat(5_000), undefined]) {
      expect(await ask(cook, { message })).toMatchObject({ status: 422, errors: [{ field: "message" }] });
    }
  });
});
