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
  return wordsOf(words, namespace);
}

interface WithWordsProps {
  /** Namespaces that what is inside needs, besides those of the screens on show. */
  needs?: string[];
  children: ReactNode;
}

/** Shows what is inside once the words that the screens on show need are here. */
export function WithWords({ needs = [], children }: WithWordsProps) {
  const { i18n } = useWords();
  const needed = [...useMatches().flatMap(({ handle }) => (handle as { words?: string[] } | undefined)?.words ?? []), ...needs];
  const missing = needed.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing.some((namespace) => requested.delete(namespace))) throw new Error(`No words for ${missing.join(", ")}`);
  // Suspends: React shows the fallback around, and tries again when the words have come.
  if (missing.length) throw i18n.loadNamespaces(missing).then(() => void missing.map((namespace) => requested.add(namespace)));
  return children;
}

/** Namespaces that were fetched once: if one is still missing, the network is, and the error screen says so. */
const requested = new Set<string>();

type BoundWords = ReturnType<typeof useWords>;
const boundWords = new WeakMap<i18n, Map<string, BoundWords>>();

function wordsOf(words: i18n, namespace: string): BoundWords {
  const byNamespace = boundWords.get(words) ?? new Map<string, BoundWords>();
  boundWords.set(words, byNamespace);
  const bound = byNamespace.get(namespace) ?? { t: remembering(words.getFixedT(null, namespace)), i18n: words };
  byNamespace.set(namespace, bound);
  return bound;
}

/**
 * A text is looked up once, and its plain slots are filled here: a list of fifty rows says a hundred texts with a name in
 * them. A text that counts has several forms, and is left to the library.
 */
function remembering(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const speak = (key: string, values: Record<string, unknown> = {}) => {
    const text = texts.get(key) ?? (t(key, { skipInterpolation: true }) as string);
    texts.set(key, text);
    const names = Object.keys(values);
    if (!names.length) return text;
    const isPlain = names.every((name) => name !== "count" && text.includes(`{{${name}}}`));
    return isPlain ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? "")) : t(key, values);
  };
  return speak as TFunction;
}
