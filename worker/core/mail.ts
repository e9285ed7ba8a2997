/** A letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}
