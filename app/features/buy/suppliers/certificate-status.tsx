import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { certificateState } from "@/worker/modules/buy/suppliers/rules";
import { Status } from "@/app/ui/status";

/** How a certificate stands: valid, soon to be renewed, ended. @param today a civil date */
export function CertificateStatus({ expiresOn, today }: { expiresOn: string | null; today: string }) {
  const { t, i18n } = useWords("pages/suppliers");
  const state = certificateState({ expiresOn }, today);
  if (expiresOn === null) return <Status meaning="good">{t("state.unlimited")}</Status>;
  const date = formatDate(expiresOn, asLanguage(i18n.language) ?? defaultLanguage);
  return <Status meaning={state}>{t(`state.${state}`, { date })}</Status>;
}
