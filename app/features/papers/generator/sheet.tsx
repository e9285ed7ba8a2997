import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { addressOf, readSheet, type SeenSheet } from "./read-sheet";

/**
 * A page of the very paper, or why there is none; one leafs through the others.
 * @param input what is printed; null while nothing is chosen
 * @param draft its template as it is being changed
 */
export function Sheet({ input, draft }: { input: Record<string, string> | null; draft: [string, string][] }) {
  const { t } = useWords("pages/generator");
  const pairs = input && new URLSearchParams([...Object.entries(input), ...draft]).toString();
  const { seen, page, turnTo, isRead } = usePages(pairs);
  if (!pairs) return <p className="muted rounded-box border border-rule p-5">{t("nothingOf")}</p>;
  if (seen?.pages === 0)
    return (
      <p role="alert" className="summary">
        {seen.problem || t("notMade")}
      </p>
    );
  const picture = (src: string) => (
    <img
      className="block h-auto w-full rounded-box border border-rule bg-white"
      src={src}
      alt={t("previewOf", { kind: t(`generator:values.kind.${input?.kind}`) })}
      width={900}
      height={1273}
    />
  );
  return (
    <figure className="min-w-0" aria-busy={!isRead}>
      {seen?.picture ? picture(seen.picture) : <div className="aspect-[900/1273] rounded-box border border-rule bg-white" />}
      {!seen && <noscript>{picture(addressOf(pairs, 1))}</noscript>}
      <figcaption className="muted mt-2 grid gap-2 text-sm">
        <Steps page={page} pages={seen?.pages ?? 1} turnTo={turnTo} />
        {t("previewHelp")}
      </figcaption>
    </figure>
  );
}

/** The way to the page before and to the next. */
function Steps({ page, pages, turnTo }: { page: number; pages: number; turnTo(page: number): void }) {
  const { t } = useWords("pages/generator");
  if (pages < 2) return null;
  return (
    <span className="flex items-center justify-center gap-3">
      <button type="button" className="btn btn-plain" disabled={page === 1} onClick={() => turnTo(page - 1)} aria-label={t("previousPage")}>
        <ArrowLeft aria-hidden="true" />
      </button>
      <span className="tnum" aria-live="polite">
        {t("pageCount", { page, count: pages })}
      </span>
      <button type="button" className="btn btn-plain" disabled={page === pages} onClick={() => turnTo(page + 1)} aria-label={t("nextPage")}>
        <ArrowRight aria-hidden="true" />
      </button>
    </span>
  );
}

/** The page one looks at; what is there stays until what was changed has come. */
function usePages(pairs: string | null) {
  const [at, setAt] = useState({ pairs, page: 1 });
  const [seen, setSeen] = useState<{ address: string; sheet: SeenSheet } | null>(null);
  const page = at.pairs === pairs ? at.page : 1;
  const address = pairs && addressOf(pairs, page);
  useEffect(() => {
    if (!address) return;
    const leaving = new AbortController();
    readSheet(address, leaving.signal)
      .then((sheet) => setSeen({ address, sheet }))
      // Whoever has gone on needs it no more; without a network what is there stays.
      .catch(() => {});
    return () => leaving.abort();
  }, [address]);
  useEffect(() => () => URL.revokeObjectURL(seen?.sheet.picture ?? ""), [seen]);
  return { seen: seen?.sheet, page, turnTo: (to: number) => setAt({ pairs, page: to }), isRead: seen?.address === address };
}
