import { RemixBrowser } from "@remix-run/react";
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

startWords(language, [...new Set(["core", "shell", ...needed])]).then((words) => {
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
});
