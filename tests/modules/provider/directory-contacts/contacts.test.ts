import { beforeAll, describe, expect, it } from "vitest";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { directory } from "@/worker/modules/provider/directory/contract";
import { directoryContacts } from "@/worker/modules/provider/directory-contacts/contract";
import { staffDesk } from "@/worker/modules/provider/staff-desk/contract";
import { fieldsNamedBy, type Maker, newAdmin, newMaker, nobody, refusalOf } from "@/tests/support/in-process";
import { lettersTo } from "@/tests/support/letters";

const admin = newAdmin();
const { answer, letter, list, reply, show } = directoryContacts;

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

/** A message to an entry of its own, and the link that its letter brought. */
async function written(message = "Avez-vous des bocaux ?") {
  const email = `bocaux-${crypto.randomUUID()}@essai.test`;
  const name = `Bocaux ${crypto.randomUUID().slice(0, 8)}`;
  const address = { street: "1 rue des Essais", postcode: "47000", city: "Agen" };
  const entry = await admin.call(directory.create, { name, category: "packaging", address, email });
  const { id } = await maker.call(directory.contact, { id: entry.id, message });
  const [mail] = await lettersTo(email);
  const [, link = ""] = /directory-answer\?link=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  return { id, entry, name, link: { link } };
}

describe("an entry of the directory", () => {
  it("answers once by the link of its letter, and the customer reads it and is told", async () => {
    const { id, entry, name, link } = await written();
    expect(await nobody.call(letter, link)).toMatchObject({ entryName: name, message: "Avez-vous des bocaux ?", answer: "" });
    expect(await nobody.call(reply, { ...link, answer: "Oui, <b>par mille</b>." })).toEqual({ accepted: true });
    expect(await maker.call(show, { id })).toMatchObject({ answer: "Oui, <b>par mille</b>.", answeredBy: name });
    expect((await maker.call(list, { entry: entry.id })).items).toHaveLength(1);
    const [notification] = (await maker.call(notifications.list, { limit: 1 })).items;
    expect(notification).toMatchObject({ title: `${name} vous répond`, path: `/customer/suppliers-directory/${entry.id}` });
    const again = nobody.call(reply, { ...link, answer: "Encore" });
    expect(fieldsNamedBy(await refusalOf(again))).toEqual(["answer:answered_already"]);
  });

  it("answers once however often the link is sent at the same time", async () => {
    const { link } = await written();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, place) => nobody.call(reply, { ...link, answer: `Oui ${place}` })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is told nothing by a wrong link", async () => {
    const { id, link } = await written();
    for (const wrong of [id, crypto.randomUUID(), link.link.slice(1), `${link.link}0`, "00000000"]) {
      expect(fieldsNamedBy(await refusalOf(nobody.call(letter, { link: wrong })))).toEqual(["link:link_wrong"]);
      expect(fieldsNamedBy(await refusalOf(nobody.call(reply, { link: wrong, answer: "Oui" })))).toEqual(["link:link_wrong"]);
    }
  });
});

describe("the staff", () => {
  it("sees what waits, and passes on what came by phone", async () => {
    const { id, name } = await written();
    const { items } = await admin.call(staffDesk.queues, {});
    expect(items.find(({ queue }) => queue === "directoryContacts")?.count).toBeGreaterThan(0);
    expect((await admin.call(list, { waiting: true, limit: 100 })).items.map((one) => one.id)).toContain(id);
    const passed = await admin.call(answer, { id, answer: "Ils rappellent lundi." });
    expect(passed.answeredBy).not.toBe(name);
    expect((await maker.call(show, { id })).answer).toBe("Ils rappellent lundi.");
    expect((await admin.call(list, { waiting: true, limit: 100 })).items.map((one) => one.id)).not.toContain(id);
    expect(fieldsNamedBy(await refusalOf(admin.call(answer, { id, answer: "Encore" })))).toEqual(["answer:answered_already"]);
    expect((await refusalOf(maker.call(answer, { id, answer: "Moi" }))).code).toBe("forbidden");
  });
});

it("a neighbour sees no message of others", async () => {
  const { id } = await written();
  const neighbour = await newMaker();
  expect((await refusalOf(neighbour.call(show, { id }))).code).toBe("not_found");
  expect((await neighbour.call(list)).total).toBe(0);
  expect((await refusalOf(nobody.call(list))).code).toBe("not_signed_in");
});
