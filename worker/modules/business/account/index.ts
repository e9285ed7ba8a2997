import type { Handlers } from "@/worker/engine/handler";
import { changePassword } from "./change-password";
import type { account, credentials } from "./contract";
import { reauthenticate } from "./reauthenticate";
import { recover, resend } from "./recover";
import { reset } from "./reset";
import { show } from "./show";
import { signUp } from "./sign-up";
import { update } from "./update";
import { verify } from "./verify";

export { countAttempt, requireAttemptLeft } from "./attempts";
export { answerDevice, readDevice, startDevice, takeDevice } from "./devices";
export { hashOf, newSecret } from "./secret";
export { forgetAccounts } from "./forget";
export { QUICK, SLOW } from "./password";
export { roleOf } from "./roles";
export { sessionCookieOf, sessionsOf } from "./sessions";
export { checkCredentials } from "./sign-in";
export { firstTokens, pair, publicKeys, sessionOfToken, spendRefreshToken } from "./tokens";
export const accountHandlers = { show, update, signUp, recover, resend, verify, reset, reauthenticate, changePassword } satisfies Handlers<
  typeof account & typeof credentials
>;
