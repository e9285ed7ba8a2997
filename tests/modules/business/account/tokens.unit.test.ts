import { generateKeyPairSync } from "node:crypto";
import { exportJWK, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { expect, it } from "vitest";
import { publicKeys, sessionOfToken } from "@/worker/modules/business/account/tokens";

const newKey = () => JSON.stringify(generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }));
const key = newKey();

interface Facts {
  signedWith?: string;
  audience?: string;
  expiresIn?: number;
  claims?: Record<string, unknown>;
}

/** A token as the product makes them, but for what is said otherwise. */
async function token({ signedWith = key, audience = "cellier", expiresIn = 900, claims = { sid: "session-1" } }: Facts = {}) {
  const now = Math.floor(Date.now() / 1_000);
  const unsigned = new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT" }).setSubject("user-1").setAudience(audience);
  return unsigned
    .setIssuedAt(now)
    .setExpirationTime(now + expiresIn)
    .sign(await importJWK(JSON.parse(signedWith), "ES256"));
}

it("names the session it speaks for", async () => {
  expect(await sessionOfToken(key, await token(), Date.now())).toBe("session-1");
});

it("is read again for nothing once it is too old, or the key has changed", async () => {
  const own = await token({ expiresIn: 60 });
  const read = (now: number, signing = key) => sessionOfToken(signing, own, now);
  expect(await read(Date.now())).toBe("session-1");
  await expect(read(Date.now() + 61_000)).rejects.toMatchObject({ code: "invalid_token" });
  await expect(read(Date.now(), newKey())).rejects.toMatchObject({ code: "invalid_token" });
  expect(await read(Date.now())).toBe("session-1");
});

it.each<[string, () => Promise<string>]>([
  ["too old", () => token({ expiresIn: -1 })],
  ["for another product", () => token({ audience: "ailleurs" })],
  ["signed by another", () => token({ signedWith: newKey() })],
  ["of no session", () => token({ claims: {} })],
  ["of a session that is no name", () => token({ claims: { sid: ["session-1"] } })],
  ["not signed at all", async () => new UnsecuredJWT({ sid: "session-1" }).setAudience("cellier").encode()],
  ["signed with the public key for a secret", () => signedWithPublicKey()],
])("is refused when %s", async (_, make) => {
  await expect(sessionOfToken(key, await make(), Date.now())).rejects.toMatchObject({ code: "invalid_token" });
});

/** The old trick: what everyone may read of the key, used as the secret of another algorithm. */
async function signedWithPublicKey(): Promise<string> {
  const { keys } = await publicKeys(key);
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(await importJWK(keys[0] ?? {}, "ES256"))));
  const forged = new SignJWT({ sid: "session-1" }).setProtectedHeader({ alg: "HS256" }).setAudience("cellier").setExpirationTime("5m");
  return forged.sign(secret);
}
