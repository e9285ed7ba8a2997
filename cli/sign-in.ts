import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { openAddress } from "./open-address";
import { operationOf } from "./registry";
import { isAddress } from "./session";

interface LoginOptions {
  api: string;
  email?: string;
  passwordStdin?: boolean;
  /** In a browser, of this machine or of any other. */
  web?: boolean;
  /** With a token from standard input. */
  withToken?: boolean;
}

interface ConfirmOptions {
  api: string;
  email: string;
  token: string;
}

/**
 * Signs in: in a browser where a person is there and gave no address, with a password (from standard input for programs, asked for
 * without showing it otherwise), or with a token.
 */
export async function signIn(context: CommandContext, { api, email, passwordStdin, web, withToken }: LoginOptions): Promise<void> {
  const { client, terminal, translator } = context;
  const { say } = translator;
  requireAddress(context, api);
  if (withToken) return keepToken(context, api);
  if (web || (terminal.isInteractive && !email && !passwordStdin)) return signInByBrowser(context, api);
  if (!terminal.isInteractive && !(email && passwordStdin)) throw new Stop(say("login.missing"), exitCodes.usage);
  const who = email ?? (await terminal.ask(say("login.email")));
  const secret = passwordStdin ? (await terminal.everything()).replace(/\r?\n$/, "") : await terminal.ask(say("login.password"), true);
  await client.signIn(api, who.trim(), secret);
  await greet(context);
}

/** Shows a code, and waits until somebody lets this terminal in from a browser. @throws Stop when they refuse, or nobody comes */
async function signInByBrowser(context: CommandContext, api: string): Promise<void> {
  const { client, terminal, translator } = context;
  const { say } = translator;
  const started = await client.startDevice(api, say("login.program", { host: hostname() }));
  terminal.problem(say("login.browser", { address: started.verification_uri_complete, code: started.user_code }));
  if (terminal.isInteractive) await openAddress(started.verification_uri_complete);
  const end = Date.now() + started.expires_in * 1_000;
  while (Date.now() < end) {
    await pause(started.interval * 1_000);
    const wait = await client.takeDevice(api, started.device_code);
    if (wait === null) return greet(context);
    if (wait === "access_denied") throw new Stop(say("login.denied"), exitCodes.declined);
    if (wait !== "authorization_pending") break;
  }
  throw new Stop(say("login.expired"), exitCodes.notSignedIn);
}

/** Keeps the token on standard input, once the service took it. @throws Stop when it opens nothing: the session from before stays */
async function keepToken(context: CommandContext, api: string): Promise<void> {
  const token = (await context.terminal.everything()).trim();
  if (!token) throw new Stop(context.translator.say("login.noToken"), exitCodes.usage);
  const putBack = context.client.remember();
  context.client.keepToken(api, token);
  try {
    await greet(context);
  } catch (error) {
    putBack();
    throw error;
  }
}

/** Opens the account that one signed up for, with the mailed code, and signs in. */
export async function confirm(context: CommandContext, { api, email, token }: ConfirmOptions): Promise<void> {
  requireAddress(context, api);
  await context.client.confirm(api, email, token);
  await greet(context);
}

function requireAddress({ translator }: CommandContext, api: string): void {
  if (!isAddress(api)) throw new Stop(translator.say("notOurs", { api }), exitCodes.usage);
}

async function greet({ client, terminal, translator }: CommandContext): Promise<void> {
  const show = await operationOf("account", "show", translator.language);
  const person = await client.call<{ firstName: string; lastName: string; email: string }>(show, {});
  terminal.aside(translator.say("login.done", { name: `${person.firstName} ${person.lastName}`, email: person.email }));
}
