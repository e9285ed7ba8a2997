import type { CommandContext } from "../command-context";

/** The screens that take the whole terminal. Ink comes with them, and only then. */
export async function loadScreens({ terminal }: CommandContext) {
  // Ink's colours do not know NO_COLOR, only this; it is read when they are loaded.
  if (terminal.environment.NO_COLOR) process.env.FORCE_COLOR = "0";
  const [{ browse }, { home }] = await Promise.all([import("./browse"), import("./app")]);
  return { browse, home };
}
