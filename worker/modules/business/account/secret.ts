/** A secret of 256 bits that nobody can guess, as a text that fits in headers and cookies. */
export function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** What is kept of a secret: its SHA-256. Who reads the database cannot use it. */
export async function hashOf(secret: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))).toString("base64url");
}
