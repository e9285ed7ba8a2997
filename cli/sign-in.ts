import { account } from "@/worker/modules/account/contract";
import type { Desk } from "./desk";
import { exitCodes, Stop } from "./exit-codes";

interface LoginOptions {
  api: string;
  email?: string;
  passwordStdin?: boolean;
}

/** Signs in with a password: from standard input for programs, asked for without showing it otherwise. */
export async function signIn({ client, terminal, voice }: Desk, { api, email, passwordStdin }: LoginOptions): Promise<void> {
  const { say } = voice;
  if (!terminal.isInteractive && !(email && passwordStdin)) throw new Stop(say("login.missing"), exitCodes.usage);
  if (!URL.canParse(api) || !/^https?:/.test(api)) throw new Stop(say("notOurs", { api }), exitCodes.usage);
  const who = email ?? (await terminal.ask(say("login.email")));
  const secret = passwordStdin ? (await terminal.everything()).replace(/\r?\n$/, "") : await terminal.ask(say("login.password"), true);
  await client.signIn(api, who.trim(), secret);
  const person = await client.call<{ firstName: string; lastName: string; email: string }>(account.show, {});
  terminal.aside(say("login.done", { name: `${person.firstName} ${person.lastName}`, email: person.email }));
}
