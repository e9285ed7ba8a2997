/** What a log line may carry: identifiers, codes and figures. Names, e-mails and texts that people typed never go in. */
export type LogFacts = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  info(event: string, facts?: LogFacts): void;
  error(event: string, error: unknown, facts?: LogFacts): void;
}

/** Writes one JSON line per event; `facts` common to all of them come first. */
export function makeLog(common: LogFacts): Log {
  const line = (level: string, event: string, facts: LogFacts) => JSON.stringify({ level, event, ...common, ...facts });
  return {
    info: (event, facts = {}) => console.log(line("info", event, facts)),
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
