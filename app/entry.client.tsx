import { RemixBrowser } from "@remix-run/react";
import type { i18n } from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { startWords } from "./shell/i18n/browser";
import { WordsProvider } from "./shell/i18n/use-words";

/** What the modules of the first screen's routes say of themselves. */
type RouteModules = Record<string, { handle?: { words?: string[] } } | undefined>;

const { __remixRouteModules: routes } = window as unknown as { __remixRouteModules?: RouteModules };
const needed = Object.values(routes ?? {}).flatMap((route) => route?.handle?.words ?? []);
const language = asLanguage(document.documentElement.lang) ?? defaultLanguage;

startWords(language, [...new Set(["core", "shell", ...needed])]).then(hydrate, () => {
  // Without its words the page works as it does without scripts.
});

function hydrate(words: i18n): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WordsProvider words={words}>
          <RemixBrowser />
        </WordsProvider>
      </StrictMode>,
    );
  });
}
