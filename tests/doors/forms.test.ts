import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { fr as account } from "@/worker/modules/business/account/words.fr";
import { fr as items } from "@/worker/modules/catalogue/items/words.fr";
import { codesSentTo, otherCode } from "../support/letters";
import { good, savedAccount, newcomer } from "../support/newcomer";
import { newBusiness, type Person } from "../support/people";
import { PlainBrowser } from "../support/plain-browser";

type Fields = Record<string, string>;

let maker: Person;
let browser: PlainBrowser;

beforeAll(async () => {
  maker = await newBusiness();
  browser = new PlainBrowser();
  await browser.signIn(maker.email, maker.password);
});

const add = (fields: Fields, headers?: Record<string, string>) => browser.post("/customer/products/new", fields, headers);
const count = async () => Number((await maker.api("/api/items?limit=1")).body.total);

describe("the form of an item, without scripts", () => {
  const refused: [keyof typeof items.fields, string, string][] = [
    ["name", "", "Ce champ est obligatoire"],
    ["name", "x".repeat(121), "Au plus 120 caractères"],
    ["name", "a\u0000b", "Caractères invisibles interdits"],
    ["sku", "x".repeat(41), "Au plus 40 caractères"],
    ["barcode", "3760001234560", "Le chiffre de contrôle est faux"],
    ["category", "x".repeat(61), "Au plus 60 caractères"],
    ["description", "x".repeat(2_001), "Au plus 2\u202f000 caractères"],
    ["supplierName", "x".repeat(121), "Au plus 120 caractères"],
    ["customerName", "a\u001bb", "Caractères invisibles interdits"],
    ["kind", "gadget", "Choisissez parmi"],
    ["status", "sold", "Choisissez parmi"],
    ["unit", "ton", "Choisissez parmi"],
    ["vatRate", "7", "Choisissez parmi"],
    ["price", "-1", "Pas de nombre négatif"],
    ["price", "cher", "Un nombre est attendu"],
    ["price", "NaN", "Un nombre est attendu"],
    ["price", "1,00001", "Trop de décimales"],
    ["cost", "9999999999", "Au plus 1\u202f000\u202f000"],
    ["allergens", "sucre", "Choisissez parmi"],
    ["margin", "12", "Ce champ n'existe pas"],
  ];

  it.each(refused)("refuses %s = %j, names it and keeps what was typed", async (field, value, message) => {
    const before = await count();
    const page = await add({ name: "Refusé", supplierName: "Moulin du Pré", [field]: value });
    expect(page.status).toBe(422);
    const line = page.problems.find((text) => text.includes(message)) ?? page.problems.join(" / ");
    // A field that the form does not have is named by its own name only in the API.
    if (field !== "margin" && field !== "allergens")
      expect(line).toBe(`${items.fields[field]} : ${line.split(" : ").slice(1).join(" : ")}`);
    expect(line).toContain(message);
    if (field !== "supplierName") expect(page.html).toContain("Moulin du Pré");
    expect(await count()).toBe(before);
  });

  it("shows text of scripts and questions to databases as the text it is", async () => {
    const name = `<img src=x onerror="alert(1)"> ${randomUUID()}`;
    const added = await add({ name, description: "'; drop table items; --", unit: "piece" });
    expect(added.status).toBe(302);
    const page = await browser.get(added.location ?? "");
    expect(page.html).not.toContain("<img src=x");
    expect(page.html).toContain("&lt;img src=x");
    expect(page.html).not.toMatch(/<script(?![^>]*nonce=)/);
    expect(page.html.match(/<\/script>/g)?.length).toBe(page.html.match(/<script\b/g)?.length);
  });

  it("cannot break out of the data a page carries for its scripts", async () => {
    const name = `</script><script>alert(${Date.now()})</script>`;
    const added = await add({ name });
    const { html } = await browser.get(added.location ?? "");
    expect(html).not.toContain(name);
    expect(html.match(/<\/script>/g)?.length).toBe(html.match(/<script\b/g)?.length);
  });

  it("sent twice with its key makes one item, and other words under that key are refused", async () => {
    const _key = randomUUID();
    const before = await count();
    const [first, second] = [await add({ name: "Double clic", _key }), await add({ name: "Double clic", _key })];
    expect([first.status, second.location]).toEqual([302, first.location]);
    expect((await add({ name: "Autre chose", _key })).status).toBe(422);
    expect(await count()).toBe(before + 1);
  });

  it("refuses to write over what somebody else changed meanwhile", async () => {
    const added = await add({ name: "Coulis", sku: `C-${Date.now()}` });
    const path = added.location ?? "";
    const id = path.split("/").at(-1);
    await maker.api(`/api/items/${id}`, { method: "PATCH", json: { name: "Coulis de tomate" } });
    const page = await browser.post(path, { name: "Coulis de poivron", version: "1" });
    expect([page.status, page.html]).toEqual([409, expect.stringContaining("La fiche a changé entre-temps")]);
    expect((await maker.api(`/api/items/${id}`)).body).toMatchObject({ name: "Coulis de tomate", version: 2 });
  });

  it("finds nothing of another business, and changes nothing there", async () => {
    const neighbour = await newBusiness();
    const { body } = await neighbour.api("/api/items", { method: "POST", json: { name: "Chez le voisin" } });
    const path = `/customer/products/${body.id}`;
    expect((await browser.get(path)).status).toBe(404);
    for (const fields of [{ name: "Pris" }, { _verb: "archive" }, { _verb: "duplicate" }] as Fields[]) {
      expect((await browser.post(path, fields)).status).toBe(404);
    }
    expect((await neighbour.api(`/api/items/${body.id}`)).body).toEqual(body);
  });

  it("is closed to visitors: nothing is written, and they sign in first", async () => {
    const page = await new PlainBrowser().post("/customer/products/new", { name: "Sans compte" });
    expect([page.status, page.location]).toEqual([302, "/login?to=%2Fcustomer%2Fproducts%2Fnew"]);
  });
});

describe("the form of a new account, without scripts", () => {
  const accountFields = (fields: Fields) => {
    const { email, firstName, lastName, company } = newcomer() as unknown as Fields & { email: string };
    return { firstName, lastName, company, email, password: good, passwordConfirmation: good, terms: "on", ...fields } as Fields & {
      email: string;
    };
  };

  const refused: [keyof typeof account.fields, string, string][] = [
    ["firstName", "", "Ce champ est obligatoire"],
    ["lastName", "x".repeat(81), "Au plus 80 caractères"],
    ["company", "a\u0000b", "Caractères invisibles interdits"],
    ["email", "", "Ce champ est obligatoire"],
    ["email", "nulle part", "Adresse e-mail invalide"],
    ["password", "x".repeat(129), "Au plus 128 caractères"],
    ["passwordConfirmation", "autre chose", "Les deux mots de passe diffèrent"],
    ["terms", "", "Acceptez les conditions d'utilisation"],
    ["plan", "gold", "Choisissez parmi"],
    ["period", "weekly", "Choisissez parmi"],
  ];

  it.each(refused)("refuses %s = %j, names it, and never gives a password back", async (field, value, message) => {
    const fields = accountFields({ [field]: value });
    const page = await new PlainBrowser().post("/register", fields);
    expect([page.status, page.problems]).toEqual([
      422,
      [`${account.fields[field]} : ${page.problems[0]?.split(" : ").slice(1).join(" : ")}`],
    ]);
    expect(page.problems[0]).toContain(message);
    expect(page.html).not.toContain(good);
    expect(page.headers.getSetCookie().join()).not.toContain("session=");
    if (field !== "email") expect(await savedAccount(fields.email)).toBeUndefined();
  });

  it("tells every reason against a weak password", async () => {
    const page = await new PlainBrowser().post("/register", accountFields({ password: "azerty", passwordConfirmation: "azerty" }));
    expect(page.problems).toEqual([
      "Mot de passe : Au moins 10 caractères",
      "Mot de passe : Ce mot de passe figure parmi les plus devinés",
    ]);
  });

  it("asks for the mailed code, opens the account with it, signs in, and leads to the person's own screens", async () => {
    const own = new PlainBrowser();
    const fields = accountFields({ plan: "core", period: "yearly", newsletter: "on", _key: randomUUID() });
    const page = await own.post("/register", fields);
    expect([page.status, page.problems, page.html]).toEqual([200, [], expect.stringContaining('name="token"')]);
    expect(own.cookies.has("session")).toBe(false);

    const [code = ""] = await codesSentTo(fields.email);
    const wrong = await own.post("/register", { email: fields.email, token: otherCode(code) });
    expect([wrong.status, wrong.problems]).toEqual([422, ["Code reçu par e-mail : Le code est faux ou n'est plus valable"]]);
    const right = await own.post("/register", { email: fields.email, token: `${code.slice(0, 4)} ${code.slice(4)}` });
    expect([right.status, right.location]).toEqual([302, "/customer/dashboard"]);
    expect((await own.get("/customer/products")).status).toBe(200);
    const opened = await savedAccount(fields.email);
    expect([opened?.users.newsletter, opened?.businesses?.plan, opened?.businesses?.period]).toEqual([true, "core", "yearly"]);
  });

  it("sends the letter again, and takes the last code only", async () => {
    const [own, fields] = [new PlainBrowser(), accountFields({})];
    await own.post("/register", fields);
    const again = await own.post("/register", { email: fields.email, token: "", _again: "on" });
    expect([again.status, again.html]).toEqual([200, expect.stringContaining("Nous venons de vous écrire à nouveau")]);
    const [last = "", first = ""] = await codesSentTo(fields.email);
    expect((await own.post("/register", { email: fields.email, token: first })).status).toBe(422);
    expect((await own.post("/register", { email: fields.email, token: last })).location).toBe("/customer/dashboard");
  });
});

describe("any form", () => {
  it("refuses what is no form, with a reason and without a fault", async () => {
    for (const [type, body, status] of [
      ["application/json", '{"email":"a@b.fr"}', 415],
      ["text/plain", "email=a", 415],
      ["multipart/form-data", "email=a", 400],
      ["multipart/form-data; boundary=x", "no boundary in sight", 400],
    ] as const) {
      const page = await browser.ask("/login", { method: "POST", body, headers: { "content-type": type } });
      expect(page.status, type).toBe(status);
    }
    const empty = await new PlainBrowser().ask("/login", { method: "POST" });
    expect(empty.status).toBe(422);
  });

  it("of 20 MB is refused", async () => {
    const page = await browser.post("/customer/products/new", { name: "x", description: "x".repeat(20 * 1024 * 1024) });
    expect(page.status).toBe(413);
  });

  it("sent in parts, as browsers do with files, is read like any other", async () => {
    const form = new FormData();
    form.set("email", maker.email);
    form.set("password", maker.password);
    const page = await new PlainBrowser().ask("/login", { method: "POST", body: form });
    expect([page.status, page.location]).toEqual([302, "/customer/dashboard"]);
  });

  it("that another site sends in a person's name is refused and writes nothing", async () => {
    const before = await count();
    const foreign: Record<string, string>[] = [
      { origin: "https://ailleurs.example", "sec-fetch-site": "cross-site" },
      { origin: "null" },
      { origin: "https://ailleurs.example" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      const page = await add({ name: "Pris au piège" }, headers);
      expect([page.status, JSON.parse(page.html).code]).toEqual([403, "cross_site"]);
      expect(page.headers.get("x-frame-options")).toBe("DENY");
    }
    const fetched = await browser.ask("/api/items", {
      method: "POST",
      body: '{"name":"Pris au piège"}',
      headers: { origin: "https://ailleurs.example", "content-type": "application/json" },
    });
    expect(fetched.status).toBe(403);
    expect(fetched.headers.get("access-control-allow-origin")).toBeNull();
    expect(await count()).toBe(before);
  });
});
