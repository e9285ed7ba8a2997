import type { Language } from "../language";

/** A letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** Files that travel with it, in base64. */
  attachments?: { fileName: string; content: string }[];
  /** Papers of the business that are printed as it leaves: a command does not wait for them, nor print them at every try. */
  papers?: { operation: string; input: Record<string, unknown>; language?: Language }[];
}
