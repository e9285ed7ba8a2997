import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { suppliers } from "@/db/business";
import { directory } from "@/worker/modules/provider/directory/contract";
import { fieldsNamedBy, type Maker, newAdmin, newMaker, refusalOf } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";

const admin = newAdmin();
/** A word that only the entries of this file have. */
const mark = `essai${crypto.randomUUID().slice(0, 8)}`;
const address = (postcode: string) => ({ street: "1 rue des Essais", postcode, city: "Ville" });
const add = (name: string, fields: object = {}) =>
  admin.call(directory.create, { name: `${mark} ${name}`, category: "packaging", address: address("47000"), ...fields });

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

describe("customers and administrators", () => {
  it("find entries by words and by each facet, and count what is left", async () => {
    await add("Verrerie", { products: ["bocaux"], certifications: ["organic", "ifs"], minimumOrder: 150 });
    await add("Cartonnier", { address: address("35000"), minimumOrder: 50 });
    await add("Façonnier", { kind: "co_packer", category: "co_packing", address: address("35200") });
    const names = async (question: object) =>
      (await maker.call(directory.list, { search: mark, ...question })).items.map(({ name }) => name.replace(`${mark} `, ""));
    expect(await names({})).toEqual(["Cartonnier", "Façonnier", "Verrerie"]);
    expect(await names({ search: `bocaux ${mark}` })).toEqual(["Verrerie"]);
    expect(await names({ region: "bretagne" })).toEqual(["Cartonnier", "Façonnier"]);
    expect(await names({ certification: "ifs" })).toEqual(["Verrerie"]);
    expect(await names({ organic: true })).toEqual(["Verrerie"]);
    expect(await names({ organic: false, category: "packaging" })).toEqual(["Cartonnier"]);
    expect(await names({ minimumOrder: 149.99 })).toEqual(["Cartonnier", "Façonnier"]);
    expect(await names({ minimumOrder: 150 })).toHaveLength(3);
    const facets = await admin.call(directory.facets, { search: mark, region: "bretagne" });
    expect(facets.total).toBe(2);
    expect(facets.regions).toEqual([
      { value: "bretagne", count: 2 },
      { value: "nouvelle_aquitaine", count: 1 },
    ]);
    expect(facets.kinds).toContainEqual({ value: "co_packer", count: 1 });
    expect(facets.certifications).toEqual([]);
  });

  it("page by cursor through everything once", async () => {
    const word = `suite${mark}`;
    for (const number of [1, 2, 3, 4, 5]) await add(`${word} ${number}`);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await maker.call(directory.list, { search: word, limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ name }) => name.slice(-1)));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("do not see what is archived, but administrators do", async () => {
    const { id, version } = await add("Fermée");
    await admin.call(directory.archive, { id, version });
    expect((await refusalOf(maker.call(directory.show, { id }))).code).toBe("not_found");
    expect((await maker.call(directory.list, { search: `${mark} fermee`, archived: true })).total).toBe(0);
    expect((await admin.call(directory.list, { search: `${mark} fermee`, archived: true })).total).toBe(1);
    expect((await admin.call(directory.show, { id })).archived).toBe(true);
  });
});

describe("a maker", () => {
  it("takes an entry over once, whole, and keeps the link", async () => {
    const entry = await add("Moulin", { email: "Moulin@essai.test", leadTimeDays: 4, minimumOrder: 80, certifications: ["organic"] });
    const supplier = await maker.call(directory.addToSuppliers, { id: entry.id });
    const [row] = await maker.db.select().from(suppliers).where(eq(suppliers.id, supplier.id));
    expect(row).toMatchObject({
      directoryId: entry.id,
      type: "supplier",
      email: "moulin@essai.test",
      leadTimeDays: 4,
      minimumOrder: 800_000,
    });
    expect(row?.certificates).toEqual([{ name: "Agriculture biologique", number: "", expiresOn: null }]);
    expect((await maker.call(directory.show, { id: entry.id })).supplierId).toBe(supplier.id);
    expect(fieldsNamedBy(await refusalOf(maker.call(directory.addToSuppliers, { id: entry.id })))).toEqual(["id:already_yours"]);
  });

  it("takes it over once even when they ask ten times at once", async () => {
    const entry = await add("Pressée");
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => maker.call(directory.addToSuppliers, { id: entry.id })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const rows = await maker.db.select().from(suppliers).where(eq(suppliers.directoryId, entry.id));
    expect(rows).toHaveLength(1);
  });

  it("writes to an entry, whose answer goes to them; no more than ten times a day", async () => {
    const asker = await newMaker();
    const entry = await add("Labo", { email: "labo@essai.test" });
    const runtime = testRuntime();
    await asker.call(directory.contact, { id: entry.id, message: "Une <b>analyse</b> ?" }, { runtime });
    expect((await asker.call(directory.show, { id: entry.id })).contactedAt).not.toBeNull();
    expect((await maker.call(directory.show, { id: entry.id })).contactedAt).toBeNull();
    for (let sent = 1; sent < 10; sent += 1) await asker.call(directory.contact, { id: entry.id, message: "Encore" });
    expect((await refusalOf(asker.call(directory.contact, { id: entry.id, message: "Trop" }))).code).toBe("too_many_attempts");
  });

  it("is told when an entry has no address", async () => {
    const { id } = await add("Sans adresse");
    expect(fieldsNamedBy(await refusalOf(maker.call(directory.contact, { id, message: "Bonjour" })))).toEqual(["id:no_address"]);
  });
});

describe("doubles", () => {
  it("are merged: what lacks is taken over, and whoever follows the double comes to what stayed", async () => {
    const entry = await add("Jumelle", { products: ["pots"] });
    const double = await add("Jumelle bis", { email: "jumelle@essai.test", products: ["pots", "capsules"] });
    const third = await add("Jumelle ter");
    await admin.call(directory.merge, { id: double.id, double: third.id });
    await admin.call(directory.merge, { id: entry.id, double: double.id, version: entry.version });
    for (const id of [double.id, third.id])
      expect(await maker.call(directory.show, { id })).toMatchObject({
        id: entry.id,
        email: "jumelle@essai.test",
        products: ["pots", "capsules"],
      });
    expect((await maker.call(directory.list, { search: `${mark} jumelle` })).total).toBe(1);
    for (const double of [entry.id, third.id])
      expect(fieldsNamedBy(await refusalOf(admin.call(directory.merge, { id: entry.id, double })))).toEqual(["double:same_entry"]);
  });
});

describe("a file", () => {
  const file = (lines: string) => `Nom;Spécialité;Rue;CP;Ville;Certifications;Bidule\n${lines}`;
  it("is tried first, then written; a second time it changes nothing", async () => {
    const word = `fichier${mark}`;
    const content = file(
      `${word} Un;Emballages;1 rue A;35000;Rennes;Bio, IFS;x\n${word} Deux;Inconnue;2 rue B;35000;Rennes;;\n${word} UN;Emballages;1 rue A;35 000;Rennes;;`,
    );
    const tried = await admin.call(directory.import, { content, dryRun: true });
    expect(tried).toMatchObject({ added: 1, refused: 2, isWritten: false });
    expect(tried.lines[1]?.problems[0]).toMatch(/^Spécialité : Choisissez/);
    expect(tried.lines[2]?.problems[0]).toMatch(/déjà plus haut/);
    expect((await maker.call(directory.list, { search: word })).total).toBe(0);

    await admin.call(directory.import, { content });
    const { items } = await maker.call(directory.list, { search: word });
    expect(items).toMatchObject([{ region: "bretagne", certifications: ["organic", "ifs"], organic: true }]);
    expect(await admin.call(directory.import, { content })).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    const changed = await admin.call(directory.import, { content: content.replace("Bio, IFS", "Bio") });
    expect(changed).toMatchObject({ changed: 1 });
    expect((await maker.call(directory.list, { search: word })).items[0]?.certifications).toEqual(["organic"]);
  });
});
