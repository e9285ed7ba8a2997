import { refuseField, refuseState } from "@/worker/core/errors";
import { requireShown } from "@/worker/core/files/shown-signs";
import { fold } from "@/worker/core/language";
import { type FieldKind, type ShownStatus, type SignatoryStatus, type SignatureStatus, WHOLE } from "./status";

/** Where a field stands on a page: ten-thousandths of its width and height, from its top left. */
export interface Field {
  /** Whose it is: the place of the signatory, from 1. */
  signatory: number;
  kind: FieldKind;
  /** From 1. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** What is asked for, of a text or a tick. */
  label: string;
  required: boolean;
}

/** How large each kind is, when nobody says. */
export const sizes: Record<FieldKind, { width: number; height: number }> = {
  signature: { width: 2_800, height: 700 },
  initials: { width: 1_000, height: 450 },
  date: { width: 1_600, height: 260 },
  text: { width: 2_800, height: 260 },
  tick: { width: 300, height: 220 },
};

/**
 * Where people sign: where the document says, the day beside each; several share a place side by side. A document that says
 * nothing is signed where documents usually are.
 */
export function fieldsFor(signatories: number, { pages, places }: { pages: readonly unknown[]; places: readonly Place[] }): Field[] {
  if (!places.length) return usualFields(signatories, pages.length);
  return Array.from({ length: signatories }, (_, at) => at).flatMap((at) => {
    const place = places[at % places.length] as Place;
    const first = at % places.length;
    const sharing = Math.ceil((signatories - first) / places.length);
    const part = Math.floor(place.width / sharing);
    const left = place.left + Math.floor(at / places.length) * part;
    const width = Math.max(SMALLEST, Math.min(sizes.signature.width, Math.floor(part * 0.6)));
    const height = Math.min(sizes.date.height, place.height);
    const all = { signatory: at + 1, page: place.page, label: "", required: true };
    const rest = Math.max(SMALLEST, Math.min(sizes.date.width, part - width - 2 * GAP));
    return [
      { ...all, kind: "signature" as const, left, top: place.top, width, height: place.height },
      { ...all, kind: "date" as const, left: left + width + GAP, top: place.top + place.height - height, width: rest, height },
    ];
  });
}

/** The least that a field measures, and what stands between a signature and its day. */
const SMALLEST = 100;
const GAP = 60;

type Place = Pick<Field, "page" | "left" | "top" | "width" | "height">;

/** Where signatures usually go: side by side at the foot of the last page, the day under each. */
export function usualFields(signatories: number, pages: number): Field[] {
  const perRow = 3;
  return Array.from({ length: signatories }, (_, at) => at).flatMap((at) => {
    const place = { signatory: at + 1, page: pages, left: 600 + (at % perRow) * 3_000, label: "", required: true };
    const top = 8_000 - (Math.ceil(signatories / perRow) - 1 - Math.floor(at / perRow)) * 1_200;
    return [
      { ...place, kind: "signature" as const, top, ...sizes.signature },
      { ...place, kind: "date" as const, top: top + sizes.signature.height + 60, ...sizes.date },
    ];
  });
}

/**
 * Fields stand on pages that there are, within them, and belong to somebody who signs.
 * @throws Refusal `invalid_input` naming the first that does not
 */
export function requirePlaced(fields: readonly Field[], signatories: number, pages: number): void {
  for (const [at, field] of fields.entries()) {
    if (field.signatory > signatories) refuseField(`fields.${at}.signatory`, "no_such_signatory");
    if (field.page > pages) refuseField(`fields.${at}.page`, "no_such_page");
    if (field.left + field.width > WHOLE) refuseField(`fields.${at}.left`, "off_the_page");
    if (field.top + field.height > WHOLE) refuseField(`fields.${at}.top`, "off_the_page");
  }
}

/**
 * Nobody signs twice. Two people may share an address, so that it is their name with it that tells them apart.
 * @throws Refusal `invalid_input` naming the second
 */
export function requireDistinct(signatories: readonly { name: string; email: string }[]): void {
  const calls = signatories.map(({ name, email }) => `${fold(name.trim())} ${fold(email)}`);
  const second = calls.findIndex((one, at) => calls.indexOf(one) < at);
  if (second >= 0) refuseField(`signatories.${second}.name`, "signatory_twice", { name: signatories[second]?.name ?? "" });
}

/**
 * Everybody has a place to sign, and what the evidence says of them can be shown.
 * @throws Refusal `invalid_input` naming `signatories`, a name or `title` that cannot be shown, or `fields`
 */
export function requireSignable(title: string, signatories: readonly { name: string }[], fields: readonly Field[]): void {
  requireShown("title", title);
  if (!signatories.length) refuseField("signatories", "required");
  for (const [at, { name }] of signatories.entries()) requireShown(`signatories.${at}.name`, name);
  const without = signatories.find((_, at) => !fields.some(({ kind, signatory }) => kind === "signature" && signatory === at + 1));
  if (without) refuseField("fields", "nowhere_to_sign", { name: without.name });
}

interface Signatory {
  place: number;
  status: SignatoryStatus;
}

/** Whose turn it is: the first who has not signed where there is an order, all who have not otherwise. */
export function turnOf<One extends Signatory>(signatories: readonly One[], isOrdered: boolean): One[] {
  const waiting = signatories.filter(({ status }) => status === "waiting").sort((one, other) => one.place - other.place);
  return isOrdered ? waiting.slice(0, 1) : waiting;
}

/** Has everybody signed? A document nobody signs is never whole. */
export function isWhole(signatories: readonly Signatory[]): boolean {
  return signatories.length > 0 && signatories.every(({ status }) => status === "signed");
}

/**
 * A quote is signed as it was sent: once its order is changed, cancelled or taken in another way, nobody signs it any more.
 * @param order as it stands now; null where it is no more
 */
export function isQuoteGone(
  { orderId, orderVersion }: { orderId: string | null; orderVersion: number | null },
  order: { status: string; version: number } | null,
): boolean {
  return orderId !== null && !(order?.status === "draft" && order.version === orderVersion);
}

/** Where it stands for people: what waits to be signed waits for nothing once its quote is gone. */
export const shownStatusOf = ({ status }: { status: SignatureStatus }, isWithdrawn: boolean): ShownStatus =>
  isWithdrawn && status === "pending" ? "withdrawn" : status;

/** Those who know of it: who has signed, and whose turn it is. They hear of its end. */
export function concernedBy<One extends Signatory>(signatories: readonly One[], isOrdered: boolean): One[] {
  const waiting = turnOf(signatories, isOrdered);
  return signatories.filter((one) => one.status === "signed" || waiting.includes(one));
}

/**
 * Somebody may sign while it is open, before its end, in their turn, once.
 * @param signature with the day after which nobody signs
 * @throws Refusal `not_allowed_now` naming what is in the way
 */
export function requireTurn(
  { status, expiresOn, isOrdered, isWithdrawn }: { status: SignatureStatus; expiresOn: string; isOrdered: boolean; isWithdrawn: boolean },
  signatories: readonly Signatory[],
  mine: Signatory,
  today: string,
): void {
  if (status !== "pending") refuseState("status", "not_open");
  if (isOver(expiresOn, today)) refuseState("expiresOn", "signing_over");
  if (mine.status !== "waiting") refuseState("id", "signed_already");
  if (isWithdrawn) refuseState("status", "withdrawn");
  if (!turnOf(signatories, isOrdered).some(({ place }) => place === mine.place)) refuseState("id", "not_your_turn");
}

/** Is the last day to sign past? @param today a civil date */
export function isOver(expiresOn: string, today: string): boolean {
  return today > expiresOn;
}

/** What a signatory leaves in a field. */
export interface Value {
  /** Which of the document's fields, from 0. */
  field: number;
  text: string;
}

/**
 * What each field of a signatory shows: what they wrote, and what follows by itself.
 * @param mine the fields of the signatory, each with its place among all
 * @param day the day of signing, as they write it
 * @throws Refusal `invalid_input` naming `values` when something that is asked for is not there
 */
export function valuesOf(mine: readonly (Field & { at: number })[], written: readonly Value[], day: string): Value[] {
  const stranger = written.find(({ field }) => !mine.some(({ at }) => at === field));
  if (stranger) refuseField("values", "no_such_field");
  return mine.flatMap(({ at, kind, required, label }) => {
    if (kind === "signature" || kind === "initials") return [];
    if (kind === "date") return [{ field: at, text: day }];
    const text = written.find(({ field }) => field === at)?.text.trim() ?? "";
    if (required && !text) refuseField("values", "to_fill_in", { label });
    requireShown("values", text);
    return text ? [{ field: at, text: kind === "tick" ? "X" : text }] : [];
  });
}

/** Initials, where only a name was typed: "Jean-Marc Dubois" is "JMD". */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((part) => part[0]?.toUpperCase() ?? "")
    .join("")
    .slice(0, 4);
}

/** An address that says whose it is without telling it: "c•••@conserverie.fr". */
export function maskedEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 1)}•••@${host}`;
}

/** How a sealed file names itself, in the signature's own words: found again in its bytes. */
const MARK = /\/ContactInfo\s*\(https?:\/\/[^()\s]{1,200}\/verify\?of=([\w-]{1,64}\.[\w-]{1,64})\)/g;

/** What a sealed file says it is: business and signature; null when it is none of ours. */
export function referenceIn(bytes: Uint8Array): string | null {
  return [...new TextDecoder("latin1").decode(bytes).matchAll(MARK)].at(-1)?.[1] ?? null;
}
