import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, newBusiness, type Person } from "@/tests/support/people";

type Client = { id: string; reference: string; companyName: string; version: number; createdAt: string };
type Page = { items: Client[]; nextCursor: string | null; total: number };

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

const add = (json: Record<string, unknown>, person = maker) =>
  person.api("/api/clients", { method: "POST", json: { category: "retailer", ...json } });

async function create(json: Record<string, unknown>, person = maker): Promise<Client> {
  const { status, body } = await add(json, person);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as Client;
}

async function list(query: string, person = maker): Promise<Page> {
  return (await person.api(`/api/clients?${query}`)).body as unknown as Page;
}

const problems = ({ body }: Answer) => ((body.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => [field, code]);

describe("a client through its life", () => {
  it("is created, found, changed, archived, restored and removed for good", async () => {
    const client = await create({
      companyName: "SARL Épicerie du Pont",
      commercialName: "Lou Panier",
      contactPerson: "Maïté Lagarde",
      email: "Maite@Lou-Panier.example",
      phone: "05 53 11 22 33",
      discount: 2.5,
      minimumShelfLifeDays: 45,
      language: "en",
      billingAddress: { street: "3 rue des Cornières", postcode: "47000", city: "Agen" },
      otherAddresses: [{ name: "Réserve", street: "ZA de Lary", postcode: "47550", city: "Boé" }],
      contacts: [{ name: "Paul", role: "Comptable", phone: "06 12 34 56 78" }],
    });
    expect(client).toMatchObject({
      reference: "CLI-0001",
      email: "maite@lou-panier.example",
      phone: "+33553112233",
      discount: 2.5,
      city: "Agen",
      paymentTerms: "30_days",
      status: "active",
      billingAddress: { country: "FR" },
      contacts: [{ name: "Paul", role: "Comptable", email: null, phone: "+33612345678" }],
    });
    for (const words of ["epicerie", "PANIER", "maite lagarde", "cli-0001", "lou-panier.example", "agen"]) {
      expect((await list(`search=${encodeURIComponent(words)}`)).items.map(({ id }) => id)).toEqual([client.id]);
    }
    expect((await maker.api("/api/clients/cli-0001")).body.id).toBe(client.id);

    const path = `/api/clients/${client.id}`;
    const changes = { shippingAddress: { street: "Quai 2", postcode: "33000", city: "Bordeaux" }, contacts: [] };
    expect((await maker.api(path, { method: "PATCH", json: { ...changes, version: 1 } })).body).toMatchObject({
      city: "Bordeaux",
      contacts: [],
    });
    expect((await list("search=bordeaux")).total).toBe(1);

    await maker.api(`${path}/archive`, { method: "POST", json: { version: 2 } });
    expect([(await list("search=panier")).total, (await list("search=panier&archived=true")).total]).toEqual([0, 1]);
    const restored = await maker.api(`${path}/restore`, { method: "POST", json: {} });
    expect(restored.body).toMatchObject({ archived: false, version: 4 });

    expect((await maker.api(`${path}/remove`, { method: "POST", json: { version: 3 } })).body.code).toBe("stale");
    expect((await maker.api(`${path}/remove`, { method: "POST", json: { version: 4 } })).status).toBe(200);
    expect((await maker.api(path)).status).toBe(404);
    expect((await list("search=panier")).total).toBe(0);
  });
});

describe("references", () => {
  it("follow one another without a gap or a twin, however many ask at once", async () => {
    const person = await newBusiness();
    const created = await Promise.all(Array.from({ length: 12 }, (_, n) => create({ companyName: `Client ${n}` }, person)));
    const references = Array.from({ length: 12 }, (_, n) => `CLI-${String(n + 1).padStart(4, "0")}`);
    expect(created.map(({ reference }) => reference).sort()).toEqual(references);
  });

  it("may be a person's own, once; the series goes on after it", async () => {
    const person = await newBusiness();
    expect((await create({ companyName: "Un", reference: "halle-7" }, person)).reference).toBe("HALLE-7");
    expect((await create({ companyName: "Deux", reference: "CLI-0041" }, person)).reference).toBe("CLI-0041");
    expect((await create({ companyName: "Trois" }, person)).reference).toBe("CLI-0042");
    const twin = await add({ companyName: "Quatre", reference: "Halle-7" }, person);
    expect([twin.status, problems(twin)]).toEqual([409, [["reference", "taken"]]]);
    expect((await list("", person)).total).toBe(3);
  });
});

describe("what is refused", () => {
  it.each([
    [{ siret: "552 100 554 00014" }, "siret", "check_digit"],
    [{ vatNumber: "FR00552100554" }, "vatNumber", "check_digit"],
    [{ discount: 100.5 }, "discount", "too_big_number"],
    [{ discount: -1 }, "discount", "too_small_number"],
    [{ minimumShelfLifeDays: 1.5 }, "minimumShelfLifeDays", "type_int"],
    [{ email: "personne" }, "email", "email"],
    [{ phone: "12" }, "phone", "phone"],
    [{ billingAddress: { street: "3 rue", postcode: "47000" } }, "billingAddress.city", "required"],
    [{ contacts: [{ name: "Ana" }, { name: "Léo", email: "leo" }] }, "contacts.1.email", "email"],
    [{ otherAddresses: [{ street: "3 rue", postcode: "47000", city: "Agen" }] }, "otherAddresses.0.name", "required"],
    [{ category: "export" }, "category", "choice"],
    [{ reference: "A B" }, "reference", "reference"],
  ])("%j names %s", async (json, field, code) => {
    const before = (await list("")).total;
    const answer = await add({ companyName: "Refusé", ...json });
    expect([answer.status, problems(answer)]).toEqual([422, [[field, code]]]);
    expect((await list("")).total).toBe(before);
  });

  it("is the eleventh client of a Freemium business, unless one is archived; twenty at once do not pass", async () => {
    const small = await newBusiness({ plan: "freemium" });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add({ companyName: `Client ${n}` }, small)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set(["limit_reached"]));
    const [first] = (await list("", small)).items;
    await small.api(`/api/clients/${first?.id}/archive`, { method: "POST", json: {} });
    await create({ companyName: "À sa place" }, small);
    const back = await small.api(`/api/clients/${first?.id}/restore`, { method: "POST", json: {} });
    expect(back.body.code).toBe("limit_reached");
  });
});

describe("lists", () => {
  let cook: Person;
  const names = ["Œnothèque", "abeille", "Éclat", "Zinc", "Écluse", "Ail & Co", "auberge"];
  beforeAll(async () => {
    cook = await newBusiness();
    for (const [n, companyName] of names.entries()) {
      const category = n % 3 ? "horeca" : "grossiste";
      await create({ companyName, category, status: n % 2 ? "prospect" : "active", paymentTerms: n > 4 ? "cash" : "prepaid" }, cook);
    }
  });

  it.each(["name", "reference", "createdAt"])("sorted by %s, pages follow one another without a gap or a twin, both ways", async (sort) => {
    for (const direction of ["asc", "desc"]) {
      const whole = await list(`limit=100&sort=${sort}&direction=${direction}`, cook);
      const paged: Client[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page: Page = await list(`limit=3&sort=${sort}&direction=${direction}${cursor && `&cursor=${cursor}`}`, cook);
        paged.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(whole.items);
      expect(whole.total).toBe(names.length);
    }
  });

  it("sort names as people do", async () => {
    const sorted = ["abeille", "Ail & Co", "auberge", "Éclat", "Écluse", "Œnothèque", "Zinc"];
    expect((await list("", cook)).items.map(({ companyName }) => companyName)).toEqual(sorted);
  });

  it("filter by category, status and terms, and count the same in facets", async () => {
    const facets = (await cook.api("/api/clients/facets")).body;
    expect(facets).toEqual({
      total: 7,
      categories: [
        { category: "grossiste", count: 3 },
        { category: "horeca", count: 4 },
      ],
      statuses: [
        { status: "active", count: 4 },
        { status: "prospect", count: 3 },
      ],
    });
    expect((await list("category=grossiste", cook)).total).toBe(3);
    expect((await list("status=prospect&category=horeca", cook)).total).toBe(2);
    expect((await list("paymentTerms=cash", cook)).items.map(({ companyName }) => companyName)).toEqual(["Ail & Co", "auberge"]);
  });
});
