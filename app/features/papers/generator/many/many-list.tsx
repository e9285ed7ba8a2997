import { Link } from "@/app/ui/link";
import { Download } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { PaperBundle } from "@/worker/modules/papers/paper-bundles/shapes";
import { bundleMeanings } from "@/worker/modules/papers/paper-bundles/status";
import { DateText } from "@/app/ui/date";
import { sizeText } from "@/app/ui/file-size";
import { Status } from "@/app/ui/status";

/** What was asked for, the newest first: how far it is, and its file. */
export function ManyList({ bundles }: { bundles: PaperBundle[] }) {
  const { t } = useWords("pages/generator");
  return (
    <section className="min-w-0" aria-live="polite">
      <h2 className="mb-2 text-lg">{t("many.made")}</h2>
      {bundles.length === 0 ? (
        <p className="muted">{t("many.none")}</p>
      ) : (
        <ul className="border-t border-rule">
          {bundles.map((bundle) => (
            <ManyLine key={bundle.id} bundle={bundle} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ManyLine({ bundle }: { bundle: PaperBundle }) {
  const { t, i18n } = useWords("pages/generator");
  const { id, kind, state, printed, total, size, refused, createdAt } = bundle;
  const weight = state === "done" ? ` · ${sizeText(size, asLanguage(i18n.language) ?? defaultLanguage)}` : "";
  return (
    <li className="border-b border-rule py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <strong className="font-semibold">{t(`paperBundles:values.kind.${kind}`)}</strong>
          <span className="muted tnum block text-sm">
            <DateText value={createdAt} />
            {` · ${printed} / ${total}${weight}`}
          </span>
        </span>
        <span className="flex items-center gap-3">
          <Status meaning={bundleMeanings[state]}>{t(`paperBundles:values.state.${state}`)}</Status>
          {state === "done" && (
            <a className="btn btn-plain" href={`/pdf-generator/many/${id}`} download>
              <Download aria-hidden="true" />
              {t("many.download")}
            </a>
          )}
        </span>
      </div>
      {refused.length > 0 && <p className="muted mt-2 text-sm wrap-anywhere">{t("many.refused", { names: refused.join(", ") })}</p>}
      {state === "running" && (
        <>
          <progress className="progress mt-2 w-full" value={printed} max={total} aria-label={t("many.progress")} />
          <noscript>
            <Link className="link-ink text-sm" to="" reloadDocument>
              {t("many.again")}
            </Link>
          </noscript>
        </>
      )}
    </li>
  );
}
