import { expect, it } from "vitest";
import { provenSenders } from "@/worker/doors/mail-senders";

const results = (value: string) => ({ key: "authentication-results", originalKey: "Authentication-Results", value });
const from = { name: "Moulin", address: "factures@moulin.example" };
const envelope = "relais@ailleurs.example";
const senders = (...values: string[]) => provenSenders({ from, headers: values.map(results) }, envelope);

it.each([
  ["nothing is known: who handed it in counts", [], [envelope]],
  [
    "the domain of the letter vouches for it",
    ["mx.cloudflare.net; spf=pass; dkim=pass; dmarc=pass header.from=moulin.example"],
    [envelope, from.address],
  ],
  [
    "it vouches, though the mailbox that handed it on is not its own",
    ["mx.cloudflare.net; spf=fail; dkim=pass; dmarc=pass"],
    [from.address],
  ],
  ["the domain of the letter denies it", ["mx.cloudflare.net; spf=pass; dmarc=fail"], []],
  ["the domain that handed it in denies it", ["mx.cloudflare.net; spf=fail; dmarc=none"], []],
  ["a domain that is not sure denies nothing", ["mx.cloudflare.net; spf=softfail; dmarc=none"], [envelope]],
  ["a signature alone vouches for nobody's address", ["mx.cloudflare.net; dkim=pass header.d=spam.example"], [envelope]],
  ["the sender wrote the results", ["mx.ailleurs.example; dmarc=pass"], [envelope]],
  ["the sender wrote them under our receiver's own", ["mx.cloudflare.net; dmarc=none", "mx.cloudflare.net; dmarc=pass"], [envelope]],
  [
    "they are in capitals, with a version and folded",
    ["MX.Cloudflare.net 1;\r\n DMARC=PASS action=none;\r\n SPF=pass"],
    [envelope, from.address],
  ],
])("%s", (_, values, expected) => expect(senders(...values)).toEqual(expected));

it("a letter without a writer is who handed it in", () =>
  expect(provenSenders({ from: undefined, headers: [results("mx.cloudflare.net; dmarc=pass")] }, envelope)).toEqual([envelope]));
