import type { Language } from "@/worker/core/language";
import type { AssistantTools, Reply } from "../port";
import type { Link } from "./names";
import type { Reading } from "./reading";
import type { Tool } from "../port";
import type { Library, Shelf } from "./shelf";

/** Who asks what, in which language, with which operations. */
export interface Scene {
  message: string;
  language: Language;
  desk: AssistantTools;
  library: Library;
  /** What the message names, its text having signs in their place. */
  links: readonly Link[];
}

/** One module's understanding of a message. */
export interface Understood {
  shelf: Shelf;
  reading: Reading;
  language: Language;
  desk: AssistantTools;
  /** Where the message uses the words that the module's list is asked with: they name no record. */
  own: Set<number>;
  /** What the message names, its text having signs in their place. */
  links: readonly Link[];
}

/** An answer; one that found nothing gives way to another that did. */
export interface Said extends Reply {
  isNothing?: boolean;
  /** Is there no row that is so? */
  isEmpty?: boolean;
  /** Does what is asked not know the days that it is asked of? */
  isUndated?: boolean;
  /** Is it every row of a list, because nothing narrowed it? */
  isWhole?: boolean;
  /** Does the question not say what the operation must be told? */
  isLacking?: boolean;
  /** Words that narrow and that nothing is called by. */
  missed?: string[];
}

/** An operation that a message asks for, and the message as this operation understands it. */
export interface Match {
  tool: Tool;
  reading: Reading;
  /** Where the message uses the words that ask for it: they name nothing. */
  own: Set<number>;
}
