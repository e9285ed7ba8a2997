import type { Mail } from "@/worker/core/files/mail";
import { fr } from "./words.fr";

interface Asking {
  /** Who is written to. */
  name: string;
  /** The business that asks, and the person who speaks for it. */
  business: string;
  person: { firstName: string; lastName: string; email: string } | null;
  message: string;
  /** Where one answers. */
  link: string;
}

/** The letter to an entry of the directory, in French as its addressees are; its link answers in the product, and answering it writes to whoever asks. */
export function letterTo(to: string, { name, business, person, message, link }: Asking): Mail {
  const from = person ? `${person.firstName} ${person.lastName}, ${business}` : business;
  const { subject, greeting, lead, answer, reply } = fr.letter;
  const text = [greeting.replace("{{name}}", name), lead.replace("{{from}}", from), message, `${answer}\n${link}`, reply].join("\n\n");
  return { to, subject: subject.replace("{{business}}", business), text: `${text}\n`, ...(person && { replyTo: person.email }) };
}
