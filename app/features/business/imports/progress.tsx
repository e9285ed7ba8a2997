import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { useRefreshEvery } from "@/app/ui/use-refresh-every";
import type { ImportedFile } from "@/worker/modules/business/imports/contract";

const EVERY = 1_000;

/** How far a file is; asks again every second, and without scripts when told to. */
export function Progress({ file }: { file: ImportedFile }) {
  const { t, i18n } = useWords("pages/imports");
  useRefreshEvery(EVERY);
  const all = file.toCreate + file.toUpdate;
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <section className="mb-8" aria-live="polite">
      <progress className="progress w-full" value={file.handled} max={all} aria-label={t("progress.label")} />
      <p className="muted mt-2 flex justify-between text-sm">
        <span className="tnum">{t("progress.text", { handled: number(file.handled), all: number(all) })}</span>
        <noscript>
          <Link className="link-ink" to="" reloadDocument>
            {t("progress.again")}
          </Link>
        </noscript>
      </p>
    </section>
  );
}
