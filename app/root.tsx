import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import titles from "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url";
import work from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { wordsOf } from "./shell/i18n/server";
import { useWords, WithWords } from "./shell/i18n/use-words";
import { Crash } from "./shell/crash";
import { takeFlash } from "./shell/flash";
import { Moves } from "./shell/moves";
import { afterActions } from "./shell/revalidation";
import { useSummary, useTitle } from "./shell/title";
import { Toasts } from "./shell/toasts";
import { usePageViews } from "./shell/analytics";
import { useClosedDropdowns } from "./ui/dropdown";
import styles from "./styles/app.css?url";

export const links: LinksFunction = () => [
  ...[titles, work].map((href) => ({ rel: "preload", as: "font" as const, type: "font/woff2", href, crossOrigin: "anonymous" as const })),
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction = () => [{ name: "theme-color", content: "#fbf9f4" }];

/** What every screen knows: language, theme, who reads, and a message left by the screen before. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { lang, theme, local, nonce, today } = context;
  const product = wordsOf(lang).t("pages/public:home.lead");
  return { lang, theme, local, nonce, today, product, account: await context.account(), flash: takeFlash(request, context.headers) };
}

export const shouldRevalidate = afterActions;

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  const { i18n } = useWords("shell");
  const title = useTitle();
  const summary = useSummary(page?.product);
  return (
    <html lang={page?.lang ?? i18n.language} data-theme={page?.theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={summary} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={page?.nonce} />
        <Scripts nonce={page?.nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { t } = useWords("shell");
  const page = useRouteLoaderData<typeof loader>("root");
  usePageViews();
  useClosedDropdowns();
  return (
    <>
      <Suspense fallback={<p className="p-8">{t("loading")}</p>}>
        <WithWords>
          <Outlet />
        </WithWords>
      </Suspense>
      <Moves />
      <Toasts flash={page?.flash} />
    </>
  );
}

export const ErrorBoundary = Crash;
