import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ArrowLeft, ArrowLeftToLine, ArrowRight } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { fromFirstPage } from "./paging";

interface PagerProps {
  shown: number;
  total?: number;
  nextCursor: string | null;
}

/** How many pages back the address remembers; further back, one begins again. */
const REMEMBERED = 12;

/** Where one is in a list, and the ways on, back, and to its beginning. The address holds where each page before this one began ("rows before it~cursor"). */
export function Pager({ shown, total, nextCursor }: PagerProps) {
  const { t, i18n } = useWords("shell");
  const [params] = useSearchParams();
  const before = Number(params.get("after")) || 0;
  const cursor = params.get("cursor");
  const trail = params.get("trail")?.split(",").filter(Boolean) ?? [];
  const number = (value: number) => value.toLocaleString(i18n.language);
  const to = (page: { cursor?: string; after?: number; trail?: string[] }) => {
    const next = fromFirstPage(params);
    const values = { cursor: page.cursor, after: page.after, trail: page.trail?.join(",") };
    for (const [name, value] of Object.entries(values)) if (value) next.set(name, String(value));
    return `?${next}`;
  };
  const here = `${before}~${cursor ?? ""}`;
  const [previousAfter, previousCursor] = trail.at(-1)?.split("~") ?? [];
  const isWhole = total !== undefined || !nextCursor;
  // An empty list has a sentence of its own: there is nothing to count, and nowhere to go.
  if (!shown && !cursor) return null;
  const range = { from: number(before + 1), to: number(before + shown), total: number(total ?? before + shown) };
  return (
    <nav className="mt-3 flex flex-wrap items-center justify-end gap-3 text-sm" aria-label={t("pages")}>
      {shown > 0 && <span className="muted tnum mr-auto md:mr-0">{t(isWhole ? "range" : "rangeAndMore", range)}</span>}
      {cursor && trail.length !== 1 && (
        <Link className="btn btn-plain" to={to({})}>
          <ArrowLeftToLine aria-hidden="true" />
          {t("firstPage")}
        </Link>
      )}
      {trail.length > 0 && (
        <Link className="btn btn-plain" to={to({ cursor: previousCursor, after: Number(previousAfter), trail: trail.slice(0, -1) })}>
          <ArrowLeft aria-hidden="true" />
          {t("previousPage")}
        </Link>
      )}
      {nextCursor && (
        <Link className="btn btn-plain" to={to({ cursor: nextCursor, after: before + shown, trail: [...trail, here].slice(-REMEMBERED) })}>
          {t("nextPage")}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
