import { Form, Link, useRevalidator } from "@remix-run/react";
import { Camera, FileUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { DOCUMENT_BYTES } from "@/worker/core/trade/document-kind";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { scans } from "@/worker/modules/buy/scans/contract";
import { base } from "./base";
import { shrunk } from "./shrink";
import type { Upload } from "./upload";

const ACCEPT = ".pdf,.jpg,.jpeg,.png,.webp,.xml,application/pdf,image/jpeg,image/png,image/webp,application/xml,text/xml";

type Outcome = Upload & { key: string; name: string };

/** Where documents are dropped, chosen or photographed; they are sent one after the other. Without scripts it is a form. */
export function DropZone({ quota }: { quota: Result<typeof scans.quota> }) {
  const { t } = useWords("pages/scans");
  const { outcomes, sending, send } = useSending();
  const [isOver, setOver] = useState(false);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const needsConsent = quota.left === 0 && quota.extraPage !== null;
  const form = useRef<HTMLFormElement>(null);
  const take = (files: FileList | null) => {
    const agreed = (form.current?.elements.namedItem("agreeToPay") as HTMLInputElement | null)?.checked ?? false;
    void send([...(files ?? [])], agreed);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!isScripted) return;
    take(target.files);
    target.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section className="mb-6" aria-label={t("drop.label")}>
      <Form
        ref={form}
        method="post"
        action={base}
        encType="multipart/form-data"
        className={`rounded-box border border-dashed p-5 text-center ${isOver ? "border-primary bg-base-200" : "border-edge"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {needsConsent && (
          <label className="mb-4 flex items-start justify-center gap-2.5 text-sm">
            <input type="checkbox" className="checkbox checkbox-sm mt-0.5" name="agreeToPay" />
            <span>{t("quota.agree", { price: formatMoney(quota.extraPage) })}</span>
          </label>
        )}
        <p className="mb-3 font-semibold max-md:hidden">{t("drop.text")}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <label className="btn btn-primary cursor-pointer focus-within:outline-2">
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
        <p className="muted mt-3 text-sm">{t("drop.kinds")}</p>
      </Form>
      <p className="mt-2 min-h-5 text-sm" role="status">
        {sending && t("drop.sending", { name: sending })}
      </p>
      <Outcomes outcomes={outcomes} />
    </section>
  );
}

/** What was not taken, and what was there already: the rest is in the list below. */
function Outcomes({ outcomes }: { outcomes: Outcome[] }) {
  const { t } = useWords("pages/scans");
  const notable = outcomes.filter(({ known, problem }) => known || problem);
  if (!notable.length) return null;
  return (
    <ul className="mt-1 grid gap-1 text-sm" aria-label={t("drop.outcomes")}>
      {notable.map(({ key, name, id, problem }) => (
        <li key={key} className={problem ? "text-error" : ""}>
          <strong className="font-semibold">{name}</strong>
          {" · "}
          {problem ?? (
            <Link className="link-ink" to={`${base}/${id}`}>
              {t("drop.known")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function useSending() {
  const { t } = useWords("pages/scans");
  const { revalidate } = useRevalidator();
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [sending, setSending] = useState("");

  async function sendOne(file: File, agreed: boolean): Promise<Upload> {
    const small = await shrunk(file);
    if (small.size > DOCUMENT_BYTES) return { problem: t("drop.tooLarge") };
    const body = new FormData();
    body.set("file", small, small.name);
    if (agreed) body.set("agreeToPay", "on");
    try {
      return (await (await fetch("/customer/scans/upload", { method: "POST", body })).json()) as Upload;
    } catch {
      return { problem: t("drop.lost") };
    }
  }

  async function send(files: File[], agreed: boolean): Promise<void> {
    setOutcomes([]);
    for (const file of files) {
      setSending(file.name);
      const outcome = { ...(await sendOne(file, agreed)), key: crypto.randomUUID(), name: file.name };
      setOutcomes((all) => [...all, outcome]);
      revalidate();
    }
    setSending("");
  }
  return { outcomes, sending, send };
}
