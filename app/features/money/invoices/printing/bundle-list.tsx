import { Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type InvoiceBundle, invoiceBundles } from "@/worker/modules/money/invoice-bundles/contract";
import type { BundleState } from "@/worker/modules/money/invoice-bundles/status";
import { DateText } from "@/app/ui/date";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<BundleState, Meaning> = { running: "flow", done: "good", failed: "loss" };

/** What was asked for, the newest first: how far it is, and its file. */
export function BundleList({ bundles }: { bundles: InvoiceBundle[] }) {
  const { t } = useWords("pages/invoices");
  return (
    <section className="min-w-0" aria-live="polite">
      <h2 className="mb-2 text-lg">{t("printing.made")}</h2>
      {bundles.length === 0 ? (
        <p className="muted">{t("printing.none")}</p>
      ) : (
        <ul className="border-t border-rule">
          {bundles.map((bundle) => (
            <BundleLine key={bundle.id} bundle={bundle} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BundleLine({ bundle }: { bundle: InvoiceBundle }) {
  const { t, i18n } = useWords("pages/invoices");
  const { id, state, printed, total, size, createdAt } = bundle;
  const megabytes = (size / 1_000_000).toLocaleString(i18n.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <li className="border-b border-rule py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <DateText value={createdAt} />
          <span className="muted tnum text-sm">{` · ${printed} / ${total}${size ? ` · ${t("printing.size", { size: megabytes })}` : ""}`}</span>
        </span>
        <span className="flex items-center gap-3">
          <Status meaning={meanings[state]}>{t(`invoiceBundles:values.state.${state}`)}</Status>
          {state === "done" && (
            <a className="btn btn-plain" href={sheetPath(invoiceBundles.file, { id })} download>
              <Download aria-hidden="true" />
              {t("printing.download")}
            </a>
          )}
        </span>
      </div>
      {state === "running" && (
        <>
          <progress className="progress mt-2 w-full" value={printed} max={total} aria-label={t("printing.progress")} />
          <noscript>
            <Link className="link-ink text-sm" to="" reloadDocument>
              {t("printing.again")}
            </Link>
          </noscript>
        </>
      )}
    </li>
  );
}
