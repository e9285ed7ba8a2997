import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { inDays } from "../support/pantry";
import { newBusiness, type Person } from "../support/people";
import { newShell } from "../support/terminal";

/**
 * Whatever a business has set up to keep its food safe, its documents and its papers: exported, imported into another and exported again,
 * it is the same, but for what is counted and dated anew.
 */

/** How many businesses are tried: `CELLIER_HISTORIES=100` for a long look. */
const HISTORIES = Number(process.env.CELLIER_HISTORIES ?? 2);

const text = fc.stringMatching(/^[A-Za-zéà][A-Za-zéà ']{2,18}[a-z]$/);
const state = fc.boolean();
const limits = fc.tuple(fc.integer({ min: -20, max: 0 }), fc.integer({ min: 1, max: 130 }));
const checkPoint = fc.record({ text, limits: fc.option(limits), whenFails: fc.constantFrom("hold", "refuse") });
const planPoint = fc.record({ name: text, step: text, limits, kind: fc.constantFrom("ccp", "oprp", "prp"), action: text });
const points = fc.uniqueArray(planPoint, { minLength: 1, maxLength: 4, selector: ({ name }) => name.toLowerCase() });

/** A business's set-up, the names of each kind apart. */
const anySetUp = fc.record({
  checklists: fc.array(fc.record({ points: fc.array(checkPoint, { minLength: 1, maxLength: 3 }), isRetired: state, ofItem: state }), {
    minLength: 1,
    maxLength: 3,
  }),
  audits: fc.array(
    fc.record({ questions: fc.array(text, { minLength: 1, maxLength: 4 }), passMark: fc.integer({ min: 50, max: 100 }), isRetired: state }),
    { minLength: 1, maxLength: 2 },
  ),
  instruments: fc.array(
    fc.record({
      place: text,
      everyMonths: fc.integer({ min: 1, max: 60 }),
      calibrations: fc.array(fc.boolean(), { maxLength: 3 }),
      isRetired: state,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  plans: fc.array(
    fc.record({ editions: fc.array(points, { minLength: 1, maxLength: 3 }), end: fc.constantFrom("draft", "active", "retired") }),
    {
      minLength: 1,
      maxLength: 2,
    },
  ),
  accent: fc.constantFrom("#1f6b4a", "#7a1f1f", "#20407a"),
  documents: fc.array(fc.record({ content: fc.uint8Array({ minLength: 5, maxLength: 200 }), tags: fc.uniqueArray(text), isAbout: state }), {
    minLength: 1,
    maxLength: 3,
  }),
});
type SetUp = typeof anySetUp extends fc.Arbitrary<infer T> ? T : never;

async function setUp(person: Person, { checklists, audits, instruments, plans, accent, documents }: SetUp): Promise<void> {
  const send = async (method: string, path: string, json: unknown = {}) => {
    const { status, body } = await person.api(path, { method, json });
    expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(300);
    return body as { id: string; version: number; points: { id: string; name: string }[] };
  };
  const post = (path: string, json?: unknown) => send("POST", path, json);
  await post("/api/items", { sku: "SEL", name: "Sel", kind: "ingredient", unit: "kg", allergens: [] });
  for (const [place, { points, isRetired, ofItem }] of checklists.entries()) {
    const written = points.map(({ limits: within, ...point }) =>
      within ? { ...point, kind: "temperature", least: within[0], most: within[1] } : { ...point, kind: "yes_no" },
    );
    const items = ofItem && place === 0 ? ["SEL"] : [];
    const { id } = await post("/api/checklists", { name: `Liste ${place}`, families: [`Famille ${place}`], items, points: written });
    if (isRetired) await post(`/api/checklists/${id}/retire`);
  }
  for (const [place, { questions, passMark, isRetired }] of audits.entries()) {
    const written = questions.map((question) => ({ text: question, chapter: "Locaux", weight: 2 }));
    const { id } = await post("/api/audit-templates", { name: `Audit ${place}`, passMark, questions: written });
    if (isRetired) await post(`/api/audit-templates/${id}/retire`);
  }
  for (const [place, { calibrations, isRetired, ...facts }] of instruments.entries()) {
    const { id } = await post("/api/instruments", { name: `Sonde ${place}`, serial: `S-${place}`, ...facts });
    for (const [index, conforms] of calibrations.entries())
      await post(`/api/instruments/${id}/calibrate`, {
        outcome: conforms ? "conforms" : "fails",
        day: inDays(index * 20 - 100),
        doneBy: "Labo",
      });
    if (isRetired) await post(`/api/instruments/${id}/retire`);
  }
  for (const [place, { editions, end }] of plans.entries()) {
    let plan = await post("/api/control-plans", { name: `Plan ${place}`, template: "cannery", category: "Conserves" });
    for (const [index, written] of editions.entries()) {
      if (index) plan = await post(`/api/control-plans/${plan.id}/revise`);
      const own = plan.points;
      const now = written.map(({ limits: [lower, upper], ...point }, at) => ({
        ...(own[at] && index && { id: own[at].id }),
        ...{ ...point, hazard: "biological", measure: "temperature", lower, upper },
      }));
      plan = await send("PATCH", `/api/control-plans/${plan.id}`, {
        points: now,
        worksOn: ["monday", "friday"],
        notes: `Édition ${index}`,
      });
      const isLast = index === editions.length - 1;
      if (!isLast || end !== "draft") plan = await post(`/api/control-plans/${plan.id}/approve`, { approvedOn: inDays(index - 10) });
    }
    if (end === "retired") await post(`/api/control-plans/${plan.id}/retire`);
  }
  await send("PATCH", "/api/paper-templates/invoice", { accent, openingFr: "Merci." });
  for (const [place, { content, tags, isAbout }] of documents.entries()) {
    const bytes = `Document ${place}\n${Buffer.from(content).toString("hex")}\n`;
    const about = isAbout ? { about: "items", record: "SEL" } : {};
    const file = { fileName: `d${place}.txt`, content: Buffer.from(bytes).toString("base64") };
    await post("/api/documents/upload", { ...file, title: `Titre ${place}`, folder: "Qualité", tags, notes: "À garder", ...about });
  }
}

type Row = Record<string, unknown>;
const kinds = ["items", "checklists", "auditTemplates", "instruments", "controlPlans", "paperTemplates", "documents"];
/** What is another's in another business: what is counted, dated or written by whoever is there. */
const anew =
  /^(id|itemId|recordId|seriesId|createdAt|updatedAt|version|approvedBy|by|authorName|nonConformity|nonConformityId|keptAs|reading|pages)$/;

/** The records of a folder as they are compared: by what they are called, in their order. */
function recordsOf(folder: string): Row {
  return Object.fromEntries(
    kinds.map((kind) => {
      const rows = readFileSync(join(folder, `${kind}.jsonl`), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Row);
      const called = ({ name, title, sku, id, edition }: Row) => `${sku ?? name ?? title ?? id} ${edition ?? ""}`;
      const sorted = rows.sort((one, other) => called(one).localeCompare(called(other)));
      // Points are called alike from one edition to the next: by where each was first.
      const places = new Map<unknown, number>();
      const place = (id: unknown) => places.get(id) ?? places.set(id, places.size).size - 1;
      const bare = (value: unknown, isPoint = false): unknown => {
        if (Array.isArray(value)) return value.map((one) => bare(one, isPoint));
        if (typeof value !== "object" || value === null) return value;
        const own = kind === "controlPlans" && isPoint ? { place: place((value as Row).id) } : {};
        const others = Object.entries(value).filter(([field]) => !anew.test(field) && !(kind === "instruments" && field === "reference"));
        return { ...own, ...Object.fromEntries(others.map(([field, one]) => [field, bare(one, field === "points")])) };
      };
      const file = ({ keptAs }: Row) => (keptAs ? { file: readFileSync(join(folder, String(keptAs)), "utf8") } : {});
      return [
        kind,
        sorted.map((row) => ({ ...(bare(settled(kind, row)) as Row), ...file(row), ...(kind === "paperTemplates" && { id: row.id }) })),
      ];
    }),
  );
}

/** Of an instrument, a calibration that failed comes along only where it is the last. */
const settled = (kind: string, row: Row): Row =>
  kind === "instruments"
    ? { ...row, calibrations: (row.calibrations as Row[]).filter(({ outcome }, place) => outcome === "conforms" || place === 0) }
    : row;

const word = `--only=${kinds.join(",")}`;

it("exported, imported and exported again, it is alike", { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anySetUp, async (wanted) => {
      const [from, to] = [newShell(), newShell()];
      const [here, there] = [await newBusiness({ company: "Maison" }), await newBusiness({ company: "Relève" })];
      await setUp(here, wanted);
      await from.signIn(here);
      await to.signIn(there);
      const [first, second] = [join(from.home, "first"), join(from.home, "second")];
      expect((await from.run(["export", first, word])).code).toBe(0);
      const trial = await to.run(["import", first, word, "--dry-run"]);
      expect(trial).toMatchObject({ code: 0, out: expect.stringMatching(/ : 1 à écrire/) });
      const done = await to.run(["import", first, word, "--yes"]);
      expect([done.code, done.out], done.aside).toEqual([0, trial.out.replaceAll("à écrire", "écrites")]);
      const again = await to.run(["import", first, word, "--yes"]);
      expect([again.code, again.out]).toEqual([0, expect.not.stringMatching(/[1-9]\d* écrites/)]);
      expect((await to.run(["export", second, word])).code).toBe(0);
      expect(recordsOf(second)).toEqual(recordsOf(first));
    }),
    { numRuns: HISTORIES, endOnFailure: process.env.CELLIER_HISTORIES === undefined },
  );
});

it("takes a plan along with its editions, and of an instrument what holds: a failure that is settled opens nothing again", async () => {
  const [from, to] = [newShell(), newShell()];
  const [here, there] = [await newBusiness({ company: "Maison" }), await newBusiness({ company: "Relève" })];
  const point = { name: "Stérilisation", step: "Cuisson", limits: [0, 121] as [number, number], kind: "ccp" as const, action: "Jeter" };
  const plans = [{ editions: [[point], [point], [point]], end: "draft" as const }];
  const instruments = [{ place: "Cave", everyMonths: 12, calibrations: [true, false, true], isRetired: false }];
  await setUp(here, { checklists: [], audits: [], documents: [], accent: "#1f6b4a", plans, instruments });
  await from.signIn(here);
  await to.signIn(there);
  const folder = join(from.home, "copy");
  await from.run(["export", folder]);
  const { code, aside } = await to.run(["import", folder, "--yes"]);
  expect([code, aside]).toEqual([0, expect.stringContaining("Non-conformités")]);
  const { items } = (await there.api("/api/control-plans")).body as { items: Row[] };
  expect(items.map(({ edition, status }) => [edition, status]).sort()).toEqual([
    [1, "replaced"],
    [2, "active"],
    [3, "draft"],
  ]);
  const { calibrations } = (await there.api("/api/instruments/INS-2026-0001".replace("2026", inDays(0).slice(0, 4)))).body;
  expect((calibrations as Row[]).map(({ outcome }) => outcome)).toEqual(["conforms", "conforms"]);
  expect((await there.api("/api/non-conformities")).body).toMatchObject({ total: 0 });
});
