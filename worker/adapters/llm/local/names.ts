import type { Language } from "@/worker/core/language";

/** Records of one kind that some words may name. */
export interface Way {
  kind: string;
  /** The module that such records are of. */
  module: string;
  ids: string[];
  names: string[];
  /** The range that the words are the name of, where all of these are of one. */
  range: string | undefined;
}

/** Words of a message that name records: of one kind or another, the likeliest first. */
export interface Link {
  words: string[];
  ways: Way[];
}

/** A message with the names in it found. */
export interface Heard {
  message: string;
  language: Language;
  /** As it was written, one sign in the place of each name. */
  text: string;
  /** The same for the model: what is named, in the place of its name. */
  forModel: string;
  links: Link[];
  /** The question before, where this one goes on from it. */
  before?: string;
  /** Documents that are called by some of the words. */
  papers: { way: Way; words: string[] } | null;
}

/** A record that some words may name. */
export interface Named {
  id: string;
  kind: string;
  name: string;
  about: string;
  words: string;
  range: string;
}

/** Where a name stands in a message, and what it may be of. */
export interface Span {
  from: number;
  to: number;
  places: number[];
  link: Link;
}
