import { beforeAll, describe, expect, it } from "vitest";
import { bytesOf } from "@/worker/core/contract/printing";
import { ask } from "@/tests/support/ask";
import { newBusiness, type Person, visitor } from "@/tests/support/people";
import { PlainBrowser } from "@/tests/support/plain-browser";
import { readPdf } from "@/tests/support/pdf";
import { smallPng } from "@/tests/support/sample";
import { newShell } from "@/tests/support/terminal";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { url } from "@/tests/support/address";

let maker: Person;
beforeAll(async () => {
  // The smallest plan: what the law asks to be printed is open to all.
  maker = await newBusiness({ plan: "freemium", company: "Conserverie d'essai" });
  const plain = { energyKj: 300, energyKcal: 70, fat: 1, saturates: 0, carbohydrate: 8, sugars: 5, fibre: 2, protein: 2, salt: 0.5 };
  const kilo = (value: number) => ({ value, unit: "kg" });
  for (const json of [
    { name: "Haricot lingot", sku: "HAR", kind: "ingredient", unit: "kg", cost: 2, allergens: [], nutrition: plain },
    { name: "Céleri branche", sku: "CEL", kind: "ingredient", unit: "kg", cost: 2, allergens: ["celery"], nutrition: plain },
    {
      name: "Potée de haricots",
      sku: "POT-420",
      unit: "piece",
      price: 4,
      weight: 420,
      barcode: "3760298411007",
      labelName: "Légumes cuisinés",
    },
    { name: "Bon cadeau", sku: "BON", unit: "piece", price: 20 },
  ])
    expect((await maker.api("/api/items", { method: "POST", json })).status).toBe(201);
  const lines = [
    { item: "HAR", amount: kilo(0.3) },
    { item: "CEL", amount: kilo(0.12) },
  ];
  const { body } = await maker.api("/api/recipes", {
    method: "POST",
    json: { item: "POT-420", output: { value: 1, unit: "piece" }, lines },
  });
  await maker.api(`/api/recipes/${body.id}/activate`, { method: "POST", json: {} });
});

async function printed(path: string, person = maker) {
  const { body } = await person.api(path);
  return readPdf(bytesOf(body as { content: string }));
}

describe("an item's labels", () => {
  it("say its name in trade and in law, what is in it with its allergens, its weight and its code", async () => {
    const { texts, roles, isTagged } = await printed("/api/items/POT-420/labels?copies=30");
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain("Potée de haricots");
    expect(texts[0]).toContain("Légumes cuisinés");
    expect(texts[0]).toMatch(/Ingrédients : haricot lingot, céleri/i);
    expect(texts[0]).toContain("Poids net : 420 g");
    expect(texts[0]).toContain("Conserverie d'essai");
    expect(texts[0]?.replace(/ /g, "")).toContain("3760298411007");
    expect(texts[0]).not.toContain("Prix");
    expect([isTagged, roles.includes("Figure")]).toEqual([true, true]);
  });

  it("show the price with tax, in English, of what has no recipe and no code", async () => {
    const { texts, info } = await printed("/api/items/BON/labels?format=roll-57x32&copies=1&withPrice=true&language=en");
    expect(texts).toEqual([expect.stringContaining("Price incl. VAT: 21,10 €")]);
    expect(info).toMatchObject({ Title: "Labels – Bon cadeau", Language: "en" });
  });

  it("are refused, naming the format, when they would not be readable", async () => {
    await maker.api("/api/items", {
      method: "POST",
      json: { name: "Haricots lingots ".repeat(7), sku: "LONG", labelName: "haricots lingots ".repeat(17) },
    });
    const { status, body } = await maker.api("/api/items/LONG/labels?format=roll-57x32");
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "format", code: "label_too_small" })]]);
  });
});

describe("a paper at each door", () => {
  it("is the file itself for whoever accepts it, and bytes in JSON for whoever does not", async () => {
    const answer = await fetch(`${url}/api/items/POT-420/labels?copies=1`, {
      headers: { authorization: `Bearer ${maker.token}`, accept: "application/pdf" },
    });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe('inline; filename="etiquettes-pot-420.pdf"');
    expect([answer.headers.get("cache-control"), answer.headers.get("vary")]).toEqual(["no-store", "accept"]);
    expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).texts[0]).toContain("Potée");

    for (const accept of ["application/json", "*/*", "application/json, application/pdf;q=0.5"]) {
      const { headers, body } = await maker.api("/api/items/POT-420/labels?copies=1", { headers: { accept } });
      expect(headers.get("cache-control")).toBe("no-store");
      expect(body).toMatchObject({ fileName: "etiquettes-pot-420.pdf", mediaType: "application/pdf" });
    }
  });

  it("is refused in words, whatever was accepted", async () => {
    const headers = { accept: "application/pdf" };
    const { status, body } = await maker.api("/api/items/NADA/labels", { headers });
    expect([status, body.code]).toEqual([404, "not_found"]);
    expect((await visitor.api("/api/items/POT-420/labels", { headers })).status).toBe(401);
  });

  it("is described to programs", async () => {
    const { body } = await visitor.api("/api/openapi.json");
    const paths = body.paths as Record<string, { get: { responses: { 200: { content: object } } } }>;
    expect(Object.keys(paths["/api/items/{id}/labels"]?.get.responses[200].content ?? {})).toEqual(["application/json", "application/pdf"]);
    expect(Object.keys(paths["/api/company/logo"]?.get.responses[200].content ?? {})).toEqual([
      "application/json",
      "image/png",
      "image/jpeg",
      "image/webp",
    ]);
  });

  it("goes to a file from the terminal, under its own name or the one said", async () => {
    const shell = newShell();
    await shell.signIn(maker);
    const path = join(shell.home, "planche.pdf");
    const { code, out, aside } = await shell.run(["items", "labels", "POT-420", "--copies", "2", "--out", path]);
    expect([code, out, aside.trim()]).toEqual([0, "", `Écrit dans ${path}.`]);
    expect((await readPdf(readFileSync(path))).texts[0]?.match(/Potée/g)).toHaveLength(2);
    const screen = newShell({ CELLIER_FORCE_TTY: "80", CELLIER_HOME: shell.home });
    const own = await screen.run(["items", "labels", "POT-420", "--copies", "1"]);
    expect(own.aside).toContain("etiquettes-pot-420.pdf");
    expect(existsSync(join(screen.home, "etiquettes-pot-420.pdf"))).toBe(true);
    // Through a pipe, as what is exported.
    expect((await shell.run(["items", "labels", "POT-420", "--copies", "1"])).out).toMatch(/^%PDF-/);
  });

  it("opens in the browser of who is signed in; what cannot be printed is said where it was asked", async () => {
    const browser = new PlainBrowser();
    const path = "/customer/papers/items.labels/POT-420?copies=1";
    expect((await browser.get(path)).location).toContain("/login");
    await browser.signIn(maker.email, maker.password);
    const { status, headers } = await browser.get(path);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([200, "application/pdf", "no-store"]);
    expect(headers.get("content-disposition")).toBe('inline; filename="etiquettes-pot-420.pdf"');
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const refused = await browser.get(path.replace("POT-420", "NADA"), { referer: `${url}/customer/products` });
    expect([refused.status, refused.location]).toEqual([302, "/customer/products"]);
    const small = "copies=3&format=roll-57x32&withIngredients=false&withIngredients=on&withPrice=on";
    const { location: screen } = await browser.get("/customer/products/POT-420");
    const tooSmall = await browser.get(`${path.replace("POT-420", "NADA").split("?")[0]}?${small}`, { referer: `${url}${screen}` });
    expect([tooSmall.status, tooSmall.location]).toEqual([302, `${screen}?refused=${encodeURIComponent(small)}`]);
    const { html } = await browser.get(tooSmall.location ?? "");
    expect(html, "the form loses nothing").toMatch(/<option value="roll-57x32" selected[\s\S]*name="copies"[^>]*value="3"/);
    expect((await browser.get("/customer/papers/items.list")).status).toBe(404);
  });

  // Not understood yet by the model that was taught; whoever mends one moves it up.
  it("is given as a link by the assistant", async () => {
    const { response } = await ask(maker, { message: "imprime les étiquettes de la potée de haricots" });
    const { body } = await maker.api("/api/items/POT-420");
    expect(response).toContain(`${url}/customer/papers/items.labels/${body.id}`);
  });
});

it("a picture is judged by what it is", async () => {
  const set = (content: string) => maker.api("/api/company/set-logo", { method: "POST", json: { content } });
  const of = (text: string) => btoa(text);
  for (const content of [of("<svg xmlns='http://www.w3.org/2000/svg'/>"), of("GIF89a".padEnd(90)), smallPng.slice(0, 40)]) {
    const { status, body } = await set(content);
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "content", code: "picture_kind" })]]);
  }
  expect((await set("*")).body.errors).toMatchObject([{ field: "content", code: "not_base64" }]);
  expect((await set(btoa("x".repeat(1_048_577)))).body.errors).toMatchObject([{ field: "content" }]);
});
