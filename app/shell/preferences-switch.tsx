import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { languages } from "@/worker/core/language";
import type { loader } from "../root";

/**
 * Chooses the language. A whole new page comes, since every word of it changes; the choice is also kept under `lang` in
 * the browser.
 */
export function LanguageSwitch() {
  const { t, i18n } = useWords("shell");
  const to = useHere();
  useEffect(() => localStorage.setItem("lang", i18n.language), [i18n.language]);
  return (
    <form method="post" action="/preferences" className="lang" aria-label={t("language")}>
      <input type="hidden" name="to" value={to} />
      {languages.map((language, place) => (
        <span key={language} className="contents">
          {place > 0 && <span aria-hidden="true">·</span>}
          <button
            type="submit"
            name="lang"
            value={language}
            lang={language}
            aria-pressed={i18n.language === language}
            aria-label={`${language.toUpperCase()}, ${t(`languages.${language}`)}`}
          >
            {language.toUpperCase()}
          </button>
        </span>
      ))}
    </form>
  );
}

/** Chooses light or dark; until then the system decides. */
export function ThemeSwitch() {
  const { t } = useWords("shell");
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  const to = useHere();
  const toDark = theme !== "cellier-nuit";
  return (
    <form method="post" action="/preferences">
      <input type="hidden" name="to" value={to} />
      <button
        type="submit"
        className="icon-btn"
        name="theme"
        value={toDark ? "cellier-nuit" : "cellier"}
        aria-label={t(toDark ? "dark" : "light")}
      >
        {toDark ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
      </button>
    </form>
  );
}

function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
