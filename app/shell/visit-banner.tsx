import { Form } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoment } from "@/worker/core/figures/zoned";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Account } from "../context";

/** Says to one of the provider's staff whose business they look at, until when, and lets them leave. */
export function VisitBanner({ account: { visitEndsAt, business } }: { account: Account }) {
  const { t, i18n } = useWords("shell");
  if (visitEndsAt === null || !business) return null;
  const until = formatMoment(visitEndsAt, asLanguage(i18n.language) ?? defaultLanguage);
  return (
    <Form
      method="post"
      action="/account-settings?tab=visits"
      className="no-print flex flex-wrap items-center justify-between gap-3 bg-base-content px-4 py-2 text-base-100 text-sm"
    >
      <p role="status">{t("visit.banner", { business: business.name, until })}</p>
      <button type="submit" name="_verb" value="leave" className="btn btn-plain btn-sm text-base-100">
        {t("visit.leave")}
      </button>
    </Form>
  );
}
