import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Problem } from "../context";
import { ErrorState } from "../ui/error-state";
import { Sign } from "../ui/drawings";

/** The screen for what is not there and for what went wrong. */
export function Crash() {
  const { t } = useWords("shell");
  const error = useRouteError();
  const problem = isRouteErrorResponse(error) ? asProblem(error.data) : null;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="open-head">
        <Link className="brand" to="/">
          <Sign />
          Cellier
        </Link>
      </header>
      <main className="open-page">
        {isMissing ? (
          <ErrorState title={t("notFound.title")} text={t("notFound.text")} retry={false} />
        ) : (
          <ErrorState title={t("crash.title")} text={problem?.detail ?? t("crash.text")} incident={problem?.incident} />
        )}
        <p className="text-center">
          <Link className="link-ink" to="/">
            {t("backHome")}
          </Link>
        </p>
      </main>
    </div>
  );
}

function asProblem(data: unknown): Problem | null {
  const parsed: unknown = typeof data === "string" && data.startsWith("{") ? JSON.parse(data) : data;
  return typeof parsed === "object" && parsed !== null && "code" in parsed ? (parsed as Problem) : null;
}
