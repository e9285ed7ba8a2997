import type { Mail } from "@/worker/core/files/mail";
import { fr } from "./words.fr";

interface Asking {
  /** Who is written to. */
  name: string;
  /** The business that asks, and the person who speaks for it. */
  business: string;
  person: { firstName: string; lastName: string; email: string } | null;
  message: string;
}

/** The letter to an entry of the directory, in French as its addressees are; answering it answers whoever asks. */
export function letterTo(to: string, { name, business, person, message }: Asking): Mail {
  const from = person ? `${person.firstName} ${person.lastName}, ${business}` : business;
  const { subject, greeting, lead, answer } = fr.letter;
  const text = [greeting.replace("{{name}}", name), lead.replace("{{from}}", from), message, answer].join("\n\n");
  return { to, subject: subject.replace("{{business}}", business), text: `${text}\n`, ...(person && { replyTo: person.email }) };
}
