import { beforeAll, describe, expect, it } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";
import { newBusiness, type Person } from "@/tests/support/people";

type Supplier = { id: string; name: string; reference: string; version: number };
type Page = { items: Supplier[]; nextCursor: string | null; total: number };

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

async function create(json: Record<string, unknown>, person = maker): Promise<Supplier> {
  const { status, body } = await person.api("/api/suppliers", { method: "POST", json });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as Supplier;
}

const list = async (query: string, person = maker) => (await person.api(`/api/suppliers?${query}`)).body as unknown as Page;
const names = ({ items }: Page) => items.map(({ name }) => name);
const inDays = (days: number) => civilDate(Date.now() + days * 86_400_000);

describe("a supplier through its life", () => {
  it("is created whole, found, changed, archived, restored and deleted", async () => {
    const supplier = await create({
      name: "Crèmerie des Œillets",
      contactName: "Noémie Brun",
      email: "Noemie@Oeillets.test",
      phone: "05 53 01 02 03",
      website: "oeillets.test",
      address: { street: "4 quai du Port", postcode: "47160", city: "Buzet" },
      siret: "732 829 320 00074",
      vatNumber: "FR 44 732829320",
      iban: "FR14 2004 1010 0505 0001 3M02 606",
      paymentTerms: "30_days",
      leadTimeDays: 3,
      minimumOrder: 150,
      contacts: [{ name: "Quai", role: "Expédition", phone: "06 12 34 56 78" }],
      certificates: [{ name: "Agriculture biologique", expiresOn: inDays(20) }],
    });
    expect(supplier).toMatchObject({
      reference: "FOU-0001",
      type: "supplier",
      email: "noemie@oeillets.test",
      phone: "+33553010203",
      siret: "73282932000074",
      address: { country: "FR" },
      contacts: [{ phone: "+33612345678", email: null }],
      certificateEndsOn: inDays(20),
      version: 1,
    });
    for (const words of ["oeillets", "noemie", "FOU-0001", "buzet creme"]) expect((await list(`search=${words}`)).total).toBe(1);
    expect((await maker.api("/api/suppliers/fou-0001")).body.id).toBe(supplier.id);

    const path = `/api/suppliers/${supplier.id}`;
    const changed = await maker.api(path, { method: "PATCH", json: { leadTimeDays: 5, certificates: [], version: 1 } });
    expect(changed.body).toMatchObject({ leadTimeDays: 5, certificateEndsOn: null, name: supplier.name, version: 2 });

    await maker.api(`${path}/archive`, { method: "POST", json: {} });
    expect([(await list("")).total, (await list("archived=true")).total]).toEqual([0, 1]);
    await maker.api(`${path}/restore`, { method: "POST", json: {} });
    const removed = await maker.api(`${path}/remove`, { method: "POST", json: { version: 4 } });
    expect([removed.status, (await maker.api(path)).status]).toEqual([200, 404]);
  });

  it("keeps its reference for itself: the next one has the next number, however many are added at once", async () => {
    const person = await newBusiness();
    const suppliers = await Promise.all(Array.from({ length: 6 }, (_, n) => create({ name: `Ferme ${n}` }, person)));
    const references = suppliers.map(({ reference }) => reference).sort();
    expect(references).toEqual(["FOU-0001", "FOU-0002", "FOU-0003", "FOU-0004", "FOU-0005", "FOU-0006"]);
  });

  it("is named by one SIRET, until it is archived", async () => {
    const siret = "55210055400013";
    const first = await create({ name: "Premier", siret });
    const second = await maker.api("/api/suppliers", { method: "POST", json: { name: "Second", siret } });
    expect([second.status, second.body.errors]).toEqual([409, [expect.objectContaining({ field: "siret", code: "taken" })]]);
    await maker.api(`/api/suppliers/${first.id}/archive`, { method: "POST", json: {} });
    await create({ name: "Second", siret });
  });

  it("is not deleted while tariffs name it", async () => {
    const { id } = await create({ name: "Moulin" });
    await maker.api("/api/items", { method: "POST", json: { name: "Farine", sku: "FAR-1", kind: "ingredient", unit: "kg" } });
    const json = { item: "FAR-1", supplier: "Moulin", pack: { value: 25, unit: "kg" }, price: 20 };
    expect((await maker.api("/api/tariffs", { method: "POST", json })).status).toBe(201);
    const refused = await maker.api(`/api/suppliers/${id}/remove`, { method: "POST", json: {}, headers: { "accept-language": "fr" } });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([409, "still_used", expect.stringContaining("archivez-la")]);
  });
});

describe("lists", () => {
  let cook: Person;
  beforeAll(async () => {
    cook = await newBusiness();
    await create({ name: "Verrerie", certificates: [{ name: "IFS", expiresOn: inDays(-3) }] }, cook);
    await create({ name: "Éleveur", certificates: [{ name: "AB", expiresOn: inDays(25) }] }, cook);
    await create({ name: "Transport", type: "service_provider", certificates: [{ name: "ADR", expiresOn: null }] }, cook);
    await create({ name: "abattoir", certificates: [{ name: "Agrément", expiresOn: inDays(400) }] }, cook);
  });

  it("come by name as people sort, or by age, page after page", async () => {
    const sorted = ["abattoir", "Éleveur", "Transport", "Verrerie"];
    for (const [sort, whole] of [["name", sorted] as const, ["createdAt", ["Verrerie", "Éleveur", "Transport", "abattoir"]] as const]) {
      const first = await list(`limit=3&sort=${sort}`, cook);
      const rest = await list(`limit=3&sort=${sort}&cursor=${first.nextCursor}`, cook);
      expect([...names(first), ...names(rest)]).toEqual(whole);
      expect([first.total, rest.nextCursor]).toEqual([4, null]);
    }
  });

  it("keep those of a type, and those with a certificate that ends or has ended", async () => {
    expect(names(await list("type=service_provider", cook))).toEqual(["Transport"]);
    expect(names(await list("certificateEndsWithin=30", cook))).toEqual(["Éleveur", "Verrerie"]);
    expect(names(await list("certificateEndsWithin=0", cook))).toEqual(["Verrerie"]);
  });

  it("count the tabs and what is to be renewed", async () => {
    expect((await cook.api("/api/suppliers/facets")).body).toEqual({
      total: 4,
      types: [
        { type: "supplier", count: 3 },
        { type: "service_provider", count: 1 },
      ],
      toRenew: 2,
    });
  });
});

it("twelve requests at once do not pass the limit of five suppliers", async () => {
  const small = await newBusiness({ plan: "freemium" });
  const tries = Array.from({ length: 12 }, (_, n) => small.api("/api/suppliers", { method: "POST", json: { name: `Ferme ${n}` } }));
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set(["limit_reached"]));
});

it.each([
  ["siret", "73282932000075"],
  ["vatNumber", "FR00732829320"],
  ["iban", "FR1420041010050500013M02607"],
  ["phone", "12"],
  ["website", "javascript:alert(1)"],
])("a wrong %s is named", async (field, value) => {
  const { status, body } = await maker.api("/api/suppliers", { method: "POST", json: { name: "Faux", [field]: value } });
  expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field })]]);
});
