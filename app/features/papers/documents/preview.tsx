import { Link } from "@/app/ui/link";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type DocumentSheet, documents } from "@/worker/modules/papers/documents/contract";

/** A page of a document as it is drawn by the reader: nothing of the file runs in the browser. */
export function Preview({ document, page }: { document: DocumentSheet; page: number }) {
  const { t } = useWords("pages/documents");
  const { id, title, pages, number, mediaType, reading } = document;
  const isDrawn = mediaType === "application/pdf" || mediaType.startsWith("image/");
  if (!isDrawn || reading === "failed") return <p className="muted rounded-box border border-rule p-5 text-sm">{t("noPreview")}</p>;
  const count = pages ?? 1;
  return (
    <figure className="min-w-0">
      <div className="rounded-box border border-rule bg-white">
        <img
          key={`${page}-${number}`}
          className="mx-auto block h-auto max-h-[70vh] w-auto max-w-full"
          src={sheetPath(documents.page, { id, page, number, width: 900 })}
          alt={t("pageOf", { page, title })}
        />
      </div>
      <figcaption>
        <PageSteps page={page} count={count} address={(to) => `?page=${to}`} />
      </figcaption>
    </figure>
  );
}

/** The way to the page before and to the next, of several. @param address where a page is shown */
export function PageSteps({ page, count, address }: { page: number; count: number; address: (page: number) => string }) {
  const { t } = useWords("pages/documents");
  if (count < 2) return null;
  return (
    <div className="no-print mt-2 flex items-center justify-center gap-3 text-sm">
      {page > 1 && (
        <Link className="btn btn-plain" to={address(page - 1)} preventScrollReset aria-label={t("previousPage")}>
          <ArrowLeft aria-hidden="true" />
        </Link>
      )}
      <span className="muted tnum">{t("pageCount", { page, count })}</span>
      {page < count && (
        <Link className="btn btn-plain" to={address(page + 1)} preventScrollReset aria-label={t("nextPage")}>
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
