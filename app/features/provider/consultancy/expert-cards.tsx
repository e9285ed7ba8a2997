import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { experts, type Profile } from "@/worker/modules/provider/experts/contract";

/** Those who advise, with their portraits. */
export function ExpertCards({ profiles }: { profiles: readonly Profile[] }) {
  const { t } = useWords("pages/consultancy");
  if (!profiles.length) return null;
  return (
    <section className="mt-8" aria-labelledby="experts">
      <h2 id="experts" className="mb-3 text-lg">
        {t("experts.title")}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {profiles.map(({ id, name, headline, biography, languages, picture }) => (
          <li key={id} className="flex items-start gap-4">
            {picture && (
              <img
                className="size-16 shrink-0 rounded-full border border-rule object-cover"
                src={sheetPath(experts.picture, { id, v: picture })}
                alt={t("experts.picture", { name })}
                width={64}
                height={64}
                loading="lazy"
              />
            )}
            <div className="min-w-0 text-sm">
              <p className="font-semibold text-base">{name}</p>
              <p>{headline}</p>
              {biography && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{biography}</p>}
              <p className="muted mt-1">
                {t("experts.speaks", { languages: languages.map((language) => t(`experts:values.languages.${language}`)).join(", ") })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
