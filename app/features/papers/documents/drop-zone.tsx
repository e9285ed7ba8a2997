import { useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { DropArea } from "@/app/ui/drop-area";
import { base } from "./base";
import { type Sending, useUploads } from "./use-uploads";

const ACCEPT = ".pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.odt,.ods,.txt,.csv,.xml";

/** Where documents are dropped, chosen or photographed. @param fields what is said of each */
export function DropZone({ fields, isSmall = false }: { fields: Readonly<Record<string, string>>; isSmall?: boolean }) {
  const { t } = useWords("pages/documents");
  const { pathname, search } = useLocation();
  const { sendings, send, goOn } = useUploads(fields);
  const texts = isSmall ? {} : { text: t("drop.text"), kinds: t("drop.kinds") };
  return (
    <section className="no-print mb-6" aria-label={t("drop.label")}>
      <DropArea action={`${base}/upload`} accept={ACCEPT} take={(files, _, isPhotograph) => void send(files, isPhotograph)} {...texts}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="_back" value={pathname + search} />
      </DropArea>
      <Sendings sendings={sendings} goOn={goOn} />
    </section>
  );
}

/** How far each file is, and what became of it. */
function Sendings({ sendings, goOn }: { sendings: Sending[]; goOn: () => void }) {
  const { t } = useWords("pages/documents");
  return (
    <ul className="mt-2 grid gap-1 text-sm" aria-live="polite" aria-label={t("drop.outcomes")}>
      {sendings.map(({ key, name, id, known, title, problem, progress, isCut }) => (
        <li key={key} className={problem ? "text-error" : ""}>
          <strong className="break-all font-semibold">{name}</strong>
          {" · "}
          {progress !== null && <progress className="progress w-32 align-middle" value={progress} max={1} aria-label={name} />}
          {problem}
          {isCut && (
            <button type="button" className="link-ink ml-2 cursor-pointer" onClick={goOn}>
              {t("drop.goOn")}
            </button>
          )}
          {id && (
            <Link className="link-ink" to={`${base}/${id}`}>
              {t(known ? "drop.known" : "drop.done", { title })}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
