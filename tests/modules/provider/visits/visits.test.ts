import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sessions, userProfile } from "@/db/platform";
import { requireAccess } from "@/worker/engine/access";
import type { Person } from "@/worker/engine/actor";
import { sessionsOf } from "@/worker/modules/business/account";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { operations } from "@/worker/modules/contracts";
import { visits } from "@/worker/modules/provider/visits/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { fieldsNamedBy, type Maker, newMaker, refusalOf, someone } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";

const { grant, withdraw, enter, leave, list, log, request } = visits;
const HOUR = 3_600_000;

let owner: Maker;
let staff: Maker;
let sessionId: string;
beforeAll(async () => {
  [owner, staff] = await Promise.all([newMaker(), newMaker()]);
  await databases.platform.insert(userProfile).values({ id: staff.userId, role: "admin" });
  ({ id: sessionId } = await sessionsOf(testRuntime()).open(staff.userId, { door: "web", remember: false }));
  await owner.call(items.create, { kind: "product", name: "Rillettes", sku: "VISITE-1", status: "rnd", unit: "kg" });
});

/** Who the session is for now, as the doors find out at each request. */
async function caller(now = Date.now()) {
  const session = await sessionsOf({ ...testRuntime(), now }).read(sessionId);
  if (!session) throw new Error("The session is over");
  return someone(session.person);
}
const personNow = async (now?: number) => (await caller(now)).actor as Person;
const granted = () => owner.call(grant, { hours: 2, reason: "Relire les étiquettes" });

describe("a visit", () => {
  it("shows the staff what the owner sees, writes it down for both, and tells the owner", async () => {
    expect((await refusalOf((await caller()).call(items.list, {}))).code).toBe("forbidden");
    const { id } = await granted();
    await (await caller()).call(enter, { id });
    const visitor = await caller();
    expect((await visitor.call(items.list, { search: "VISITE-1" })).items.map(({ name }) => name)).toEqual(["Rillettes"]);
    const seen = await owner.call(log, { id });
    expect(seen.items.map(({ text }) => text)).toEqual([expect.stringContaining("rticles"), "Vous êtes en visite", "Accès donné"]);
    await visitor.call(leave);
    expect((await personNow()).role).toBe("admin");
    expect((await (await caller()).call(log, { id })).items.length).toBeGreaterThanOrEqual(3);
    const [notice] = (await owner.call(notifications.list, {})).items;
    expect(notice).toMatchObject({ event: "accessUsed", path: "/account-settings?tab=visits" });
  });

  it("changes nothing: every command of the product is refused, but leaving", async () => {
    const { id } = await granted();
    await (await caller()).call(enter, { id });
    const actor = await personNow();
    const open = operations.filter((operation) => {
      try {
        requireAccess(actor, operation, Date.now());
        return operation.kind === "command";
      } catch {
        return false;
      }
    });
    expect(open.map((operation) => operation.id)).toEqual(["visits.leave"]);
    const attempt = someone(actor).call(items.create, { kind: "product", name: "À moi", status: "rnd", unit: "kg" });
    expect((await refusalOf(attempt)).code).toBe("visit_reads_only");
    await someone(actor).call(leave);
  });

  it("ends by itself, and at once when it is withdrawn; what was open then is closed", async () => {
    const first = await granted();
    await (await caller()).call(enter, { id: first.id });
    expect((await personNow(first.endsAt - 1)).visit?.id).toBe(first.id);
    expect((await personNow(first.endsAt)).visit).toBeUndefined();
    expect((await personNow(first.endsAt)).business?.id).not.toBe(owner.businessId);
    await owner.call(withdraw, { id: first.id });
    expect((await personNow()).visit).toBeUndefined();
    expect(fieldsNamedBy(await refusalOf((await caller()).call(enter, { id: first.id })))).toEqual(["endsAt:visit_over"]);
    expect(fieldsNamedBy(await refusalOf(owner.call(withdraw, { id: first.id })))).toEqual(["endsAt:visit_over"]);
    const second = await granted();
    const late = { runtime: testRuntime({ now: second.endsAt }) };
    expect(fieldsNamedBy(await refusalOf((await caller()).call(enter, { id: second.id }, late)))).toEqual(["endsAt:visit_over"]);
  });

  it("opens nothing to whoever is not of the staff any more", async () => {
    const { id } = await granted();
    const neighbour = await newMaker();
    const { id: theirs } = await sessionsOf(testRuntime()).open(neighbour.userId, { door: "web", remember: false });
    await databases.platform.update(sessions).set({ visitId: id }).where(eq(sessions.id, theirs));
    const session = await sessionsOf(testRuntime()).read(theirs);
    expect(session?.person).toMatchObject({ role: "customer", business: null });
    expect(session?.person.visit).toBeUndefined();
  });

  it("is its owner's to grant, and nobody else's to know of", async () => {
    const { id } = await granted();
    const neighbour = await newMaker();
    for (const attempt of [neighbour.call(withdraw, { id }), neighbour.call(log, { id })])
      expect((await refusalOf(attempt)).code).toBe("not_found");
    expect((await refusalOf(neighbour.call(enter, { id }))).code).toBe("forbidden");
    expect((await neighbour.call(list, { client: owner.businessId })).items).toEqual([]);
    for (const hours of [0, 169]) expect((await refusalOf(owner.call(grant, { hours, reason: "Trop" }))).code).toBe("invalid_input");
    expect((await owner.call(grant, { hours: 168, reason: "Une semaine" })).endsAt).toBeLessThanOrEqual(Date.now() + 168 * HOUR);
  });

  it("is asked for by the staff, who says why", async () => {
    const admin = await caller();
    await admin.call(request, { client: owner.businessId, reason: "Votre recette de rillettes" });
    const [notice] = (await owner.call(notifications.list, {})).items;
    expect(notice).toMatchObject({ event: "accessRequested", text: expect.stringContaining("Votre recette de rillettes") });
    const nobodys = admin.call(request, { client: "personne", reason: "?" });
    expect(fieldsNamedBy(await refusalOf(nobodys))).toEqual(["client:not_found"]);
  });
});
