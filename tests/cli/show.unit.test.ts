import { describe, expect, it } from "vitest";
import { pageText, recordText } from "@/cli/output/show";
import { voiceFor } from "@/cli/voice";
import { account } from "@/worker/modules/account/contract";
import { businesses } from "@/worker/modules/businesses/contract";
import { feedback } from "@/worker/modules/feedback/contract";
import { items } from "@/worker/modules/items/contract";

const french = voiceFor("fr", {});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("what the terminal shows", () => {
  it("lines up rates under each other", () => {
    const rows = [756, 12154].map((margin) => ({ name: "Coulis", margin }));
    const { text } = pageText(items.list, { items: rows, nextCursor: null }, french);
    expect(plain(text).split("\n").slice(2)).toEqual(["Coulis          7,56 %", "Coulis        121,54 %"]);
  });

  it("keeps a row on one line, and a record's lines under each other", () => {
    const message = "Bonjour,\nmerci !";
    const { text } = pageText(feedback.list, { items: [{ message }], nextCursor: null }, french);
    expect(text.split("\n")[2]).toBe("Bonjour, merci !");
    expect(recordText(feedback.list, { message }, french)).toContain("Message  Bonjour,\n         merci !");
  });

  it("shows the rows inside a record", () => {
    const groups = [{ plan: "core", planStatus: "active", count: 2 }];
    const text = recordText(businesses.summary, { people: 3, groups }, french);
    expect(text).toMatch(/^Personnes {2}3\n\nPar offre et abonnement\nOffre +Abonnement +Nombre\n.*\nCore +Actif +2$/);
  });

  it("says yes in words", () => {
    expect(recordText(account.signUp, { accepted: true }, french)).toMatch(/oui$/);
    expect(recordText(account.signUp, { accepted: true }, voiceFor("en", {}))).toMatch(/yes$/);
  });

  it("says which columns the screen has no room for", () => {
    const row = { name: "Coulis de tomate", sku: "COU", category: "Légumes", supplierName: "Maraîchers du Marmandais" };
    expect(pageText(items.list, { items: [row], nextCursor: null }, french, 40).hidden).toEqual(["Fournisseur principal"]);
  });
});

describe("the language", () => {
  it.each([
    [undefined, {}, "fr"],
    [undefined, { LANG: "en_GB.UTF-8" }, "en"],
    [undefined, { LC_ALL: "fr_FR.UTF-8", LANG: "en_GB.UTF-8" }, "fr"],
    [undefined, { LANG: "de_DE.UTF-8" }, "fr"],
    ["en", { LC_ALL: "fr_FR.UTF-8" }, "en"],
  ])("asked %s in a shell of %o is %s", (asked, environment, language) => {
    expect(voiceFor(asked, environment as NodeJS.ProcessEnv).language).toBe(language);
  });
});
