import { visitor } from "./people";

/** A letter as /dev/outbox shows it. */
export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  attachments?: { fileName: string }[];
}

/** The letters sent, the newest first. */
export async function outbox(): Promise<Letter[]> {
  const { body } = await visitor.api("/dev/outbox", { headers: { accept: "application/json" } });
  return body.letters as Letter[];
}

/**
 * The letter whose text contains these words; letters leave a moment after what caused them.
 * @param to to whom, where others may have a letter with the same words
 * @throws Error after 15 s
 */
export async function letterAbout(words: string, to = ""): Promise<Letter> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const letter = (await outbox()).find((letter) => letter.text.includes(words) && letter.to.includes(to));
    if (letter) return letter;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No letter speaks of ${words}`);
}
