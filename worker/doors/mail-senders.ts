import type { Email } from "postal-mime";

/** Who receives our mail, as it names itself in what it adds; anybody may write the name of another. */
const RECEIVER = "mx.cloudflare.net";

type Verdicts = Partial<Record<"spf" | "dkim" | "dmarc", string>>;

/**
 * Who may be believed to have sent a mail. Whoever handed it in counts, unless their own domain denies it (SPF); whoever it says
 * wrote it counts where that domain vouches for it (DMARC), and nobody does where it is told to refuse such mail.
 * @param envelope who handed it in
 */
export function provenSenders({ headers, from }: Pick<Email, "headers" | "from">, envelope: string): string[] {
  const { spf, dmarc } = verdictsOf(headers);
  if (dmarc === "fail") return [];
  const senders = [spf === "fail" ? "" : envelope, dmarc === "pass" ? from?.address : ""];
  return senders.filter((address): address is string => !!address);
}

/** What our receiver found (RFC 8601): it writes above all that came with the mail. */
function verdictsOf(headers: Email["headers"]): Verdicts {
  const first = headers.find(({ key }) => key === "authentication-results")?.value ?? "";
  const [receiver = "", ...results] = first.split(";").map((part) => part.trim().toLowerCase());
  if (receiver.split(/\s/)[0] !== RECEIVER) return {};
  return Object.fromEntries(
    results.flatMap((result) => [/^(spf|dkim|dmarc)=(\w+)/.exec(result)?.slice(1) ?? []]).filter((pair) => pair.length),
  );
}
