/** What a log line may carry: identifiers, codes and figures. Names, e-mails and texts that people typed never go in. */
export type LogFacts = Record<string, string | number | boolean | null | undefined>;

/** What whoever watches over the house wants to know of. */
export type SecurityEvent =
  | "sign_in_failed"
  | "locked"
  | "refresh_token_reused"
  | "password_changed"
  | "program_let_in"
  | "role_refused"
  | "power_refused"
  | "payment_refused";

export interface Log {
  info(event: string, facts?: LogFacts): void;
  /** A fault of ours; nothing that a visitor sends writes one. */
  error(event: string, error: unknown, facts?: LogFacts): void;
  security(event: SecurityEvent): void;
}

/** Writes one JSON line per event, with its time. @param common what is known of the request by then; it comes first */
export function makeLog(common: () => LogFacts = () => ({})): Log {
  const line = (level: string, event: string, facts: LogFacts) =>
    JSON.stringify({ level, event, at: new Date().toISOString(), ...common(), ...facts });
  return {
    info: (event, facts = {}) => console.log(line("info", event, facts)),
    security: (event) => console.log(line("security", event, {})),
    error: (event, error, facts = {}) => console.error(line("error", event, { ...facts, ...describe(error) })),
  };
}

/** An error's kind and place. Never its message, nor what the stack repeats of it: it may quote what people typed. */
function describe(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as Error & { code?: unknown }).code;
  const place = error.stack
    ?.replace(error.message, "")
    .split("\n")
    .find((frame) => /^\s+at \S/.test(frame));
  const cause = error.cause instanceof Error ? describe(error.cause) : {};
  const because = cause.error ? { cause: cause.error, causeCode: cause.code } : {};
  return { error: error.name, code: typeof code === "string" ? code : undefined, place: place?.trim(), ...because };
}
