/** What the terminal's program ends with; scripts rely on it. */
export const exitCodes = {
  ok: 0,
  fault: 1,
  usage: 2,
  notSignedIn: 3,
  refused: 4,
  notFound: 5,
  conflict: 6,
  unavailable: 7,
  plan: 8,
  declined: 9,
  notUnderstood: 10,
  partlyUnderstood: 11,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Refusals that another plan, or more credits, would lift: no role has a say in them. */
const ofPlan = ["feature_not_in_plan", "limit_reached", "subscription_expired", "not_enough_credits"];

/** The exit code of an HTTP status and of the refusal's own code. */
export function exitCodeOf(status: number, code?: string): ExitCode {
  if (status < 400) return exitCodes.ok;
  if (code && ofPlan.includes(code)) return exitCodes.plan;
  if (status === 400 || status === 413 || status === 415 || status === 422) return exitCodes.usage;
  if (status === 401) return exitCodes.notSignedIn;
  if (status === 402 || status === 403) return exitCodes.refused;
  if (status === 404 || status === 405) return exitCodes.notFound;
  if (status === 409 || status === 412) return exitCodes.conflict;
  return status === 429 || status === 503 || status === 504 ? exitCodes.unavailable : exitCodes.fault;
}

/** What the service said of one field. */
export interface FieldFault {
  field: string;
  code: string;
}

/** A reason to stop: what to say, and what to end with. */
export class Stop extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode,
    /** Problems of single fields, as lines. */
    readonly lines: string[] = [],
    /** The same for the program, where the service named them. */
    readonly faults: FieldFault[] = [],
  ) {
    super(message);
  }
}
