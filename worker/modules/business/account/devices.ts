import { and, eq, gt } from "drizzle-orm";
import { deviceSignIns } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import type { Runtime } from "@/worker/engine/runtime";
import { countAttempt } from "./attempts";
import { hashOf, newSecret } from "./secret";

/** How long a program may wait for its person. */
const MINUTES = 10;
/** Seconds between two questions of a program that waits. */
const INTERVAL = 2;
/** Consonants alone, as the RFC advises: they are not taken for one another, and no word comes of them. */
const SIGNS = "BCDFGHJKLMNPQRSTVWXZ";
const LENGTH = 8;

type Services = Pick<Runtime, "databases" | "now">;

/** A code as it is kept: capitals without dash or space. */
const plainCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z]/g, "");

/** A code as people read it. */
const shownCode = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Eight signs, each as likely as any other. */
function newUserCode(): string {
  let code = "";
  while (code.length < LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 256 - (256 % SIGNS.length)) code += SIGNS[byte % SIGNS.length];
  }
  return code;
}

/** What a program that wants to be let in is given (RFC 8628). */
export interface DeviceStart {
  device_code: string;
  user_code: string;
  /** Seconds. */
  expires_in: number;
  interval: number;
}

/** Opens the wait of a program. @param name what it calls itself @throws Refusal `too_many_attempts` */
export async function startDevice({ databases: { platform }, now }: Services, address: string, name: string): Promise<DeviceStart> {
  await countAttempt(platform, now, [{ key: `device:address:${address}`, most: 100, minutes: 60 }]);
  const [secret, userCode] = [newSecret(), newUserCode()];
  await platform.insert(deviceSignIns).values({ proofHash: await hashOf(secret), userCode, name, expiresAt: now + MINUTES * 60_000 });
  return { device_code: secret, user_code: shownCode(userCode), expires_in: MINUTES * 60, interval: INTERVAL };
}

/** A program that waits, as its person is shown it. */
export interface WaitingDevice {
  code: string;
  name: string;
}

/**
 * The program that waits with a code. Guesses are counted for the person who types.
 * @throws Refusal `invalid_input` naming `code` when none waits with it; `too_many_attempts`
 */
export async function readDevice({ databases: { platform }, now }: Services, userId: string, typed: string): Promise<WaitingDevice> {
  await countAttempt(platform, now, [{ key: `device:person:${userId}`, most: 60, minutes: 60 }]);
  const [row] = await platform.select().from(deviceSignIns).where(waitsWith(typed, now));
  if (!row) refuseField("code", "code_wrong");
  return { code: shownCode(row.userCode), name: row.name };
}

/** Lets a program in as a person, or not; the first answer stands. @throws Refusal `invalid_input` naming `code` when none waits with it */
export async function answerDevice({ databases: { platform }, now }: Services, userId: string, typed: string, isApproved: boolean) {
  const answered = await platform
    .update(deviceSignIns)
    .set({ state: isApproved ? "approved" : "refused", userId })
    .where(waitsWith(typed, now))
    .returning({ name: deviceSignIns.name });
  if (!answered[0]) refuseField("code", "code_wrong");
}

/** Why a program is not in (RFC 8628): it waits still, it was refused, or its time is over. */
type DeviceWait = "authorization_pending" | "access_denied" | "expired_token";

/** Who let a program in; an answer is taken once. @param secret its `device_code` */
export async function takeDevice({ databases: { platform }, now }: Services, secret: string): Promise<{ userId: string } | DeviceWait> {
  const own = eq(deviceSignIns.proofHash, await hashOf(secret));
  const [row] = await platform.select().from(deviceSignIns).where(own);
  if (!row || row.expiresAt <= now) return "expired_token";
  if (row.state === "waiting") return "authorization_pending";
  const [taken] = await platform.delete(deviceSignIns).where(own).returning({ userId: deviceSignIns.userId });
  if (!taken) return "expired_token";
  return row.state === "approved" && taken.userId ? { userId: taken.userId } : "access_denied";
}

const waitsWith = (typed: string, now: number) =>
  and(eq(deviceSignIns.userCode, plainCode(typed)), eq(deviceSignIns.state, "waiting"), gt(deviceSignIns.expiresAt, now));
