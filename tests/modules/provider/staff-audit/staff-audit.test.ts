import { beforeAll, expect, it } from "vitest";
import { userProfile } from "@/db/platform";
import { credits } from "@/worker/modules/business/credits/contract";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { staffAudit } from "@/worker/modules/provider/staff-audit/contract";
import { type Maker, newMaker, refusalOf, type Someone, someone } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";

const { list, people } = staffAudit;
let maker: Maker;
let staff: Someone & { userId: string };
let request: string;
beforeAll(async () => {
  const person = await newMaker();
  maker = await newMaker();
  await databases.platform.insert(userProfile).values({ id: person.userId, role: "admin" });
  if (person.actor.type !== "person") throw new Error("A maker is a person");
  staff = { ...someone({ ...person.actor, role: "admin", business: null }), userId: person.userId };
  const draft = await maker.call(serviceRequests.create, { kind: "label_check", title: "Étiquette" });
  await maker.call(serviceRequests.submit, { id: draft.id });
  await staff.call(serviceRequests.review, { id: draft.id });
  await staff.call(serviceRequests.reject, { id: draft.id, reason: "=HYPERLINK(1)" });
  await staff.call(credits.grant, { id: maker.businessId, credits: 2, reason: "Geste" });
  request = draft.id;
});

it("says what each of the staff did, in words and field by field, and nothing of customers", async () => {
  const mine = { person: staff.userId, operation: "serviceRequests" };
  const { items } = await staff.call(list, mine);
  const own = items.filter(({ record }) => record === "service_requests");
  expect(own.map(({ text, name, recordId, changes }) => [text, name, recordId, changes])).toEqual([
    ["Demande refusée", "Camille Martin", request, ["Motif : – → =HYPERLINK(1)", "Statut : Prise en charge → Refusée"]],
    [expect.any(String), "Camille Martin", request, ["Statut : Envoyée → Prise en charge"]],
  ]);
  expect((await staff.call(list, { person: maker.userId })).items).toEqual([]);
  expect((await staff.call(people)).items.map(({ id }) => id)).toContain(staff.userId);
});

it("is filtered by day and operation, and paged", async () => {
  const own = { person: staff.userId };
  const all = (await staff.call(list, { ...own, from: "2026-01-01" })).items;
  expect((await staff.call(list, { ...own, until: "2026-01-01" })).items).toEqual([]);
  expect((await staff.call(list, { ...own, operation: "serviceRequests.review" })).items.length).toBeGreaterThan(0);
  expect((await staff.call(list, { ...own, operation: "serviceRequests.rev" })).items).toEqual([]);
  const first = await staff.call(list, { ...own, limit: 2 });
  const rest = await staff.call(list, { ...own, cursor: first.nextCursor ?? "" });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(all.length).toBeGreaterThan(2);
});

it("leaves as a file whose cells no spreadsheet runs, for the staff alone", async () => {
  const { text, fileName } = await staff.call(staffAudit.export, { person: staff.userId });
  expect(fileName).toMatch(/^journal-de-l-equipe-.*\.csv$/);
  expect(text).toContain("Demande refusée");
  expect(text).not.toMatch(/(^|;)"?[=+@]/m);
  expect((await refusalOf(maker.call(staffAudit.export, {}))).code).toBe("forbidden");
  expect((await refusalOf(maker.call(list, {}))).code).toBe("forbidden");
});
