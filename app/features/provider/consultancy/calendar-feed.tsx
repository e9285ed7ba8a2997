import { Form as PlainForm } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { RequestKey } from "@/app/ui/form";

/** The address at which a calendar follows one's appointments, and what opens or changes it. */
export function CalendarFeed({ address, requestKey }: { address: string | null; requestKey: string }) {
  const { t } = useWords("pages/consultancy");
  return (
    <details className="no-print mt-6 text-sm">
      <summary className="link-ink min-h-8 w-fit cursor-pointer py-1">{t("feed.title")}</summary>
      <div className="mt-2 max-w-2xl">
        {address && <p className="mb-2 select-all break-all font-semibold">{address}</p>}
        <p className="muted mb-3">{t(address ? "feed.text" : "feed.none")}</p>
        <PlainForm method="post">
          <RequestKey value={`${requestKey}-feed`} />
          <button type="submit" name="_verb" value="renewFeed" className="btn btn-plain">
            {t(address ? "feed.renew" : "feed.open")}
          </button>
          {address && <p className="muted mt-2">{t("feed.warning")}</p>}
        </PlainForm>
      </div>
    </details>
  );
}
