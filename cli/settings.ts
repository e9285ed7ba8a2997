import { existsSync, readFileSync, renameSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** What a person may set once for every command; what stands on a line, or in the environment, goes before it. */
export const settingNames = ["language", "profile", "server", "pager"] as const;
export type SettingName = (typeof settingNames)[number];
type Settings = Partial<Record<SettingName, string>>;

const FILE = "config.json";

/** The folder of a person's own settings, readable by them only. */
export function homeOf(environment: NodeJS.ProcessEnv): string {
  return environment.CELLIER_HOME || join(environment.XDG_CONFIG_HOME || join(homedir(), ".config"), "cellier");
}

/** What a person has set; nothing where the file is missing, or cannot be read. */
export function settingsOf(environment: NodeJS.ProcessEnv): Settings {
  const path = join(homeOf(environment), FILE);
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Settings) : {};
  } catch {
    return {};
  }
}

/** Keeps what a person has set. @param value nothing takes it away */
export function keepSetting(environment: NodeJS.ProcessEnv, name: SettingName, value: string | undefined): void {
  writeSetting(environment, FILE, JSON.stringify({ ...settingsOf(environment), [name]: value || undefined }, null, 2));
}

/** Writes a file of the settings to a temporary one and moves it into place, so that no reader ever sees half of it. */
export function writeSetting(environment: NodeJS.ProcessEnv, name: string, text: string): void {
  const folder = homeOf(environment);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, text, { mode: 0o600 });
  renameSync(temporary, path);
}
