export { newSecret } from "@/worker/engine/identifier";

/** What is kept of a secret: its SHA-256. Who reads the database cannot use it. */
export async function hashOf(secret: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))).toString("base64url");
}
