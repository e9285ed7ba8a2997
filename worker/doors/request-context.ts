import type { Context } from "hono";
import { asLanguage, type Language, languageOfHeader } from "@/worker/core/language";
import type { Caller } from "@/worker/engine/actor";
import type { Runtime } from "@/worker/engine/runtime";
import type { Env } from "@/worker/env";

/** What every request carries through the doors. */
export interface RequestState {
  Bindings: Env;
  Variables: {
    runtime: Runtime;
    language: Language;
    nonce: string;
    /** The pattern of the screen's address, e.g. `/customer/orders/:id`; the API's stand in its own routes. */
    screen: string | undefined;
    /** Who calls; read once per request, when first asked. */
    caller: () => Promise<Caller>;
    /** The session's cookie that leaves with the answer, when it changes. */
    sessionCookie: string | undefined;
  };
}

export type RequestContext = Context<RequestState>;

/** The reader's language: the choice kept in `lang`; for programs, what they say they accept; otherwise French. */
export function languageOf(cookie: string | undefined, acceptLanguage: string | null, isProgram: boolean): Language {
  return asLanguage(cookie) ?? languageOfHeader(isProgram ? acceptLanguage : null);
}
