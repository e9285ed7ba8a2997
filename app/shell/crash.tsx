import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Problem } from "../context";
import { ErrorState } from "../ui/error-state";
import { PlanLink } from "../ui/plan-link";
import { Sign } from "../ui/drawings";

/** The screen for what is not there and for what went wrong, where no frame stands. */
export function Crash() {
  const { t } = useWords("shell");
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="open-head">
        <Link className="brand" to="/">
          <Sign />
          Cellier
        </Link>
      </header>
      <main className="open-page">
        <Fault />
        <p className="text-center">
          <Link className="link-ink" to="/">
            {t("backHome")}
          </Link>
        </p>
      </main>
    </div>
  );
}

/** What is not there, what the address asks for in vain, or what went wrong. */
export function Fault() {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const problem = isRouteErrorResponse(error) ? asProblem(error.data) : null;
  if (isRouteErrorResponse(error) && error.status === 404)
    return <ErrorState title={t("notFound.title")} text={t("notFound.text")} retry={false} />;
  if (problem?.plan)
    return (
      <ErrorState title={t("needsPlan.title")} text={problem.detail} retry={false}>
        <PlanLink plan={problem.plan} />
      </ErrorState>
    );
  if (problem?.errors?.length && search)
    return (
      <ErrorState title={t("asked.title")} text={problem.detail} retry={false}>
        <ul>
          {problem.errors.map(({ field, message }) => (
            <li key={field}>
              <code>{field}</code> {message}
            </li>
          ))}
        </ul>
        <a className="btn btn-primary mt-3" href={pathname}>
          {t("asked.plain")}
        </a>
      </ErrorState>
    );
  return <ErrorState title={t("crash.title")} text={problem?.detail ?? t("crash.text")} incident={problem?.incident} />;
}

function asProblem(data: unknown): Problem | null {
  const parsed: unknown = typeof data === "string" && data.startsWith("{") ? JSON.parse(data) : data;
  return typeof parsed === "object" && parsed !== null && "code" in parsed ? (parsed as Problem) : null;
}
