import { Link, useSearchParams } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";

interface PagerProps {
  shown: number;
  total?: number;
  nextCursor: string | null;
}

/** Where one is in a list, and the ways on and back to its beginning. */
export function Pager({ shown, total, nextCursor }: PagerProps) {
  const { t, i18n } = useWords("shell");
  const [params] = useSearchParams();
  const from = Number(params.get("after")) || 0;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const to = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params);
    change(next);
    return `?${next}`;
  };
  const first = to((next) => {
    next.delete("cursor");
    next.delete("after");
  });
  const next = to((params) => {
    params.set("cursor", nextCursor ?? "");
    params.set("after", String(from + shown));
  });
  return (
    <nav className="mt-3 flex flex-wrap items-center justify-end gap-3 text-sm" aria-label={t("pages")}>
      <span className="muted tnum mr-auto md:mr-0">
        {t("range", { from: number(shown ? from + 1 : 0), to: number(from + shown), total: number(total ?? from + shown) })}
      </span>
      {params.get("cursor") && (
        <Link className="btn btn-plain" to={first}>
          <ArrowLeft aria-hidden="true" />
          {t("firstPage")}
        </Link>
      )}
      {nextCursor && (
        <Link className="btn btn-plain" to={next}>
          {t("nextPage")}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
