import { Form } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { scans } from "@/worker/modules/buy/scans/contract";

/** The address that receives documents by mail, and what opens or changes it. */
export function Inbox({ address, isReceiving }: Result<typeof scans.inbox>) {
  const { t } = useWords("pages/scans");
  if (!isReceiving) return null;
  return (
    <details className="mb-6 text-sm">
      <summary className="link-ink w-fit cursor-pointer">{t("inbox.title")}</summary>
      <div className="mt-3 max-w-2xl">
        {address && <p className="mb-2 select-all break-all font-semibold text-base">{address}</p>}
        <p className="muted mb-3">{t(address ? "inbox.text" : "inbox.none")}</p>
        <Form method="post" action="/customer/scans/inbox">
          <button type="submit" className="btn btn-plain">
            {t(address ? "inbox.renew" : "inbox.open")}
          </button>
          {address && <p className="muted mt-2">{t("inbox.warning")}</p>}
        </Form>
      </div>
    </details>
  );
}
