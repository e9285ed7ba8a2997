import type { Language } from "@/worker/core/language";
import type { AssistantTools, Reply } from "../port";
import type { Reading } from "./reading";
import type { Match } from "./sayings";
import type { Library, Shelf } from "./shelf";

/** Who asks what, in which language, with which operations. */
export interface Scene {
  message: string;
  language: Language;
  desk: AssistantTools;
  library: Library;
  /** The operations that the message sounds like, the likest first. */
  matches: readonly Match[];
}

/** One module's understanding of a message. */
export interface Understood {
  shelf: Shelf;
  reading: Reading;
  language: Language;
  desk: AssistantTools;
  /** Where the message uses the words that the module's list is asked with: they name no record. */
  own: Set<number>;
}

/** An answer; one that found nothing gives way to another that did. */
export interface Said extends Reply {
  isNothing?: boolean;
}
