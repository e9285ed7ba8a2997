import type { Client } from "./client";
import type { Terminal } from "./terminal";
import type { Translator } from "./translator";

/** What a command works with. */
export interface CommandContext {
  client: Client;
  terminal: Terminal;
  translator: Translator;
}
