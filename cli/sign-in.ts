import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { operationOf } from "./registry";

interface LoginOptions {
  api: string;
  email?: string;
  passwordStdin?: boolean;
}

interface ConfirmOptions {
  api: string;
  email: string;
  token: string;
}

/** Signs in with a password: from standard input for programs, asked for without showing it otherwise. */
export async function signIn(context: CommandContext, { api, email, passwordStdin }: LoginOptions): Promise<void> {
  const { client, terminal, translator } = context;
  const { say } = translator;
  if (!terminal.isInteractive && !(email && passwordStdin)) throw new Stop(say("login.missing"), exitCodes.usage);
  requireAddress(context, api);
  const who = email ?? (await terminal.ask(say("login.email")));
  const secret = passwordStdin ? (await terminal.everything()).replace(/\r?\n$/, "") : await terminal.ask(say("login.password"), true);
  await client.signIn(api, who.trim(), secret);
  await greet(context);
}

/** Opens the account that one signed up for, with the mailed code, and signs in. */
export async function confirm(context: CommandContext, { api, email, token }: ConfirmOptions): Promise<void> {
  requireAddress(context, api);
  await context.client.confirm(api, email, token);
  await greet(context);
}

function requireAddress({ translator }: CommandContext, api: string): void {
  if (!URL.canParse(api) || !/^https?:/.test(api)) throw new Stop(translator.say("notOurs", { api }), exitCodes.usage);
}

async function greet({ client, terminal, translator }: CommandContext): Promise<void> {
  const show = await operationOf("account", "show", translator.language);
  const person = await client.call<{ firstName: string; lastName: string; email: string }>(show, {});
  terminal.aside(translator.say("login.done", { name: `${person.firstName} ${person.lastName}`, email: person.email }));
}
