import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Eye } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { accessTokens } from "@/worker/modules/business/access-tokens/contract";
import { company } from "@/worker/modules/business/company/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { ChoicesForm } from "@/app/features/business/notifications/choices-form";
import { OwnerPart } from "@/app/features/provider/visits/owner-part";
import { visits } from "@/worker/modules/provider/visits/contract";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { AccessPart } from "./access-part";
import { CompanyForm } from "./company-form";
import { LogoPart } from "./logo-part";
import { NumberingPart } from "./numbering-part";
import { saveSettings } from "./save-settings";
import { TermsForm } from "./terms-form";

const tabs = ["company", "terms", "numbering", "logo", "access", "visits", "notifications"] as const;
const home = "/account-settings";

export const handle = {
  words: ["pages/settings", "company", "invoices", "accessTokens", "pages/notifications", "notifications", "pages/visits", "visits"],
  title: "pages/settings:title",
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const requested = searchParams.get("tab");
  const visit = searchParams.get("visit");
  const tab = tabs.find((name) => name === requested) ?? "company";
  const [own, series, tokens, choices, granted, log] = await Promise.all([
    context.read(company.show, {}),
    tab === "numbering" ? context.read(invoices.numbering, {}) : null,
    tab === "access" ? context.read(accessTokens.list, { limit: 100 }) : null,
    tab === "notifications" ? context.read(notifications.choices, {}) : null,
    tab === "visits" ? context.read(visits.list, { limit: 20 }) : null,
    tab === "visits" && visit ? context.read(visits.log, { id: visit, limit: 100 }) : null,
  ]);
  return {
    tab,
    own,
    series: series?.items ?? [],
    tokens: tokens?.items ?? [],
    choices,
    granted: granted?.items ?? [],
    log,
    today: context.today,
    requestKey: context.nonce,
  };
}

export const action = saveSettings;

/** What the business says of itself, a tab a subject. */
export default function Settings() {
  const { t, i18n } = useWords("pages/settings");
  const { tab, own, series, tokens, choices, granted, log, today, requestKey } = useLoaderData<typeof loader>();
  const preview = `/customer/papers/company.preview?language=${i18n.language.slice(0, 2)}`;
  return (
    <div className="page-narrow">
      <PageHead title={t("title")} sentence={t("sentence")}>
        <a className="btn btn-plain" href={preview} target="_blank" rel="noreferrer">
          <Eye aria-hidden="true" />
          {t("preview")}
        </a>
      </PageHead>
      <Sections
        label={t("tabs.label")}
        sections={tabs.map((name) => ({
          key: name,
          label: t(`tabs.${name}`),
          to: name === "company" ? home : `${home}?tab=${name}`,
          current: name === tab,
        }))}
      />
      <div className="mt-6">
        {tab === "company" && <CompanyForm own={own} requestKey={requestKey} />}
        {tab === "terms" && <TermsForm own={own} today={today} requestKey={requestKey} />}
        {tab === "numbering" && <NumberingPart series={series} requestKey={requestKey} />}
        {tab === "access" && <AccessPart tokens={tokens} requestKey={requestKey} />}
        {tab === "visits" && <OwnerPart visits={granted} log={log} requestKey={requestKey} />}
        {choices && <ChoicesForm choices={choices} isStaff={false} requestKey={requestKey} />}
        {tab === "logo" && <LogoPart own={own} requestKey={requestKey} />}
      </div>
    </div>
  );
}
