import { useRouteLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { loader } from "@/app/root";
import { homeOf } from "@/app/shell/paths";
import { EmptyState } from "@/app/ui/empty-state";

export const handle = { words: ["pages/public"], title: "pages/public:unauthorized.title" };

/** For someone whose role does not open the screen they asked for. */
export default function Unauthorized() {
  const { t } = useWords("pages/public");
  const account = useRouteLoaderData<typeof loader>("root")?.account ?? null;
  return (
    <EmptyState drawing="door" isScreen title={t("unauthorized.title")} text={t("unauthorized.text")}>
      <Link className="btn btn-primary" to={account ? homeOf(account) : "/"}>
        {t("unauthorized.back")}
      </Link>
      {account && (
        <form method="post" action="/logout">
          <button type="submit" className="btn btn-plain">
            {t("unauthorized.other")}
          </button>
        </form>
      )}
    </EmptyState>
  );
}
