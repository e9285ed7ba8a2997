import { Link, useLocation } from "@remix-run/react";
import { Camera, FileUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { base } from "./base";
import { type Sending, useUploads } from "./use-uploads";

const ACCEPT = ".pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.odt,.ods,.txt,.csv,.xml";

/** Where documents are dropped, chosen or photographed. Without scripts it is a form. @param fields what is said of each */
export function DropZone({ fields, isSmall = false }: { fields: Readonly<Record<string, string>>; isSmall?: boolean }) {
  const { t } = useWords("pages/documents");
  const { pathname, search } = useLocation();
  const { sendings, send } = useUploads(fields);
  const [isOver, setOver] = useState(false);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!isScripted) return;
    void send([...(target.files ?? [])]);
    target.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };
  return (
    <section className="no-print mb-6" aria-label={t("drop.label")}>
      <form
        method="post"
        action={`${base}/upload`}
        encType="multipart/form-data"
        className={`rounded-box border border-dashed text-center ${isSmall ? "p-3" : "p-5"} ${isOver ? "border-primary bg-base-200" : "border-edge"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="_back" value={pathname + search} />
        {!isSmall && <p className="mb-3 font-semibold max-md:hidden">{t("drop.text")}</p>}
        <div className="flex flex-wrap justify-center gap-3">
          <label className={`btn cursor-pointer focus-within:outline-2 ${isSmall ? "btn-plain" : "btn-primary"}`}>
            <FileUp aria-hidden="true" />
            {t("drop.choose")}
            <input className="sr-only" type="file" name="file" multiple accept={ACCEPT} onChange={choose} />
          </label>
          {isScripted && (
            <label className="btn btn-plain cursor-pointer focus-within:outline-2 md:hidden">
              <Camera aria-hidden="true" />
              {t("drop.camera")}
              <input className="sr-only" type="file" accept="image/*" capture="environment" onChange={choose} />
            </label>
          )}
          {!isScripted && (
            <button type="submit" className="btn btn-plain">
              {t("drop.send")}
            </button>
          )}
        </div>
        {!isSmall && <p className="muted mt-3 text-sm">{t("drop.kinds")}</p>}
      </form>
      <Sendings sendings={sendings} />
    </section>
  );
}

/** How far each file is, and what became of it. */
function Sendings({ sendings }: { sendings: Sending[] }) {
  const { t } = useWords("pages/documents");
  return (
    <ul className="mt-2 grid gap-1 text-sm" aria-live="polite" aria-label={t("drop.outcomes")}>
      {sendings.map(({ key, name, id, known, problem, progress }) => (
        <li key={key} className={problem ? "text-error" : ""}>
          <strong className="break-all font-semibold">{name}</strong>
          {" · "}
          {progress !== null && <progress className="progress w-32 align-middle" value={progress} max={1} aria-label={name} />}
          {problem}
          {id && (
            <Link className="link-ink" to={`${base}/${id}`}>
              {t(known ? "drop.known" : "drop.done")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
