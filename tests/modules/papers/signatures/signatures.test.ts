import { beforeAll, expect, it } from "vitest";
import { clients } from "@/worker/modules/sell/clients/contract";
import { documents } from "@/worker/modules/papers/documents/contract";
import { expireSignatures, signatureJobs } from "@/worker/modules/papers/signatures";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { outbox } from "@/db/kernel";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { audits } from "@/worker/modules/safety/audits/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { fieldsNamedBy, type Maker, nobody, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { testRuntime } from "@/tests/support/runtime";
import { anyPdf, sentTo, codeFor, linksOf, sealNow, signAs } from "@/tests/support/signing";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const DAY = 86_400_000;
const lettersAbout = async (subject: string) =>
  (await maker.db.select().from(outbox)).map(({ message }) => message).filter((message) => message.subject.includes(subject));
const show = (id: string) => maker.call(signatures.show, { id });
const codesOf = async (act: Promise<unknown>) => fieldsNamedBy(await refusalOf(act));

it("is complete once everybody has signed, and not before", async () => {
  const { id, links } = await sentTo(maker, 2);
  await signAs(links[1] ?? "");
  expect(await sealNow(maker, id)).toMatchObject({ status: "pending", signed: 1, people: 2 });
  await signAs(links[0] ?? "");
  const sealed = await sealNow(maker, id);
  expect(sealed).toMatchObject({ status: "completed", signed: 2, sealedDigest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await maker.call(signatures.file, { id })).fileName).toBe("contrat-signe.pdf");
  expect(await sealNow(maker, id)).toEqual(sealed);
});

it("is signed in its order, where there is one", async () => {
  const { id, links } = await sentTo(maker, 2, { isOrdered: true });
  const [first = "", second = ""] = links;
  expect(await codesOf(nobody.call(signatures.sendCode, { id: second }))).toEqual(["id:not_your_turn"]);
  await signAs(first);
  await signAs(second);
  expect(await sealNow(maker, id)).toMatchObject({ status: "completed" });
});

it("takes no wrong code, no old one, and none after nine tries", async () => {
  const [link = ""] = (await sentTo(maker, 1)).links;
  const code = await codeFor(link);
  const sign = (typed: string, later = 0) => {
    const runtime = testRuntime({ now: Date.now() + later });
    return nobody.call(signatures.sign, { id: link, code: typed, typed: "Camille", agrees: true }, { runtime });
  };
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await codesOf(sign(code, 16 * 60_000))).toEqual(["code:code_wrong"]);
  for (let tries = 0; tries < 8; tries += 1) expect(await codesOf(sign(wrong))).toEqual(["code:code_wrong"]);
  const refusal = await refusalOf(nobody.call(signatures.sendCode, { id: link }));
  expect(refusal, "a code that cannot be typed is not mailed").toMatchObject({ code: "too_many_attempts" });
  expect((await refusalOf(sign(code))).code).toBe("too_many_attempts");
});

it("is signed once by each, however many times they press", async () => {
  const { id, links } = await sentTo(maker, 1);
  const [link = ""] = links;
  const code = await codeFor(link);
  const sign = () => nobody.call(signatures.sign, { id: link, code, typed: "Camille", agrees: true });
  const answers = await Promise.allSettled([sign(), sign(), sign()]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await codesOf(sign())).toEqual(["id:signed_already"]);
  expect(await show(id)).toMatchObject({ signed: 1 });
});

it("asks for an agreement, a signature, and what must be filled in", async () => {
  const text = { signatory: 1, kind: "text", left: 100, top: 100, width: 2_000, height: 300, label: "Fonction" };
  const { id } = await maker.call(signatures.create, { content: anyPdf(), signatories: [{ name: "Camille", email: "c@cellier.test" }] });
  const { fields } = await show(id);
  await maker.call(signatures.update, { id, fields: [...fields, text] });
  await maker.call(signatures.send, { id });
  const [link = ""] = await linksOf(maker, id);
  expect(await codesOf(signAs(link, { agrees: false }))).toEqual(["agrees:to_agree"]);
  expect(await codesOf(signAs(link, { typed: "" }))).toEqual(["typed:to_sign"]);
  expect(await codesOf(signAs(link))).toEqual(["values:to_fill_in"]);
  expect(await codesOf(signAs(link, { values: [{ field: 7, text: "Gérante" }] }))).toEqual(["values:no_such_field"]);
  await signAs(link, { typed: "", strokes: [[0, 0, 500, 500]], values: [{ field: 2, text: "Gérante" }] });
  expect((await sealNow(maker, id)).status).toBe("completed");
});

it("is not signed when its file is not the one that was sent", async () => {
  const { links } = await sentTo(maker, 1);
  const files = { ...testRuntime().files, get: async () => new Uint8Array([1, 2, 3]) };
  expect(await codesOf(signAs(links[0] ?? "", {}, { files }))).toEqual(["id:file_changed"]);
});

it("is declined with a reason, and then signed by nobody", async () => {
  const { id, links } = await sentTo(maker, 2);
  await nobody.call(signatures.decline, { id: links[0], reason: "Le prix a changé" });
  expect(await show(id)).toMatchObject({ status: "rejected", reason: "Le prix a changé" });
  expect(await codesOf(nobody.call(signatures.sendCode, { id: links[1] }))).toEqual(["status:not_open"]);
  expect((await lettersAbout("Plus à signer")).map(({ to }) => to)).toEqual(["s2@cellier.test"]);
  expect((await refusalOf(maker.call(signatures.cancel, { id }))).code).toBe("not_allowed_now");
});

it("ends by itself the day after its last, is reminded once an hour, and is cancelled", async () => {
  const { id, links } = await sentTo(maker, 1);
  await maker.call(signatures.remind, { id });
  expect(await codesOf(maker.call(signatures.remind, { id }))).toEqual(["remindedAt:reminded_just_now"]);
  const late = { runtime: testRuntime({ now: Date.now() + 32 * DAY }) };
  expect(await codesOf(nobody.call(signatures.sendCode, { id: links[0] }, late))).toEqual(["expiresOn:signing_over"]);
  expect(await codesOf(maker.call(signatures.remind, { id }, late))).toEqual(["expiresOn:signing_over"]);
  await expireSignatures(late.runtime, { id: maker.businessId, database: "" });
  expect(await show(id)).toMatchObject({ status: "expired" });
  const other = await sentTo(maker, 1);
  await maker.call(signatures.cancel, { id: other.id, reason: "Erreur" });
  expect(await nobody.call(signatures.invited, { id: other.links[0] })).toMatchObject({
    status: "cancelled",
    isMyTurn: false,
    pages: [],
  });
  expect(await codesOf(nobody.call(signatures.invitedFile, { id: other.links[0] }))).toEqual(["status:withdrawn"]);
  expect(await codesOf(nobody.call(signatures.invitedPage, { id: links[0] }))).toEqual(["status:withdrawn"]);
});

it("opens nothing to a guessed link, and nothing while it is a draft", async () => {
  const { links } = await sentTo(maker, 1);
  const [link = ""] = links;
  for (const guess of [`${link}x`, link.slice(0, -2), link.replace(maker.businessId, crypto.randomUUID()), "a.b.c"])
    expect((await refusalOf(nobody.call(signatures.invited, { id: guess }))).code).toBe("not_found");
  const draft = await maker.call(signatures.create, { content: anyPdf(), signatories: [{ name: "C", email: "c@cellier.test" }] });
  const [early = ""] = await linksOf(maker, draft.id);
  expect((await refusalOf(nobody.call(signatures.invited, { id: early }))).code).toBe("not_found");
});

it.each([
  [{}, "content:required"],
  [{ content: "", document: "x" }, "document:one_source"],
  [{ content: btoa("Bonjour") }, "content:not_a_pdf"],
  [{ document: "aucun" }, "document:not_found"],
  [{ order: "AUCUNE" }, "order:not_found"],
  [{ content: anyPdf(), expiresOn: "2020-01-01" }, "expiresOn:past"],
])("refuses to have signed %j", async (input, fault) => {
  expect(await codesOf(maker.call(signatures.create, input))).toEqual([fault]);
});

it("says of a PDF that nobody can open, that has too many pages, or a field off its page", async () => {
  const having = (pages: number | null) => ({
    runtime: testRuntime({
      sealer: {
        ...testRuntime().sealer,
        inspect: async () =>
          pages === null
            ? null
            : { pages: Array.from({ length: pages }, () => ({ width: 1, height: 1 })), places: [], isSigned: pages === 2 },
      },
    }),
  });
  const create = (pages: number | null) => maker.call(signatures.create, { content: anyPdf() }, having(pages));
  expect(await codesOf(create(null))).toEqual(["content:not_signable"]);
  expect(await codesOf(create(2))).toEqual(["content:signed_elsewhere"]);
  expect(await codesOf(create(101))).toEqual(["content:many_pages"]);
  const { id } = await create(1);
  const field = { signatory: 1, kind: "text", left: 0, top: 0, width: 500, height: 500 };
  const place = (change: object) =>
    codesOf(
      maker.call(signatures.update, { id, signatories: [{ name: "C", email: "c@cellier.test" }], fields: [{ ...field, ...change }] }),
    );
  expect(await place({ signatory: 2 })).toEqual(["fields.0.signatory:no_such_signatory"]);
  expect(await place({ page: 2 })).toEqual(["fields.0.page:no_such_page"]);
  expect(await place({ left: 9_600 })).toEqual(["fields.0.left:off_the_page"]);
  expect(await codesOf(maker.call(signatures.send, { id }))).toEqual(["signatories:required"]);
  await maker.call(signatures.update, { id, signatories: [{ name: "C", email: "c@cellier.test" }], fields: [field] });
  expect(await codesOf(maker.call(signatures.send, { id }))).toEqual(["fields:nowhere_to_sign"]);
});

it("has a document signed that is kept, and no other file of it", async () => {
  const { id } = await maker.call(documents.upload, { content: anyPdf(), title: "Contrat cadre" });
  const signature = await maker.call(signatures.create, { document: id });
  expect(signature).toMatchObject({ title: "Contrat cadre", status: "draft" });
  const text = await maker.call(documents.upload, { content: btoa("Bonjour") });
  expect(await codesOf(maker.call(signatures.create, { document: text.id }))).toEqual(["document:not_a_pdf"]);
});

it("has the report of an audit signed once it is completed, by the supplier it is of, and is found on it", async () => {
  const supplier = await maker.call(suppliers.create, { name: "Moulin audité", contactName: "Léa Moulin", email: "lea@cellier.test" });
  const { id, reference } = await maker.call(audits.create, { kind: "supplier", supplier: supplier.id });
  expect(await codesOf(maker.call(signatures.create, { audit: reference }))).toEqual(["audit:audit_not_completed"]);
  expect(await codesOf(maker.call(signatures.create, { audit: "AUCUN" }))).toEqual(["audit:not_found"]);
  await maker.call(audits.complete, { id, conforms: true });
  const signature = await maker.call(signatures.create, { audit: reference });
  expect(signature).toMatchObject({ auditId: id, signatories: [{ name: "Léa Moulin", email: "lea@cellier.test" }] });
  expect(signature.title).toContain(reference);
  await maker.call(signatures.send, { id: signature.id });
  await signAs((await linksOf(maker, signature.id))[0] ?? "");
  await sealNow(maker, signature.id);
  const { items } = await maker.call(signatures.list, { audit: reference });
  expect(items).toMatchObject([{ id: signature.id, status: "completed", signed: 1 }]);
  expect((await maker.call(signatures.list, { audit: "AUCUN" })).items).toEqual([]);
});

it("is asked for once and written once, however many times it is pressed at once", async () => {
  const key = crypto.randomUUID();
  const input = { content: anyPdf(), signatories: [{ name: "Camille", email: `${key}@cellier.test` }] };
  const made = await Promise.all([1, 2, 3].map(() => maker.call(signatures.create, input, { key })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const id = made[0]?.id ?? "";
  const sent = await Promise.allSettled([1, 2, 3].map(() => maker.call(signatures.send, { id })));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const letters = await maker.db.select().from(outbox);
  expect(letters.filter(({ message }) => message.to === `${key}@cellier.test`)).toHaveLength(1);
});

/** A quote that nobody has changed since it was made. */
async function quote() {
  const { id: client } = await maker.call(clients.show, { id: "ESSAI-CLIENT" });
  const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 2, unit: "kg" } }];
  return maker.call(orders.quote, { client, lines, validUntil: "2999-01-31" });
}

/** The same sent to be signed, by whoever the books name or by so many. */
async function sent(order: string, people: { name: string; email: string }[] = []) {
  const signature = await maker.call(signatures.create, { order, signatories: people });
  await maker.call(signatures.send, { id: signature.id });
  const [link = "", other = ""] = await linksOf(maker, signature.id);
  return { signature, link, other };
}

type Within = Parameters<Maker["call"]>[2];
const changes: [string, (id: string, within?: Within) => Promise<unknown>][] = [
  ["is cancelled", (id, within) => maker.call(orders.cancel, { id }, within)],
  ["is changed", (id, within) => maker.call(orders.update, { id, notes: "Changé depuis" }, within)],
  ["is taken by hand", (id, within) => maker.call(orders.confirm, { id }, within)],
];

it.each(changes)("is signed by nobody once the order it was printed from %s, and the owner sees why", async (_, change) => {
  const { id } = await quote();
  const early = await maker.call(signatures.create, { order: id });
  const { signature, link, other } = await sent(id, [
    { name: "Un", email: "un@cellier.test" },
    { name: "Deux", email: "deux@cellier.test" },
  ]);
  await signAs(other);
  await change(id);
  expect(await codesOf(nobody.call(signatures.sendCode, { id: link }))).toEqual(["status:withdrawn"]);
  expect(await nobody.call(signatures.invited, { id: link })).toMatchObject({ status: "withdrawn", isMyTurn: false });
  const { moves, ...shown } = await show(signature.id);
  expect(shown).toMatchObject({ status: "withdrawn", orderOutcome: "none" });
  const listed = async (question: object) =>
    (await maker.call(signatures.list, { limit: 100, ...question })).items.find((one) => one.id === signature.id)?.status;
  for (const question of [{}, { order: id }, { status: "withdrawn" }]) expect(await listed(question)).toBe("withdrawn");
  expect(await listed({ status: "pending" })).toBeUndefined();
  expect(moves).toEqual(["cancel"]);
  expect(await codesOf(maker.call(signatures.remind, { id: signature.id }))).toEqual(["status:withdrawn"]);
  expect(await codesOf(maker.call(signatures.send, { id: early.id }))).toEqual(["orderReference:quote_changed"]);
  await expireSignatures(testRuntime(), { id: maker.businessId, database: "" });
  expect(await show(signature.id)).toMatchObject({ status: "cancelled", reason: expect.stringContaining("commande") });
});

it.each(changes)("tells who was to sign it right after the order %s, once, and no other request", async (_, change) => {
  const [{ id }, other] = [await quote(), await quote()];
  const { signature } = await sent(id);
  const untouched = (await sent(other.id)).signature;
  const before = (await lettersAbout("Signature annulée")).length;
  const runtime = testRuntime();
  await change(id, { runtime });
  for (const _twice of [1, 2])
    for (const job of runtime.seen.queued) if (job.type === "signatures.withdraw") await signatureJobs[job.type].run(runtime, job);
  expect(await show(signature.id)).toMatchObject({ status: "cancelled", reason: expect.stringContaining("commande") });
  expect((await lettersAbout("Signature annulée")).length).toBe(before + 1);
  expect(await show(untouched.id)).toMatchObject({ status: "pending" });
});

it("confirms the quote that everybody has signed, unless it was changed since", async () => {
  const first = await quote();
  const { signature, link } = await sent(first.reference);
  expect(signature.signatories).toMatchObject([{ email: "bistrot@cellier.test" }]);
  await signAs(link);
  expect(await sealNow(maker, signature.id)).toMatchObject({
    status: "completed",
    orderOutcome: "confirmed",
    orderReference: first.reference,
  });
  expect(await maker.call(orders.show, { id: first.id })).toMatchObject({ status: "confirmed" });
  expect(await codesOf(maker.call(signatures.create, { order: first.id }))).toEqual(["order:order_not_a_quote"]);

  const second = await quote();
  const other = await sent(second.id);
  await signAs(other.link);
  await maker.call(orders.update, { id: second.id, notes: "Changé depuis" });
  expect(await sealNow(maker, other.signature.id)).toMatchObject({ status: "completed", orderOutcome: "refused" });
  expect((await lettersAbout("et confirmé")).map(({ text }) => text.includes(first.reference))).toEqual([true]);
  expect((await lettersAbout("commande à confirmer")).map(({ text }) => text.includes(second.reference))).toEqual([true]);
  expect(await maker.call(orders.show, { id: second.id })).toMatchObject({ status: "draft" });
});
