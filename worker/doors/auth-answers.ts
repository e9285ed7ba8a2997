import type { RefusalCode, Refusal } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import type { Profile } from "@/worker/modules/business/account/contract";
import { problemAnswer, problemOf } from "./problem";

/** What hosted auth clients call our refusals; the others keep their own name. */
const clientCodes: Partial<Record<RefusalCode, string>> = {
  bad_credentials: "invalid_credentials",
  not_signed_in: "no_authorization",
  invalid_token: "session_not_found",
  invalid_input: "validation_failed",
  malformed_body: "bad_json",
  too_many_attempts: "over_request_rate_limit",
  already_exists: "conflict",
  failed: "unexpected_failure",
};

/** A refusal as a problem (RFC 9457) that hosted auth clients understand as well. */
export function authProblem(refusal: Refusal, language: Language): Response {
  const problem = problemOf(refusal, language);
  const body = {
    ...problem,
    error_code: clientCodes[refusal.code] ?? refusal.code,
    msg: problem.detail,
    ...(refusal.code === "weak_password" && { weak_password: { reasons: reasonsOf(refusal) } }),
  };
  return new Response(JSON.stringify(body), problemAnswer(refusal, language));
}

/** `length`, `common`, `personal`, `repetitive`. */
function reasonsOf({ detail }: Refusal): string[] {
  return (detail.fields ?? []).map(({ code }) => code.replace("password_", ""));
}

/** A person in the shape of hosted auth clients. */
export function userOf(profile: Profile) {
  return {
    id: profile.id,
    aud: "authenticated",
    role: "authenticated",
    email: profile.email,
    phone: profile.phone ?? "",
    user_metadata: {
      first_name: profile.firstName,
      last_name: profile.lastName,
      company: profile.company,
      language: profile.language,
    },
    app_metadata: { provider: "email", providers: ["email"], role: profile.role, plan: profile.plan },
    created_at: new Date(profile.createdAt).toISOString(),
    updated_at: new Date(profile.updatedAt).toISOString(),
  };
}
