import type { Mail } from "@/worker/core/files/mail";
import type { FeedbackType } from "./status";
import { fr } from "./words.fr";

/** Who speaks: the address they entered, else that of their account, else nobody in particular. */
export function senderOf(entered: string, account: string | null): string {
  return entered || account || fr.anonymous;
}

/** The letter that tells the team, in their language; answering it answers the person. */
export function letterTo(team: string, feedback: { type: FeedbackType; message: string; email: string; page?: string }): Mail {
  const facts = [
    [fr.fields.type, fr.values.type[feedback.type]],
    [fr.fields.email, feedback.email],
    ...(feedback.page ? [[fr.fields.page, feedback.page]] : []),
  ];
  const head = facts.map(([label, value]) => `${label} : ${value}`).join("\n");
  return {
    to: team,
    subject: `${fr.letter.subject} : ${fr.values.type[feedback.type].toLowerCase()}`,
    text: `${head}\n\n${feedback.message}\n`,
    ...(feedback.email !== fr.anonymous && { replyTo: feedback.email }),
  };
}
