import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { Refusal, refuseField } from "@/worker/core/errors";
import { phoneNumber } from "@/worker/core/trade/phone-numbers";
import type { Runtime } from "@/worker/engine/runtime";
import type { Hashing } from "@/worker/engine/services";
import { countAttempt } from "./attempts";
import { verifyPassword } from "./password";
import { normalEmail } from "./rules";

/** What a person signs in with: an e-mail or a phone number, and the password. */
export interface Credentials {
  email?: string;
  phone?: string;
  password?: string;
}

/** As long as an e-mail can be. */
const LONGEST = 254;
/** People of one phone number who may sign in with it: a family's, or a shop's. */
const SHARING = 3;

/**
 * The person these credentials belong to. A wrong password, an unknown account and one whose address nobody has proven answer
 * alike, and take as long.
 * @param address the caller's network address
 * @throws Refusal `invalid_input`, `bad_credentials`, `too_many_attempts`
 */
export async function checkCredentials(
  runtime: Pick<Runtime, "databases" | "now" | "hashing">,
  address: string,
  { email, phone, password }: Credentials,
): Promise<string> {
  const typed = (email?.trim() || phone?.trim() || "").slice(0, LONGEST);
  if (!typed) refuseField("email", "email_or_phone");
  if (!password) refuseField("password", "required");
  // Forms have one field for both; an e-mail has an @.
  const isEmail = typed.includes("@");
  const name = isEmail ? normalEmail(typed) : phoneNumber(typed);

  const { platform } = runtime.databases;
  const takeBack = await countAttempt(platform, runtime.now, [
    // From one place few, so that nobody guesses; from everywhere more, so that an outsider does not lock the owner out.
    { key: `sign-in:account:${name}:${address}`, most: 10, minutes: 15 },
    { key: `sign-in:account:${name}`, most: 100, minutes: 15 },
    { key: `sign-in:address:${address}`, most: 50, minutes: 15 },
  ]);
  const candidates = await platform
    .select({ id: users.id, passwordHash: users.passwordHash, confirmedAt: users.confirmedAt })
    .from(users)
    .where(isEmail ? eq(users.email, name) : eq(users.phone, name))
    .orderBy(users.createdAt)
    .limit(isEmail ? 1 : SHARING);
  const user = await matching(runtime.hashing, password, candidates, isEmail ? 1 : SHARING);
  if (!user?.confirmedAt) throw new Refusal("bad_credentials");
  await takeBack();
  return user.id;
}

interface Candidate {
  id: string;
  passwordHash: string;
  confirmedAt: number | null;
}

/** Whose password this is. As many are tried whether as many were found or not, so that the time tells nothing. */
async function matching(hashing: Hashing, password: string, candidates: Candidate[], tries: number): Promise<Candidate | undefined> {
  let owner: Candidate | undefined;
  for (let place = 0; place < tries; place += 1) {
    const candidate = candidates[place];
    const matches = await verifyPassword(password, candidate?.passwordHash ?? null, hashing);
    if (matches) owner ??= candidate;
  }
  return owner;
}
