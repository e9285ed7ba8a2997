import all from "./questions.json";

/**
 * A question that the assistant is judged by, with the statement that answers it from the database alone. They were written before
 * the first score; about fifteen ways of asking that failed then were taught since, so that later scores flatter. A column called `money` is in ten-thousandths of a euro, `pieces` in thousandths, `count` and
 * `text` as they are; `:today`, `:monday`, `:sunday` and `:year` are days, `:last` and `:lastEnd` the month before.
 */
export interface Judged {
  module: string;
  fr: string;
  en: string;
  /** What the answer must say: up to three rows. */
  sql?: string;
  /** There is no such thing here: it must be said, and no figure. */
  isUnknown?: boolean;
}

export const questions: readonly Judged[] = all;
