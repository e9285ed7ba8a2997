import * as asn1 from "asn1js";
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";

/** A private key and its certificate, in PEM, as `SEALING_KEY` and `SEALING_CERTIFICATE` give them. */
export interface Identity {
  /** PKCS#8. */
  key: string;
  certificate: string;
}

const DATA = "1.2.840.113549.1.7.1";
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
/** ESS signing-certificate-v2 (RFC 5035): ties the signature to this very certificate, as PAdES asks (ETSI EN 319 142-1, 6.3). */
const SIGNING_CERTIFICATE = "1.2.840.113549.1.9.16.2.47";
const HASH = "SHA-256";

/** The signature of bytes that stand elsewhere (CMS, RFC 5652), with what a PAdES baseline signature must say. */
export async function signDetached(bytes: Uint8Array, identity: Identity): Promise<Uint8Array> {
  const certificate = Certificate.fromBER(derOf(identity.certificate));
  const key = await crypto.subtle.importKey("pkcs8", derOf(identity.key), { name: "RSASSA-PKCS1-v1_5", hash: HASH }, false, ["sign"]);
  const [digest, certificateDigest] = await Promise.all([digestOf(bytes), digestOf(derOf(identity.certificate))]);
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({ type: CONTENT_TYPE, values: [new asn1.ObjectIdentifier({ value: DATA })] }),
        new Attribute({ type: MESSAGE_DIGEST, values: [new asn1.OctetString({ valueHex: digest })] }),
        new Attribute({ type: SIGNING_CERTIFICATE, values: [signingCertificate(certificateDigest)] }),
      ],
    }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [signer],
    certificates: [certificate],
  });
  await signed.sign(key, 0, HASH, bytes as Uint8Array<ArrayBuffer>);
  return new Uint8Array(new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) }).toSchema().toBER());
}

/** SigningCertificateV2 with one ESSCertIDv2, whose hash is SHA-256 by default. */
function signingCertificate(digest: ArrayBuffer): asn1.Sequence {
  const certificateId = new asn1.Sequence({ value: [new asn1.OctetString({ valueHex: digest })] });
  return new asn1.Sequence({ value: [new asn1.Sequence({ value: [certificateId] })] });
}

function digestOf(bytes: Uint8Array): Promise<ArrayBuffer> {
  return crypto.subtle.digest(HASH, bytes as Uint8Array<ArrayBuffer>);
}

function derOf(pem: string): Uint8Array<ArrayBuffer> {
  const letters = atob(pem.replace(/-----[^-]+-----|\s/g, ""));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
