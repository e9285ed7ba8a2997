import { languages } from "@/worker/core/language";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { accountsIn, isAddress, sessionStore, USUAL } from "../session";
import { keepSetting, type SettingName, settingNames, settingsOf } from "../settings";

/** Shows what is set, a line each. */
export function listSettings({ terminal }: CommandContext): void {
  const settings = settingsOf(terminal.environment);
  terminal.out(settingNames.map((name) => `${name}=${settings[name] ?? ""}`).join("\n"));
}

/** Shows one of them; an empty line where it is not set. @throws Stop naming one that there is not */
export function getSetting(context: CommandContext, name: string): void {
  context.terminal.out(settingsOf(context.terminal.environment)[settingCalled(context, name)] ?? "");
}

/** Sets one, or takes it away. @throws Stop naming one that there is not, or a value that it cannot have */
export function setSetting(context: CommandContext, called: string, value = ""): void {
  const name = settingCalled(context, called);
  const allowed = choicesOf(context, name);
  const isFine = name === "server" ? isAddress(value) : !allowed || allowed.includes(value);
  const { say } = context.translator;
  if (value && !isFine && name === "server") throw new Stop(say("badAddress", { api: value }), exitCodes.usage);
  if (value && !isFine) throw new Stop(say("wrongUsage.invalidArgument", { name: value, choices: allowed?.join(", ") }), exitCodes.usage);
  keepSetting(context.terminal.environment, name, name === "profile" && value === USUAL ? undefined : value);
}

function settingCalled({ translator }: CommandContext, name: string): SettingName {
  const setting = settingNames.find((one) => one === name);
  if (setting) return setting;
  throw new Stop(translator.say("wrongUsage.invalidArgument", { name, choices: settingNames.join(", ") }), exitCodes.usage);
}

function choicesOf({ terminal }: CommandContext, name: SettingName): readonly string[] | undefined {
  if (name === "language") return languages;
  return name === "profile" ? [USUAL, ...accountsIn(terminal.environment)] : undefined;
}

/**
 * Goes on with another account: the one that is named, or the other one of two; a person picks among more.
 * @throws Stop where nobody is signed in as that, or nobody says which
 */
export async function switchTo(context: CommandContext, wanted: string | undefined): Promise<void> {
  const { terminal, translator } = context;
  const { say } = translator;
  const { environment } = terminal;
  const accounts = accountsIn(environment);
  const current = settingsOf(environment).profile ?? USUAL;
  const others = accounts.filter((name) => name !== current);
  const known = accounts.join(", ");
  if (wanted !== undefined && !accounts.includes(wanted))
    throw new Stop(say("switch.unknown", { name: wanted, known }), exitCodes.notFound);
  if (wanted === undefined && !others.length) throw new Stop(say("switch.alone"), exitCodes.usage);
  if (wanted === undefined && others.length > 1 && !terminal.isInteractive) throw new Stop(say("switch.which", { known }), exitCodes.usage);
  const choices = others.map((name) => ({ value: name, label: name }));
  const picked = wanted ?? (others.length > 1 ? await terminal.choose(say("switch.title"), say("ask.keys"), choices) : others[0]);
  if (!picked) throw new Stop(say("ask.dropped"), exitCodes.declined);
  keepSetting(environment, "profile", picked === USUAL ? undefined : picked);
  const { api = "" } = sessionStore(environment, picked).written() ?? {};
  terminal.aside(say("switch.done", { name: picked, api }));
}
