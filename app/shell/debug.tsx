import { useRouteLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { loader } from "../root";
import { useLatestViews } from "./analytics";

/** What the analytics would be told, for developers on their own machine. */
export function Debug() {
  const { t } = useWords("shell");
  const views = useLatestViews();
  if (!useRouteLoaderData<typeof loader>("root")?.local || views.length === 0) return null;
  return (
    <details className="muted no-print desk-only mx-7 mb-3 text-xs">
      <summary className="min-h-6 cursor-pointer">{t("debug", { count: views.length })}</summary>
      <ol className="tnum mt-1">
        {views.map(({ path, at }) => (
          <li key={at}>{`${new Date(at).toLocaleTimeString()} ${path}`}</li>
        ))}
      </ol>
    </details>
  );
}
