import type { Language } from "@/worker/core/language";
import type { Desk, Reply } from "../port";
import type { Match } from "./sayings";
import type { Library } from "./shelf";

/** Who asks what, in which language, with which operations. */
export interface Scene {
  message: string;
  language: Language;
  desk: Desk;
  library: Library;
  /** The operations that the message sounds like, the likest first. */
  matches: readonly Match[];
}

/** An answer; one that found nothing gives way to another that did. */
export interface Said extends Reply {
  isNothing?: boolean;
}
