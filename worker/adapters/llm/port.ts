import type { Language } from "@/worker/core/language";
import type { Operation } from "@/worker/core/contract/operation";
import type { ModuleWords } from "@/worker/core/text/words-type";

/** An operation as the assistant may use it, under the name a model calls it by (`items_list`). */
export interface Tool {
  name: string;
  module: string;
  operation: Operation;
  words: Record<Language, ModuleWords>;
}

/** What a person asks, and where they were when they asked. */
export interface Question {
  message: string;
  /** The language to answer in. */
  language: Language;
  /** Path of the screen, and what the screen is called. */
  page: string;
  screen: string;
  /** The question before, from which this one may go on. */
  before?: string;
  /** Which way of understanding it the person chose, where they were asked. */
  reading?: string;
}

/** A way to understand a message, to be chosen with a button: the message is sent again with the reading. */
export interface Choice {
  label: string;
  message: string;
  reading: string;
}

/** A command of a proposal, in plain words. */
export interface ProposedStep {
  title: string;
  /** What the record it is about is called; null for what makes a new one. */
  about: string | null;
  /** Each field: "Prix HT : 5,20 € → 5,40 €". */
  lines: string[];
}

/** A change that waits for the person's yes. */
export interface Proposal {
  id: string;
  title: string;
  summary: string;
  /** What the person types to confirm what cannot be undone; nothing otherwise. */
  name?: string | null;
  steps?: ProposedStep[];
}

/** What a model may call: few tools, each told in the language of models and programs, which is English. */
export interface ModelTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of its arguments. */
  schema: { type: "object"; properties?: Record<string, object>; required?: string[] };
  /** What it does: reads, prepares a proposal, or carries one out. */
  effect: "reads" | "proposes" | "carriesOut";
  /** Answers as JSON; what it proposed comes along. @throws Refusal */
  run(input: Record<string, unknown>): Promise<{ data: unknown; proposal?: Proposal }>;
}

/** What a responder may do: nothing but what the person who asks may do. */
export interface AssistantTools {
  /** Every operation of the product: the same array for everyone, so that what is computed from it is computed once. */
  all: readonly Tool[];
  /** The operations of this person's role; `run` and `propose` judge for themselves. */
  tools: readonly Tool[];
  /** Which plan opens what theirs closes, in a sentence; null for what they may do. What is closed is understood all the same. */
  closed(operation: Operation): string | null;
  /** The product's own sentences, in the language of the answer. */
  say(key: string, params?: Record<string, string | number>): string;
  /** The address of the screen where what an operation answers stands; null when it has none. */
  screenOf(operation: Operation): string | null;
  /** A file of the product's own, as browsers are given it; null where there is none. */
  asset(path: string): Promise<Uint8Array | null>;
  /** The address of a page of the product. */
  at(path: string): string;
  /** Runs a query; answers in the internal form. Of a paper, the content is the address where it opens; of a list as a file, the text is. @throws Refusal */
  run(operation: Operation, input: Record<string, unknown>): Promise<unknown>;
  /** Prepares a command without running it. @throws Refusal when the person may not do it, or the input is wrong */
  propose(operation: Operation, input: Record<string, unknown>): Promise<Proposal>;
  /**
   * What a refusal says to people.
   * @param words those of the module that refused, to name its fields
   * @throws the error itself when it is a fault of ours
   */
  phrase(error: unknown, words?: ModuleWords): string;
}

export interface Reply {
  response: string;
  proposals?: Proposal[];
  /** What it asks back. */
  choices?: Choice[];
  /** It was not understood, or could not be done: a program goes no further. */
  isUnanswered?: true;
  /** Some of its words were not understood, and are left out of what is answered. */
  isPartial?: true;
}

/** Who listens while an answer is being made. */
export interface Listener {
  /** Hears the answer as it comes, piece by piece. */
  hear?(text: string): void;
  /** Says that nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Whoever answers: the local responder, or Claude. */
export interface Responder {
  /** @throws Refusal `unavailable` when the service behind it does not answer */
  answer(question: Question, assistant: AssistantTools, listener?: Listener): Promise<Reply>;
}
