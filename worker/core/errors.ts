/** Every way a door can say no, with its HTTP status. The codes are public and never change meaning. */
export const refusals = {
  invalid_input: 422,
  malformed_body: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_signed_in: 401,
  bad_credentials: 401,
  invalid_token: 401,
  forbidden: 403,
  scope_missing: 403,
  visit_reads_only: 403,
  cross_site: 403,
  feature_not_in_plan: 403,
  limit_reached: 403,
  subscription_expired: 402,
  not_found: 404,
  method_not_allowed: 405,
  stale: 409,
  already_exists: 409,
  not_allowed_now: 409,
  incomplete: 409,
  incomplete_party: 422,
  not_a_draft: 409,
  changed_since: 409,
  still_used: 409,
  not_enough: 409,
  not_enough_credits: 402,
  lot_held: 409,
  lot_expired: 409,
  precondition_failed: 412,
  key_reused: 422,
  weak_password: 422,
  not_supported: 422,
  too_many_attempts: 429,
  failed: 500,
  unavailable: 503,
  timed_out: 504,
  storage_full: 507,
} as const;

export type RefusalCode = keyof typeof refusals;

/** What is wrong with one field: the field's path as the caller wrote it, and why. */
export interface FieldProblem {
  field: string;
  /** A key of the words under `errors.field`. */
  code: string;
  params?: Record<string, string | number | readonly number[]>;
  /** What is in the way, where that is records: a screen leads to them. */
  records?: NamedRecord[];
  /** The operation that does what is wanted in another way: `counts.create`. */
  instead?: string;
}

/** A record that a refusal names: the table it stands in, as the audit calls it, and its name in the caller's language. */
export interface NamedRecord {
  record: string;
  id: string;
  name: string;
}

/** A "no" that people may read: doors phrase it in the caller's language from its code. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly detail: { fields?: FieldProblem[]; params?: Record<string, string | number>; incident?: string } = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.status = refusals[code];
  }
}

/** Refuses the input because of one field. @throws Refusal always */
export function refuseField(field: string, code: string, params?: FieldProblem["params"]): never {
  throw new Refusal("invalid_input", { fields: [{ field, code, params }] });
}

/**
 * Refuses because of the state that the record acted upon is in, whatever the input. A record that is only named by a field of
 * the input and cannot be taken is refused by `refuseField`.
 * @param field what of the record is in the way; `id` is the record itself
 * @throws Refusal `not_allowed_now` always
 */
export function refuseState(field: string, code: string, params?: FieldProblem["params"]): never {
  throw new Refusal("not_allowed_now", { fields: [{ field, code, params }] });
}

/** Waits for a record that a field names. @throws Refusal `invalid_input` naming the field when there is none */
export async function mustExist<Found>(field: string, record: Promise<Found>): Promise<Found> {
  try {
    return await record;
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_found") refuseField(field, "not_found");
    throw error;
  }
}
