/** What proves that a text was written by who knows the secret (HMAC, SHA-256), in hexadecimal. */
export async function sealOf(secret: string, text: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value);
  const key = await crypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const seal = await crypto.subtle.sign("HMAC", key, encode(text));
  return [...new Uint8Array(seal)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
