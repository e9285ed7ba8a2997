import { useWords } from "@/app/shell/i18n/use-words";
import type { Restock } from "@/worker/modules/buy/restocks/contract";
import { DateText } from "@/app/ui/date";
import { Status } from "@/app/ui/status";

/** The supplier's certificates that have ended, or soon will, when the goods come; nothing when all hold. */
export function CertificateWarning({ certificates }: Pick<Restock, "certificates">) {
  const { t } = useWords("pages/restocks");
  if (!certificates.length) return null;
  return (
    <section className="summary mb-4" aria-label={t("certificates.title")}>
      <p className="font-semibold">{t("certificates.title")}</p>
      <ul className="mt-1 text-sm">
        {certificates.map(({ name, number, expiresOn, state }) => (
          <li key={`${name}${number}`} className="flex flex-wrap gap-x-3">
            <span>{[name, number].filter(Boolean).join(" · ")}</span>
            <Status meaning={state === "ended" ? "loss" : "soon"}>{t(`restocks:values.state.${state}`)}</Status>
            {expiresOn && <DateText value={expiresOn} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
