import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { serviceRequests as table, userCredits, users } from "@/db/platform";
import { billing } from "@/worker/modules/business/billing/contract";
import { credits } from "@/worker/modules/business/credits/contract";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { fieldsNamedBy, type Maker, newAdmin, newMaker, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";

const admin = newAdmin();
const { create, submit, review, quote, accept, pay, start, deliver, close, cancel, reject, message, show, list, update } = serviceRequests;
const soon = { validUntil: "2999-01-31" };

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
  await admin.call(credits.grant, { id: maker.businessId, credits: 10, reason: "Essai" });
});

const draft = (fields: object = {}, owner = maker) =>
  owner.call(create, { kind: "label_check", title: "Étiquette de rillettes", ...fields });

/** A request that waits for its quote to be accepted. */
async function quoted(lines: object[], owner = maker) {
  const { id } = await draft({}, owner);
  await owner.call(submit, { id });
  await admin.call(review, { id });
  return admin.call(quote, { id, lines, ...soon });
}

/** Pays what a request asks in euros, on the page that opens. @returns the payment */
async function paid(id: string, owner = maker) {
  const { id: payment } = await owner.call(pay, { id });
  return owner.call(billing.simulate, { id: payment });
}

const creditsOf = async (owner = maker) => {
  const [row] = await databases.platform.select().from(userCredits).where(eq(userCredits.userId, owner.userId));
  return [row?.credits ?? 0, row?.held ?? 0];
};
const lettersTo = async (email: string) => {
  const rows = await databases.platform.select({ message: outbox.message }).from(outbox);
  return rows.flatMap(({ message: mail }) => (mail.to === email ? [mail] : []));
};

describe("a request", () => {
  it("goes from a draft to its end, seen from both sides; its credits are held, then spent", async () => {
    const { id, reference } = await draft({ budget: 200, wantedOn: "2027-01-15" });
    expect(reference).toMatch(/^DS-\d{4}-\d{4}$/);
    expect((await refusalOf(admin.call(show, { id }))).code).toBe("not_found");
    await maker.call(update, { id, product: "Rillettes 180 g" });
    await maker.call(submit, { id });
    expect(fieldsNamedBy(await refusalOf(maker.call(update, { id, title: "Autre" })))).toEqual(["status:submitted_already"]);

    await admin.call(review, { id });
    const lines = [
      { description: "Contrôle de l'étiquette", credits: 2 },
      { description: "Analyse", euros: 90.5 },
    ];
    const offer = await admin.call(quote, { id, lines, ...soon, quoteNote: "Sous huit jours" });
    expect(offer).toMatchObject({ totalCredits: 2, totalEuros: 905_000, status: "quoted" });
    const seen = await maker.call(show, { id });
    expect(seen).toMatchObject({ quoteNote: "Sous huit jours", moves: ["accept", "cancel"], lines: [{ credits: 2 }, { euros: 905_000 }] });

    const before = await creditsOf();
    await maker.call(accept, { id });
    expect(await creditsOf()).toEqual([(before[0] ?? 0) - 2, 2]);
    await paid(id);
    await admin.call(start, { id });
    await admin.call(deliver, { id, deliverable: "Voir le rapport joint." });
    expect(await creditsOf()).toEqual([(before[0] ?? 0) - 2, 0]);
    expect((await maker.call(list, { ordered: true })).items.map((one) => one.id)).toContain(id);
    expect(await maker.call(close, { id })).toMatchObject({ status: "closed", moves: [], deliverable: "Voir le rapport joint." });
  });

  it("gives its credits back when it is cancelled, by either side, and is not cancelled once begun", async () => {
    const before = await creditsOf();
    for (const side of [maker, admin]) {
      const { id } = await quoted([{ description: "Essai", credits: 3 }]);
      await maker.call(accept, { id });
      await side.call(cancel, { id, reason: "Reporté" });
      expect(await creditsOf()).toEqual(before);
    }
    const { id } = await quoted([{ description: "Essai", credits: 1 }]);
    await maker.call(accept, { id });
    await admin.call(start, { id });
    expect(fieldsNamedBy(await refusalOf(maker.call(cancel, { id })))).toEqual(["status:move"]);
  });

  it("is not accepted without the credits it asks for, nor after its last day, nor in a price of nothing", async () => {
    const { id } = await quoted([{ description: "Trop", credits: 900 }]);
    expect((await refusalOf(maker.call(accept, { id }))).code).toBe("not_enough_credits");
    expect((await maker.call(show, { id })).status).toBe("quoted");
    const now = Date.parse("2999-02-01T12:00:00Z");
    expect(fieldsNamedBy(await refusalOf(maker.call(accept, { id }, { runtime: testRuntime({ now }) })))).toEqual([
      "validUntil:service_quote_over",
    ]);
    const free = admin.call(quote, { id, lines: [{ description: "Rien" }], ...soon });
    expect(fieldsNamedBy(await refusalOf(free))).toEqual(["lines.0.euros:one_price"]);
    const past = admin.call(quote, { id, lines: [{ description: "Essai", euros: 1 }], validUntil: "2026-01-01" });
    expect(fieldsNamedBy(await refusalOf(past))).toEqual(["validUntil:past"]);
  });

  it("is accepted once, however many press at once", async () => {
    const rich = await newMaker();
    await admin.call(credits.grant, { id: rich.businessId, credits: 5, reason: "Essai" });
    const { id } = await quoted([{ description: "Essai", credits: 5 }], rich);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => rich.call(accept, { id })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await creditsOf(rich)).toEqual([0, 5]);
  });
});

describe("messages", () => {
  it("go to the other side in its language, as plain text, until all is over", async () => {
    const english = await newMaker();
    await databases.platform.update(users).set({ language: "en" }).where(eq(users.id, english.userId));
    const { id } = await draft({}, english);
    expect(fieldsNamedBy(await refusalOf(english.call(message, { id, text: "Allô ?" })))).toEqual(["status:conversation_over"]);
    await english.call(submit, { id });
    await english.call(message, { id, text: "<script>alert(1)</script>" });
    await admin.call(message, { id, text: "Bien reçu" });
    const seen = await english.call(show, { id });
    expect(seen.messages.map(({ text, isStaff }) => [text, isStaff])).toEqual([
      ["<script>alert(1)</script>", false],
      ["Bien reçu", true],
    ]);
    const email = english.actor.type === "person" ? english.actor.email : "";
    expect((await lettersTo(email)).map(({ text }) => text)).toEqual([expect.stringContaining("A message awaits you")]);
    await admin.call(reject, { id, reason: "Hors de notre métier" });
    expect(fieldsNamedBy(await refusalOf(admin.call(message, { id, text: "Encore" })))).toEqual(["status:conversation_over"]);
  });
});

it("files go both ways from the draft until the end; the staff sees none of a draft's", async () => {
  const { attach, detach, file } = serviceRequests;
  const content = btoa("%PDF-1.4\n%essai\n%%EOF");
  const { id } = await draft();
  const own = await maker.call(attach, { id, content, fileName: "etiquette.pdf" });
  expect((await refusalOf(admin.call(file, { id, file: own.id }))).code).toBe("not_found");
  await maker.call(submit, { id });
  expect(await admin.call(file, { id, file: own.id })).toEqual({ fileName: "etiquette.pdf", mediaType: "application/pdf", content });
  const theirs = await admin.call(attach, { id, content, fileName: "rapport.pdf" });
  expect((await maker.call(show, { id })).files.map((one) => [one.fileName, one.isStaff])).toEqual([
    ["etiquette.pdf", false],
    ["rapport.pdf", true],
  ]);
  expect((await refusalOf(maker.call(detach, { id, file: theirs.id }))).code).toBe("forbidden");
  await admin.call(reject, { id, reason: "Hors sujet" });
  expect(fieldsNamedBy(await refusalOf(maker.call(attach, { id, content })))).toEqual(["status:conversation_over"]);
  expect(fieldsNamedBy(await refusalOf(maker.call(detach, { id, file: own.id })))).toEqual(["status:conversation_over"]);
  expect((await maker.call(file, { id, file: theirs.id })).content).toBe(content);
});

it("a neighbour learns nothing of a request, whatever they try with its identifier", async () => {
  const neighbour = await newMaker();
  const { id } = await quoted([{ description: "Essai", euros: 10 }]);
  const tries = [
    neighbour.call(show, { id }),
    neighbour.call(update, { id, title: "À moi" }),
    neighbour.call(accept, { id }),
    neighbour.call(cancel, { id }),
    neighbour.call(close, { id }),
    neighbour.call(message, { id, text: "Bonjour" }),
  ];
  for (const attempt of tries) expect((await refusalOf(attempt)).code).toBe("not_found");
  expect((await neighbour.call(list, {})).total).toBe(0);
  const [row] = await databases.platform.select().from(table).where(eq(table.id, id));
  expect(row?.status).toBe("quoted");
});
