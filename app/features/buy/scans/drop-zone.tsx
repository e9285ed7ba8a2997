import { useRevalidator } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { DOCUMENT_BYTES } from "@/worker/core/trade/document-kind";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { scans } from "@/worker/modules/buy/scans/contract";
import { DropArea } from "@/app/ui/drop-area";
import { base } from "./base";
import { shrunk } from "./shrink";
import type { Upload } from "./upload";

const ACCEPT = ".pdf,.jpg,.jpeg,.png,.webp,.xml,application/pdf,image/jpeg,image/png,image/webp,application/xml,text/xml";

type Outcome = Upload & { key: string; name: string };

/** Where documents are dropped, chosen or photographed; they are sent one after the other. */
export function DropZone({ quota }: { quota: Result<typeof scans.quota> }) {
  const { t } = useWords("pages/scans");
  const { outcomes, sending, send } = useSending();
  const needsConsent = quota.left === 0 && quota.extraPage !== null;
  return (
    <section className="mb-6" aria-label={t("drop.label")}>
      <DropArea
        action={base}
        accept={ACCEPT}
        text={t("drop.text")}
        kinds={t("drop.kinds")}
        take={(files, form) => void send(files, form.has("agreeToPay"))}
      >
        {needsConsent && (
          <label className="mb-4 flex items-start justify-center gap-2.5 text-sm">
            <input type="checkbox" className="checkbox checkbox-sm mt-0.5" name="agreeToPay" />
            <span>{t("quota.agree", { price: formatMoney(quota.extraPage) })}</span>
          </label>
        )}
      </DropArea>
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
