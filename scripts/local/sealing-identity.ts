import { webcrypto } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as asn1 from "asn1js";
import { AttributeTypeAndValue, Certificate, CryptoEngine, setEngine } from "pkijs";

/** How long the certificate holds, in years. */
const YEARS = 10;
const COMMON_NAME = "2.5.4.3";

/** The key and certificate that seal signed documents here: made once, kept with the data, readable by their owner only. */
export async function sealingIdentity(data: string): Promise<{ SEALING_KEY: string; SEALING_CERTIFICATE: string }> {
  const path = join(data, "sealing-identity.json");
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(await newIdentity("Cellier (essai local)")), { mode: 0o600 });
  return JSON.parse(readFileSync(path, "utf8"));
}

/** A key of its own with a certificate that it signs itself: whoever reads a sealed file sees that it is whole, and that nobody vouches for the name. */
export async function newIdentity(name: string): Promise<{ SEALING_KEY: string; SEALING_CERTIFICATE: string }> {
  setEngine("node", new CryptoEngine({ name: "node", crypto: webcrypto as never }));
  const algorithm = { name: "RSASSA-PKCS1-v1_5", modulusLength: 3_072, publicExponent: new Uint8Array([1, 0, 1]), hash: "SHA-256" };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = new Certificate({ version: 2, serialNumber: new asn1.Integer({ value: Math.floor(Date.now() / 1_000) }) });
  for (const party of [certificate.issuer, certificate.subject])
    party.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1.Utf8String({ value: name }) }));
  certificate.notBefore.value = new Date();
  certificate.notAfter.value = new Date(Date.now() + YEARS * 365 * 86_400_000);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as never);
  await certificate.sign(keys.privateKey as never, "SHA-256");
  const key = await webcrypto.subtle.exportKey("pkcs8", keys.privateKey);
  return { SEALING_KEY: pem("PRIVATE KEY", key), SEALING_CERTIFICATE: pem("CERTIFICATE", certificate.toSchema(true).toBER(false)) };
}

function pem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}
