import { z } from "./fields";

/** A link that opens one record of one business to whoever holds it: what it names, and the secret that proves it. */
export interface Link {
  businessId: string;
  recordId: string;
  secret: string;
}

/** A link as it stands in an address; the first part says whose database to open, before anything in it is believed. */
export const link = z
  .string()
  .trim()
  .min(1)
  .max(240)
  .regex(/^[\w.-]+$/);

/** Writes a link. */
export function linkOf({ businessId, recordId, secret }: Link): string {
  return [businessId, recordId, secret].join(".");
}

/** What a link names; empty where it does not say. */
export function readLink(text: string): Link {
  const [businessId = "", recordId = "", ...secret] = text.split(".");
  return { businessId, recordId, secret: secret.join(".") };
}
