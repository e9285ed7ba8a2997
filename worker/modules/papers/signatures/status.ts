import type { Meaning } from "@/worker/core/contract/meaning";
import { statusTable } from "@/worker/core/contract/status";

export const signatureStatuses = ["draft", "pending", "completed", "rejected", "cancelled", "expired"] as const;
export type SignatureStatus = (typeof signatureStatuses)[number];
/** What each means, whatever shows it. */
const signatureMeanings = {
  draft: "idle",
  pending: "flow",
  completed: "good",
  rejected: "loss",
  cancelled: "ended",
  expired: "soon",
} satisfies Record<(typeof signatureStatuses)[number], Meaning>;
/** What people see: the same, and that it is not to be signed any more, because its order is not what was sent. */
export const shownStatuses = [...signatureStatuses, "withdrawn"] as const;
export type ShownStatus = (typeof shownStatuses)[number];
export const shownMeanings = { ...signatureMeanings, withdrawn: "soon" } satisfies Record<ShownStatus, Meaning>;
export type SignatureMove = "update" | "send" | "sign" | "remind" | "decline" | "complete" | "cancel" | "expire";

/** What one may do with a document to sign (domain: status machines). Those who are asked sign and decline; the product completes and expires. */
export const signatureStatus = statusTable<SignatureStatus, SignatureMove>({
  draft: { update: "draft", send: "pending", cancel: "cancelled" },
  pending: {
    sign: "pending",
    remind: "pending",
    decline: "rejected",
    complete: "completed",
    cancel: "cancelled",
    expire: "expired",
  },
  completed: {},
  rejected: {},
  cancelled: {},
  expired: {},
});

export const signatoryStatuses = ["waiting", "signed", "declined"] as const;
export type SignatoryStatus = (typeof signatoryStatuses)[number];

/** What a signatory leaves on a page. */
export const fieldKinds = ["signature", "initials", "date", "text", "tick"] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What became of the order that a signature confirms: nothing yet, confirmed, or in the way (it was changed since, or is over). */
export const orderOutcomes = ["none", "confirmed", "refused"] as const;

export const MOST_SIGNATORIES = 10;
export const MOST_FIELDS = 60;
/** Pages of a document to sign. */
export const MOST_PAGES = 100;
/** Days that people have to sign, when nobody says. */
export const USUAL_DAYS = 30;
/** Minutes that a code holds. */
export const CODE_MINUTES = 15;
/** What a place on a page is counted in: parts of its width or height. */
export const WHOLE = 10_000;
