import { useMatches } from "@remix-run/react";
import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useContext } from "react";

/**
 * The words of a page, bound to React by hand: a list of fifty rows asks for them hundreds of times, and the library's
 * own hook, made to follow a language that changes under it, took a third of the time such a page needs. Here the
 * language changes with the page.
 */
const Speaker = createContext<i18n | null>(null);

/** Gives the words to everything inside. */
export function WordsProvider({ words, children }: { words: i18n; children: ReactNode }) {
  return <Speaker.Provider value={words}>{children}</Speaker.Provider>;
}

/** Says texts by their key, from the namespace given unless the key names another ("items:title"). */
export function useWords(namespace = "shell"): { t: TFunction; i18n: i18n } {
  const words = useContext(Speaker);
  if (!words) throw new Error("A component that speaks is outside WordsProvider");
  return voiceOf(words, namespace);
}

/** Shows what is inside once the words that the screens on show need are here. */
export function WithWords({ children }: { children: ReactNode }) {
  const { i18n } = useWords();
  const needed = useMatches().flatMap(({ handle }) => (handle as { words?: string[] } | undefined)?.words ?? []);
  const missing = needed.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing.some((namespace) => asked.delete(namespace))) throw new Error(`No words for ${missing.join(", ")}`);
  // Suspends: React shows the fallback around, and tries again when the words have come.
  if (missing.length) throw i18n.loadNamespaces(missing).then(() => void missing.map((namespace) => asked.add(namespace)));
  return children;
}

/** What was fetched once: if it is still missing, the network is, and the error screen says so. */
const asked = new Set<string>();

type Voice = ReturnType<typeof useWords>;
const voices = new WeakMap<i18n, Map<string, Voice>>();

function voiceOf(words: i18n, namespace: string): Voice {
  const known = voices.get(words) ?? new Map<string, Voice>();
  voices.set(words, known);
  const voice = known.get(namespace) ?? { t: remembering(words.getFixedT(null, namespace)), i18n: words };
  known.set(namespace, voice);
  return voice;
}

/**
 * A text is looked up once, and its plain slots are filled here: a list of fifty rows says a hundred texts with a name in
 * them. A text that counts has several forms, and is left to the library.
 */
function remembering(t: TFunction): TFunction {
  const said = new Map<string, string>();
  const speak = (key: string, values: Record<string, unknown> = {}) => {
    const text = said.get(key) ?? (t(key, { skipInterpolation: true }) as string);
    said.set(key, text);
    const names = Object.keys(values);
    if (!names.length) return text;
    const isPlain = names.every((name) => name !== "count" && text.includes(`{{${name}}}`));
    return isPlain ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? "")) : t(key, values);
  };
  return speak as TFunction;
}
