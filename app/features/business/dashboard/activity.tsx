import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Deed } from "@/worker/modules/business/dashboard/contract";
import { deedPath } from "./deed-path";

/** Who did what, the latest first. */
export function Activity({ deeds }: { deeds: Deed[] }) {
  const { t, i18n } = useWords("pages/dashboard");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("activity.title")}</h2>
      {deeds.length === 0 && <p className="muted">{t("activity.none")}</p>}
      <ul className="grid">
        {deeds.map((deed) => (
          <li key={deed.id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2">
            <span className="min-w-0">
              {deed.what}
              {deed.name && (
                <>
                  {" · "}
                  <Name deed={deed} />
                </>
              )}
              {deed.changes > 1 && <span className="muted"> · {t("activity.changes", { count: deed.changes })}</span>}
            </span>
            <span className="muted text-sm">
              {deed.who ? `${deed.who}, ` : ""}
              <time dateTime={new Date(deed.at).toISOString()}>{formatInstant(deed.at, language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ deed }: { deed: Deed }) {
  const path = deedPath(deed);
  if (!path) return <strong className="font-semibold">{deed.name}</strong>;
  return (
    <Link className="link-ink font-semibold" to={path}>
      {deed.name}
    </Link>
  );
}
