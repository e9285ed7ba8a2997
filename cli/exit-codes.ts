/** What the terminal's program ends with; scripts rely on it. */
export const exitCodes = { ok: 0, fault: 1, usage: 2, notSignedIn: 3, refused: 4, notFound: 5, conflict: 6, unavailable: 7 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit code of an HTTP status. */
export function exitCodeOf(status: number): ExitCode {
  if (status < 400) return exitCodes.ok;
  if (status === 400 || status === 413 || status === 415 || status === 422) return exitCodes.usage;
  if (status === 401) return exitCodes.notSignedIn;
  if (status === 402 || status === 403) return exitCodes.refused;
  if (status === 404 || status === 405) return exitCodes.notFound;
  if (status === 409 || status === 412) return exitCodes.conflict;
  return status === 429 || status === 503 ? exitCodes.unavailable : exitCodes.fault;
}

/** A reason to stop: what to say, and what to end with. */
export class Stop extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode,
    /** Problems of single fields, as lines. */
    readonly lines: string[] = [],
  ) {
    super(message);
  }
}
