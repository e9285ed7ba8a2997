import { beforeAll, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { anyPdf, linksOf, signAs } from "@/tests/support/signing";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const lettersAbout = async (subject: string) =>
  (await maker.db.select().from(outbox)).map(({ message }) => message).filter((message) => message.subject.includes(subject));
const show = (id: string) => maker.call(signatures.show, { id });
const codesOf = async (act: Promise<unknown>) => fieldsNamedBy(await refusalOf(act));

it("is sent as it stands on the screen: what was not saved yet is saved with it, or nothing is sent", async () => {
  const old = { name: "Vieille", email: "vieille@cellier.test" };
  const fresh = [
    { name: "Neuve", email: "neuve@cellier.test" },
    { name: "Seconde", email: "seconde@cellier.test" },
  ];
  const { id } = await maker.call(signatures.create, { content: anyPdf(), title: "Envoi tel quel", signatories: [old] });
  const nowhere = { signatory: 1, kind: "signature", left: 9_000, top: 100, width: 2_800, height: 700 };
  expect(await codesOf(maker.call(signatures.send, { id, signatories: fresh, fields: [nowhere] }))).toEqual(["fields.0.left:off_the_page"]);
  const placed = { ...nowhere, left: 3_800 };
  expect(await codesOf(maker.call(signatures.send, { id, signatories: fresh, fields: [placed] }))).toEqual(["fields:nowhere_to_sign"]);
  expect(await show(id)).toMatchObject({ status: "draft", signatories: [old] });
  const fields = [placed, { ...placed, signatory: 2, top: 2_000 }];
  const sent = await maker.call(signatures.send, { id, signatories: fresh, fields, message: "Lisez bien" });
  expect(sent).toMatchObject({ status: "pending", message: "Lisez bien", signatories: fresh, fields });
  expect(await show(id)).toEqual(sent);
  expect((await lettersAbout("Envoi tel quel")).map(({ to }) => to)).toEqual(fresh.map(({ email }) => email));
});

it("seals no box for a name: signs that no font has are refused beforehand, where they stand", async () => {
  const text = { signatory: 1, kind: "text", left: 100, top: 100, width: 2_000, height: 300, label: "Fonction", required: false };
  const named = (name: string) => [{ name, email: "c@cellier.test" }];
  const draft = { content: anyPdf(), signatories: named("日本 😀 عرب") };
  const { id, fields } = await maker.call(signatures.create, draft);
  expect(await codesOf(maker.call(signatures.send, { id }))).toEqual(["signatories.0.name:sign_unshown"]);
  await maker.call(signatures.send, { id, signatories: named("Łukasz Ελένη Жанна (n° 2)"), fields: [...fields, text] });
  const [link = ""] = await linksOf(maker, id);
  expect(await codesOf(signAs(link, { typed: "日本" }))).toEqual(["typed:sign_unshown"]);
  expect(await codesOf(signAs(link, { values: [{ field: 2, text: "😀" }] }))).toEqual(["values:sign_unshown"]);
  await signAs(link, { typed: "Łukasz Ελένη Жанна – n° 2", values: [{ field: 2, text: "Gérante, 50 % & œuvre" }] });
});

it("has a quote signed by one request at a time: a second waits until the first is cancelled or the quote is another", async () => {
  const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 2, unit: "kg" } }];
  const { id: order } = await maker.call(orders.quote, { client: "ESSAI-CLIENT", lines, validUntil: "2999-01-31" });
  const draft = async () => (await maker.call(signatures.create, { order })).id;
  const [first, second] = [await draft(), await draft()];
  await maker.call(signatures.send, { id: first });
  expect(await codesOf(maker.call(signatures.send, { id: second }))).toEqual(["orderReference:quote_sent_already"]);
  await maker.call(signatures.cancel, { id: first });
  expect(await maker.call(signatures.send, { id: second })).toMatchObject({ status: "pending" });
  await maker.call(orders.update, { id: order, notes: "Changé depuis" });
  expect(await maker.call(signatures.send, { id: await draft() })).toMatchObject({ status: "pending" });
});

it("has each person sign once: the same name at the same address a second time is refused where it stands", async () => {
  const one = { name: "Camille Été", email: "camille@cellier.test" };
  const twice = [one, { name: "Autre", email: one.email }, { name: "camille ete", email: one.email }];
  const fault = ["signatories.2.name:signatory_twice"];
  expect(await codesOf(maker.call(signatures.create, { content: anyPdf(), signatories: twice }))).toEqual(fault);
  const { id } = await maker.call(signatures.create, { content: anyPdf(), signatories: twice.slice(0, 2) });
  expect(await codesOf(maker.call(signatures.update, { id, signatories: twice }))).toEqual(fault);
  expect(await codesOf(maker.call(signatures.send, { id, signatories: twice }))).toEqual(fault);
});
