const hmac = { name: "HMAC", hash: "SHA-256" } as const;
const encoder = new TextEncoder();

const keyOf = (secret: string, use: "sign" | "verify") => crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, [use]);

/** What proves that we said these parts, in hexadecimal. */
export async function seal(secret: string, parts: string[]): Promise<string> {
  const bytes = await crypto.subtle.sign(hmac, await keyOf(secret, "sign"), encoder.encode(parts.join("\n")));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Is this the signature of the text? It takes as long whether it is or not. @param hex 64 digits */
export async function signs(secret: string, text: string, hex: string): Promise<boolean> {
  const bytes = Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify(hmac, await keyOf(secret, "verify"), bytes, encoder.encode(text));
}
