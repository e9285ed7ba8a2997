import type { Client } from "./client";
import type { Terminal } from "./terminal";
import type { Voice } from "./voice";

/** What a command works with. */
export interface Desk {
  client: Client;
  terminal: Terminal;
  voice: Voice;
}
