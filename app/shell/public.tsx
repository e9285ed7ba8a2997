import { Outlet, useRouteLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Suspense } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { loader } from "../root";
import { Sign } from "../ui/drawings";
import { homeOf } from "./paths";
import { Footer } from "./footer";
import { LanguageSwitch, ThemeSwitch } from "./preferences-switch";
import { FeedbackButton } from "./feedback-button";

/** The frame of the pages anyone may read. */
export default function Public() {
  const { t } = useWords("shell");
  const account = useRouteLoaderData<typeof loader>("root")?.account;
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="btn btn-ink sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50">
        {t("skip")}
      </a>
      <header className="open-head no-print">
        <Link className="brand -ml-2" to="/">
          <Sign />
          Cellier
        </Link>
        <div className="ml-auto flex items-center gap-0.5 md:gap-3">
          <LanguageSwitch />
          <ThemeSwitch />
          {account ? (
            <Link className="btn btn-plain" to={homeOf(account)}>
              {t("myBusiness")}
            </Link>
          ) : (
            <Link className="btn btn-plain" to="/login">
              {t("signIn")}
            </Link>
          )}
        </div>
      </header>
      <main id="main" className="open-page" tabIndex={-1}>
        <Suspense fallback={<p>{t("loading")}</p>}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <aside className="phone-only no-print fixed bottom-4 right-4 z-20" aria-label={t("feedback.open")}>
        <FeedbackButton />
      </aside>
    </div>
  );
}
