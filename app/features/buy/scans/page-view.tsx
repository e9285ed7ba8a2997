import { useEffect, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Scan, scans } from "@/worker/modules/buy/scans/contract";

export type Place = NonNullable<Scan["found"][number]["at"]>;

/** The pages of a document, with a frame around what is being looked at. */
export function PageView({ scan, active }: { scan: Scan; active: Place | null }) {
  const { t } = useWords("pages/scans");
  if (!scan.pageSizes.length) return <p className="muted rounded-box border border-rule p-5 text-sm">{t("noPage")}</p>;
  const pages = scan.pageSizes.map((size, at) => ({ ...size, page: at + 1 }));
  return (
    <div className="grid gap-4">
      {pages.map(({ page, width, height }) => (
        <figure key={page} className="relative rounded-box border border-rule bg-white">
          <img
            className="block h-auto w-full"
            src={sheetPath(scans.page, { id: scan.id, page })}
            width={Math.round(width)}
            height={Math.round(height)}
            loading={page > 1 ? "lazy" : "eager"}
            alt={t("pageOf", { page, name: scan.fileName })}
          />
          {active?.page === page && <Highlight at={active} />}
        </figure>
      ))}
    </div>
  );
}

/** A frame in the page's own fractions, a little wider than the words, shown within its own pane where that is smaller than the page. */
export function Highlight({ at: { left, top, right, bottom } }: { at: Place }) {
  const ref = useRef<HTMLDivElement>(null);
  const percent = (part: number) => `${Math.max(0, part) * 100}%`;
  useEffect(() => {
    const pane = ref.current?.closest<HTMLElement>("[data-pane]");
    const figure = ref.current?.parentElement;
    // The window stays where the fields are.
    if (pane && figure) pane.scrollTo({ top: figure.offsetTop + top * figure.offsetHeight - pane.clientHeight / 2, behavior: "smooth" });
  }, [top]);
  const style = {
    left: percent(left - 0.006),
    top: percent(top - 0.004),
    width: percent(right - left + 0.012),
    height: percent(bottom - top + 0.008),
  };
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none absolute rounded-selector border-2 border-primary bg-primary/15"
      style={style}
    />
  );
}
