import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "@/app/routes";
import { users } from "@/db/platform";
import { isSheet } from "@/worker/core/contract/printing";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { hashPassword, QUICK } from "@/worker/modules/business/account/password";
import { operations } from "@/worker/modules/contracts";
import { changedTables, contentsOf } from "../support/contents";
import type { Maker } from "../support/in-process";
import { good } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";
import { databases } from "../support/platform";
import { inputFor } from "../support/records";
import { newSampleMaker } from "../support/sample-maker";

/** Every screen, asked for what is not there and sent what no form of ours sends. */

interface Route {
  path?: string;
  file: string;
  children?: Route[];
}
const all = (some: Route[]): Route[] => some.flatMap((route) => [route, ...all(route.children ?? [])]);
const paths = all(routes as Route[]).flatMap(({ path }) => (path && path !== "*" ? [path] : []));
/** A paper that a business may print, not one of the provider. */
const isOwnSheet = (operation: Operation) => isSheet(operation) && operation.access.role !== "admin";
/** Screens of one record; a paper is one for each operation that prints. */
const screens = paths
  .filter((path) => path.includes("/:"))
  .flatMap((path) =>
    path.includes(":operation")
      ? operations.filter(isOwnSheet).map(({ id, input }) => `customer/papers/${id}${"id" in input.shape ? "/:id" : ""}`)
      : [path.replace("?", "")],
  )
  .filter((path) => path.includes("/:"));
/** These are open to whoever holds their link or works for the provider, show what all businesses share, ask for more than a record, or name a module or a kind of import. */
const isOfRecord = (path: string) =>
  !/^(pay|sign|shared|admin|calendar)\/|suppliers-directory|recalls\.letter|paperBundles\.paper|(appointments|serviceRequests)\.file|:module|:target/.test(
    path,
  );
/** What shows these was made by the reader or the queue, or stands in files, which are not here. */
const isOfOthers = (path: string) =>
  /paperBundles|experts\.picture|items\.picture|pdf-generator\/many|scans|papers\/(documents|signatures)/.test(path);
const addressOf = (path: string, id: string) => `/${path.replace(/:\w+/, encodeURIComponent(id))}`;

/** Each screen is asked for one in so many of the records that are none of its own, others than its neighbours are. */
const ONE_IN = 8;
const shareOf = <Case>(cases: Case[], path: string): Case[] =>
  cases.filter((_, place) => place % ONE_IN === (paths.indexOf(path) + screens.indexOf(path) + ONE_IN) % ONE_IN);

const unknown = "0198c0de-0000-7000-8000-000000000000";
const malformed = ["a b", "\u0000", "x".repeat(200), "🍅", "' or '1'='1", "__proto__", "constructor", "%2e%2e%2f", "-1", "null"];

let owner: Maker;
let browser: PlainBrowser;
interface Made {
  /** The module of the operation that it was made for. */
  module: string;
  id: string;
}
/** By the operation that they were made for, in the same order: the neighbour's record beside our own. */
let pairs: [own: string, theirs: string][] = [];
let own: Made[] = [];
let foreign: string[] = [];
let removed: Made[] = [];

beforeAll(async () => {
  const neighbour = await newSampleMaker();
  owner = await newSampleMaker();
  const theirs = await fill(neighbour);
  const ours = await fill(owner);
  pairs = ours.map(({ id }, place) => [id, theirs[place]?.id ?? ""]);
  own = [...new Map(ours.map((made) => [made.id, made])).values()];
  foreign = [...new Set(theirs.map(({ id }) => id))].filter((id) => !id.startsWith("ESSAI-"));
  removed = await removeOneOfEach(owner);
  const passwordHash = await hashPassword(good, QUICK);
  await databases.platform.update(users).set({ passwordHash }).where(eq(users.id, owner.userId));
  browser = new PlainBrowser();
  expect((await browser.signIn(`essai-${owner.userId}@cellier.test`, good)).location).toBe("/customer/dashboard");
});

/** One record for every operation on one. @returns them in the order of the operations */
async function fill(maker: Maker): Promise<Made[]> {
  const ofOne = operations.filter(({ input, access }) => "id" in input.shape && access.role === "customer");
  // An invoice of long ago is sent before those of today.
  const ordered = [...ofOne.filter(isReminder), ...ofOne.filter((operation) => !isReminder(operation))];
  const made: Made[] = [];
  for (const operation of ordered) made.push({ module: nameOf(operation).module, id: String((await inputFor(maker, operation)).id) });
  return made;
}

const isReminder = ({ id }: { id: string }) => id.startsWith("reminders.");

async function removeOneOfEach(maker: Maker): Promise<Made[]> {
  const made: Made[] = [];
  for (const operation of operations) {
    if (nameOf(operation).verb !== "remove" || operation.access.role !== "customer") continue;
    const input = await inputFor(maker, operation);
    await maker.call(operation, input);
    made.push({ module: nameOf(operation).module, id: String(input.id) });
  }
  return made;
}

/** Whether a screen names the module of a record in its address, so that it is likely the one that shows it. */
const isAt = (path: string) => {
  const letters = path.replaceAll("-", "").toLowerCase();
  return ({ module }: Made) => letters.includes(module.toLowerCase());
};

/** What was answered otherwise than it should. */
async function strays(path: string, ids: string[], isRight: (status: number) => boolean): Promise<string[]> {
  const answers = await Promise.all(ids.map(async (id) => ({ id, status: (await browser.get(addressOf(path, id))).status })));
  return answers.filter(({ status }) => !isRight(status)).map(({ id, status }) => `/${path} of ${id}: ${status}`);
}

describe("every screen of a record", () => {
  it("is asked here", () => {
    expect(screens.length).toBeGreaterThan(30);
    expect([own.length, foreign.length].every((count) => count > 30)).toBe(true);
    expect(removed.length).toBeGreaterThan(7);
  });

  it.each(screens.filter(isOfRecord))("/%s is not there for an unknown, foreign, removed or malformed identifier", async (path) => {
    const theirs = isOfOthers(path) ? [] : await twinsOf(path);
    const gone = new Set([...removed.filter(isAt(path)), ...shareOf(removed, path)].map(({ id }) => id));
    const ids = [unknown, ...gone, ...theirs, ...shareOf(foreign, path), ...malformed];
    expect(await strays(path, ids, (status) => status === 404)).toEqual([]);
  });

  it.each(screens.filter((path) => isOfRecord(path) && !isOfOthers(path)))(
    "/%s shows its own records, and fails for no other",
    async (path) => {
      const shared = shareOf(own, path).map(({ id }) => id);
      expect(await strays(path, shared, (status) => status < 500)).toEqual([]);
      expect(await shownBy(path)).toBeTruthy();
    },
  );
});

/** What no form of ours sends, each beside what the screen may take. */
const strange: [what: string, fields: [string, string][]][] = [
  ["a field without a name", [["", "x"]]],
  ["a step without a name", [["lines..item", "x"]]],
  ["a name with a line break", [["na\r\nme", "x"]]],
  ["a prototype", [["__proto__", "x"]]],
  ["a prototype within", [["lines.0.__proto__.x", "x"]]],
  ["a constructor", [["constructor.prototype.x", "x"]]],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "nonsense", "update ", "<script>"].map(
    (verb): [string, [string, string][]] => [`_verb=${verb}`, [["_verb", verb]]],
  ),
  [
    "two verbs",
    [
      ["_verb", "update"],
      ["_verb", "archive"],
    ],
  ],
];
/** These have no screen: they answer as programs are answered. */
const screenless = ["customer/exports/nowhere", "customer/papers/nowhere", "customer/papers/orders.paper/nowhere"];
it.each(screenless)("/%s says as a problem that it is not there", async (path) => {
  const { status, headers, html } = await browser.get(`/${path}`);
  expect([status, headers.get("content-type"), JSON.parse(html).code]).toEqual([404, "application/problem+json", "not_found"]);
});

/** These read no form at all. */
const formless = ["logout", "preferences", "demo-ocr", "admin/dashboard"];
/** These show what a form would come to, whatever its buttons say, and keep nothing. */
const isPreview = (path: string) => path.endsWith("/preview");
/** These have no `_verb`: whoever is not signed in does one thing there. */
const verbless = ["login", "register", "forgot-password"];

describe("every form", () => {
  const forms = paths.filter((path) => !formless.includes(path) && !/^admin\/|:module|:operation/.test(path));

  it.each(forms)("/%s refuses what no form of ours sends, and does nothing", async (path) => {
    const id = path.includes(":id") && !isOfOthers(path) ? await shownBy(path) : unknown;
    const before = await contentsOf(owner.db);
    const wrong: string[] = [];
    // Half of them at each form, the other half at the next.
    for (const [what, fields] of strange.filter((_, place) => place % 2 === paths.indexOf(path) % 2)) {
      if ((verbless.includes(path) || isPreview(path)) && what.includes("verb")) continue;
      const named: [string, string][] = [
        ["id", own[0]?.id ?? ""],
        ["name", "Pris"],
        ["version", "1"],
        ["status", "active"],
      ];
      const { status } = await browser.post(addressOf(path.replace("?", ""), id), [...named, ...fields]);
      // A screen without forms says that it has none.
      if (![422, 405, ...(id === unknown ? [404] : [])].includes(status)) wrong.push(`${what}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(changedTables(before, await contentsOf(owner.db))).toEqual([]);
  });

  const verbs = [
    ...new Set(operations.map((operation) => nameOf(operation).verb)),
    "",
    "balance",
    "settle",
    "all",
    "again",
    "tariff-update",
  ];
  it.each(forms.filter((path) => path.includes(":id")))("/%s finds nothing to change for an unknown identifier", async (path) => {
    const answers = await Promise.all(
      shareOf(verbs, path).map(async (verb) => ({
        verb,
        ...(await browser.post(addressOf(path.replace("?", ""), unknown), { _verb: verb, version: "1" })),
      })),
    );
    expect(answers.filter(({ status }) => status >= 500 || status < 400).map(({ verb, status }) => `${verb}: ${status}`)).toEqual([]);
  });
});

/** The neighbour's records of the kind that a screen shows. */
async function twinsOf(path: string): Promise<string[]> {
  const shown = await shownBy(path);
  return pairs.filter(([id, theirs]) => id === shown && !theirs.startsWith("ESSAI-")).map(([, theirs]) => theirs);
}

const shownAt = new Map<string, Promise<string>>();
/** A record of our own that a screen shows. @throws Error when it shows none */
function shownBy(path: string): Promise<string> {
  const shown = shownAt.get(path) ?? findShown(path);
  shownAt.set(path, shown);
  return shown;
}

async function findShown(path: string): Promise<string> {
  const isLikely = isAt(path);
  for (const { id } of [...own.filter(isLikely), ...own.filter((made) => !isLikely(made))])
    if ((await browser.get(addressOf(path.replace("?", ""), id))).status === 200) return id;
  throw new Error(`No record is shown at /${path}`);
}
