import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { audit } from "@/db/kernel";
import { movements } from "@/db/business";
import { creditEntries } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { z } from "@/worker/core/contract/fields";
import type { Operation } from "@/worker/core/contract/operation";
import { nameOfActor } from "@/worker/engine/actor";
import { type Contents, changedTables, contentsOf, platformRowsOf, versionOf } from "./contents";
import { type Maker, newAdmin, nobody, type Someone } from "./in-process";
import { databases } from "./platform";
import { inputFor } from "./records";

/**
 * What must hold for every operation. A law answers with what breaks it, in words; with nothing when it holds. An exception that
 * is none any more breaks it too.
 */

type Fields = Record<string, unknown>;
/** An operation with an input that its caller may send now, on a record of its own. */
export interface Prepared {
  operation: Operation;
  caller: Someone;
  input: Fields;
}

const AT_ONCE = 4;
const admin = newAdmin();

/** Operations that show something to whoever asks, and why. */
const open: Record<string, string> = {
  "documents.shared": "whoever holds the link may see what it opens",
  "documents.sharedFile": "whoever opened the link may read it",
  "signatures.invited": "whoever is asked may see what",
  "signatures.invitedPage": "whoever is asked may read it",
  "signatures.invitedFile": "whoever is asked may keep it",
  "invoices.paymentPage": "whoever holds the link may see what it asks for",
  "paperBundles.print": "a name that nobody bears is no paper of the bundle: it is said once it is printed",
};

/** Operations that show records to whoever holds a link, which is no identifier of theirs. */
const byLink: Record<string, string> = {
  "appointments.followed": "whoever has the address of a calendar follows its appointments",
  "directoryContacts.letter": "whoever has the link of a letter reads what it asks",
};

/** Operations whose owner cannot do them here, and where they are done. */
const elsewhere: Record<string, string> = {
  "billing.payDue": "no card has refused a period: billing.test.ts has one",
  "invoices.payByCard": "no service takes cards here: payment-link.test.ts has one",
  "paperBundles.file": "the queue has not printed it: paper-bundles/bundles.test.ts does its work",
  "paperBundles.paper": "the same",
  "appointments.book": "its slot is taken by the neighbour who was here before: appointments.test.ts books it",
  "appointments.confirm": "its link was used by the neighbour who was here before: visitors.test.ts follows it",
  "scans.demo": "the sample is a file of the Worker's: scans/demo.test.ts reads it",
};

const asAsked = "what is so already stays as it is, and nobody is refused";
/** Operations that several may win, and why: what they ask for is done once, and told to all. */
const repeatable: Record<string, string> = {
  "clients.archive": asAsked,
  "clients.restore": asAsked,
  "directory.archive": asAsked,
  "directory.restore": asAsked,
  "items.archive": asAsked,
  "items.restore": asAsked,
  "locations.archive": asAsked,
  "locations.restore": asAsked,
  "orders.promise": "goods that came go to whoever waits for them; where none are left, nothing changes",
  "recurringInvoices.pause": asAsked,
  "recurringInvoices.resume": asAsked,
  "standingOrders.pause": asAsked,
  "standingOrders.resume": asAsked,
  "suppliers.archive": asAsked,
  "suppliers.restore": asAsked,
  "tariffs.prefer": asAsked,
};

/** Names that an exception gives to no operation. */
export const strayExceptions = (named: string[]) =>
  [open, byLink, elsewhere, repeatable].flatMap((table) => Object.keys(table)).filter((id) => !named.includes(id));

/** Prepares operations one after the other, as people would; what one looks at comes before what one changes. */
export async function prepared(owner: Maker, some: Operation[]): Promise<Prepared[]> {
  const list: Prepared[] = [];
  for (const operation of some) {
    const { role } = operation.access;
    const caller = role === "admin" ? admin : role === "public" ? nobody : owner;
    list.push({ operation, caller, input: await inputFor(owner, operation) });
  }
  return [...list.filter(isQuery), ...list.filter((one) => !isQuery(one))];
}

const isQuery = ({ operation }: Prepared) => operation.kind === "query";

/** Somebody else who asks for the same, or guesses a link, is shown nothing that is the owner's, and changes nothing of it. */
export async function isNobodyElses(owner: Maker, all: Prepared[], neighbour: Someone): Promise<string[]> {
  const before = await belongings(owner);
  const offences: string[] = [];
  for (const one of all) offences.push(...(await openness(guessed(one), idsIn(before), neighbour)));
  const changed = changedTables(before, await belongings(owner));
  return [...offences, ...changed.map((table) => `one of these: a neighbour changes ${table}`)];
}

/** Whoever holds a link does what it was given for; a neighbour has one that is almost right. */
function guessed(one: Prepared): Prepared {
  const { scope, kind } = one.operation;
  const field = scope === "linked" ? "id" : "link" in one.operation.input.shape ? "link" : null;
  return field && kind === "command" ? { ...one, input: { ...one.input, [field]: `${one.input[field]}x` } } : one;
}

/** What a neighbour is shown of an operation, and should not be; or is not, and should. */
async function openness({ operation, input }: Prepared, owned: string[], neighbour: Someone): Promise<string[]> {
  const { refusal, text } = await outcome(neighbour.call(operation, input));
  const sent = JSON.stringify(input);
  const isNamed = sent.includes("ESSAI-") || owned.some((id) => sent.includes(id));
  const shown = refusal || operation.id in byLink ? [] : owned.filter((id) => text.includes(id) && !sent.includes(id));
  const isOpen = isNamed && !isUnknown(refusal);
  return [
    ...(isOpen !== operation.id in open ? [`${operation.id}: a neighbour is answered ${text}`] : []),
    ...(shown.length ? [`${operation.id}: a neighbour is shown ${shown.length} records`] : []),
  ];
}

/** Its owner can do it. Asked again with its key it acts once and answers the same; the audit says who did what, and how. */
export async function actsOnce(owner: Maker, all: Prepared[]): Promise<string[]> {
  const offences: string[] = [];
  const first: { key: string; text: string }[] = [];
  for (const { operation, caller, input } of all) {
    const key = crypto.randomUUID();
    const since = await tracesOf(owner, operation, caller);
    const { refusal, text, answer } = await outcome(caller.call(operation, input, { key }));
    const traces = (await tracesOf(owner, operation, caller)).slice(since.length);
    const faults = refusal ? [] : [...faultsOfAnswer(operation, answer), ...(operation.kind === "command" ? faultsOfTraces(traces) : [])];
    if (Boolean(refusal) !== operation.id in elsewhere) faults.push(`its owner is answered ${text}`);
    offences.push(...faults.map((fault) => `${operation.id}: ${fault}`));
    first.push({ key, text });
  }
  const after = await belongings(owner);
  for (const [place, { operation, caller, input }] of all.entries()) {
    if (operation.kind === "query") continue;
    const { text } = await outcome(caller.call(operation, input, { key: first[place]?.key }));
    const before = first[place]?.text ?? "";
    if (!isSame(text, before)) offences.push(`${operation.id}: asked again with its key, it answers ${text} after ${before}`);
  }
  const changed = changedTables(after, await belongings(owner));
  return [...offences, ...changed.map((table) => `one of these: asked again with its key, it changes ${table}`)];
}

/**
 * Of four who change the same version at once, one wins; the rest are told that what they saw is no more. Where there is no
 * version to see, four with one key are told the same, and so is a fifth: it was done once.
 */
export async function letsOneWin(owner: Maker, all: Prepared[]): Promise<string[]> {
  const hasVersion = ({ operation }: Prepared) => "version" in operation.input.shape;
  const offences: string[] = [];
  for (const one of all.filter(hasVersion)) {
    const faults = await faultsOfVersions(owner, one);
    offences.push(...faults.map((fault) => `${one.operation.id}: ${fault}`));
  }
  const keyed: (Prepared & { key: string; texts: string[] })[] = [];
  for (const one of all.filter((other) => !hasVersion(other))) {
    const key = crypto.randomUUID();
    const answers = await atOnce(() => one.caller.call(one.operation, one.input, { key }));
    keyed.push({ ...one, key, texts: answers.map(({ text }) => text) });
  }
  const before = await belongings(owner);
  for (const { operation, caller, input, key, texts } of keyed) {
    const fifth = await outcome(caller.call(operation, input, { key }));
    if (!texts.every((text) => isSame(text, fifth.text)))
      offences.push(`${operation.id}: with one key, ${texts} and then ${fifth.text} are told`);
  }
  const changed = changedTables(before, await belongings(owner));
  return [...offences, ...changed.map((table) => `one of these: a fifth with the key of four changes ${table}`)];
}

async function faultsOfVersions(owner: Maker, { operation, caller, input }: Prepared): Promise<string[]> {
  const version = await versionFor(owner, operation, input);
  const answers = await atOnce(() => caller.call(operation, { ...input, version }));
  const after = (await versionFor(owner, operation, input)) ?? "gone";
  const refused = answers.flatMap(({ refusal }) => (refusal ? [refusal.code] : []));
  const won = operation.id in repeatable ? AT_ONCE : 1;
  const isWon = version && refused.length === AT_ONCE - won && refused.every((code) => lost.includes(code));
  const isOneStep = after === "gone" || after === Number(version) + 1;
  return [
    ...(isWon ? [] : [`${AT_ONCE - refused.length} of four win, the rest are told ${refused}`]),
    ...(isOneStep ? [] : [`four lead from version ${version} to ${after}`]),
  ];
}

/** Everything that a business and its owner have, in their own database and on the platform. */
export async function belongings(owner: Maker): Promise<Contents> {
  const ids = [owner.userId, owner.businessId];
  const [own, platform] = await Promise.all([contentsOf(owner.db), platformRowsOf(databases.platform, ids)]);
  const shared = Object.entries(platform).map(([table, rows]) => [`${table} of the platform`, rows]);
  return { ...own, ...Object.fromEntries(shared) };
}

/** What those are told who come too late: somebody changed it, it is in another state now, or it is no more. */
const lost = ["stale", "not_allowed_now", "not_found"];

/** What came of asking. A fault is neither done nor refused: it fails the test. */
interface Outcome {
  answer?: unknown;
  refusal: Refusal | null;
  /** The answer, or the refusal, as JSON. */
  text: string;
}

async function outcome(act: Promise<unknown>): Promise<Outcome> {
  try {
    const answer = await act;
    return { answer, refusal: null, text: JSON.stringify(answer ?? null) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: error, text: `${error.code} ${JSON.stringify(error.detail)}` };
  }
}

const atOnce = (act: () => Promise<unknown>) => Promise.all(Array.from({ length: AT_ONCE }, () => outcome(act())));

/** Answers as a door would send them: in any order of their fields. */
function isSame(one: string, other: string): boolean {
  return one === other || (one.startsWith("{") && other.startsWith("{") && isDeepStrictEqual(JSON.parse(one), JSON.parse(other)));
}

/** How fields say that nothing here is called so. */
const unknown = ["not_found", "no_recipe", "not_sent"];

/** Is it refused as what does not exist, or as what only the provider's staff may do? */
function isUnknown(refusal: Refusal | null): boolean {
  const fields = refusal?.detail.fields ?? [];
  if (refusal?.code === "not_found" || refusal?.code === "forbidden") return true;
  return refusal?.code === "invalid_input" && fields.length > 0 && fields.every(({ code }) => unknown.includes(code));
}

const idsIn = (contents: Contents) =>
  Object.values(contents).flatMap((rows) => rows.flatMap(({ id }) => (String(id).length === 36 ? [String(id)] : [])));

/** What a change leaves behind: who, through which door, before and after; goods and credits that moved leave theirs in their ledger. */
interface Trace {
  actor: string;
  door: string;
  isEmpty: boolean;
}

async function tracesOf({ db }: Maker, { id, scope }: Operation, { actor }: Someone): Promise<Trace[]> {
  const who = nameOfActor(actor);
  const isOurs = and(eq(audit.operation, id), eq(audit.actor, scope === "linked" ? "guest" : who));
  const own = scope === "platform" ? databases.platform : db;
  const ledger = scope === "platform" ? creditEntries : movements;
  const [rows, entries] = await Promise.all([
    own.select().from(audit).where(isOurs).orderBy(audit.id),
    own.select({ actor: ledger.actor }).from(ledger).where(eq(ledger.actor, who)).orderBy(ledger.id),
  ]);
  return [
    ...rows.map(({ actor, door, before, after }) => ({ actor, door, isEmpty: before === null && after === null })),
    ...entries.map(({ actor }) => ({ actor, door: "rest", isEmpty: false })),
  ];
}

function faultsOfTraces(traces: Trace[]): string[] {
  return [
    ...(traces.length ? [] : ["nothing says who did it"]),
    ...(traces.every(({ door }) => door === "rest") ? [] : ["the audit names another door"]),
    ...(traces.some(({ isEmpty }) => isEmpty) ? ["the audit has neither before nor after"] : []),
  ];
}

/** A door could not say an answer that its declaration does not foresee. */
function faultsOfAnswer({ output }: Operation, answer: unknown): string[] {
  try {
    z.encode(output, answer as never);
    return [];
  } catch (error) {
    return [`its answer is not what it declares: ${error}`];
  }
}

/** Records of which a business has one, beside its own particulars. */
const onlyOnes: Record<string, string> = { "accounting.setOpening": "opening" };

/** The version of the record that an input names; of the person, or of the business's own particulars, where it names none. */
function versionFor(owner: Maker, { id: operation, scope }: Operation, { lot, id = lot }: Fields): Promise<number | undefined> {
  return scope === "platform"
    ? versionOf(databases.platform, scope, String(id ?? owner.userId))
    : versionOf(owner.db, "business", String(id ?? onlyOnes[operation] ?? "own"));
}
