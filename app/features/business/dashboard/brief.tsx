import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Brief as Morning } from "@/worker/modules/business/dashboard/contract";

/** What the day asks for, the most urgent first: each line leads to where it is dealt with. */
export function Brief({ brief }: { brief: Morning }) {
  const { t } = useWords("pages/dashboard");
  // What was missed stands above, in a frame of its own.
  const items = brief.items.filter(({ kind }) => kind !== "controlsMissed");
  return (
    <section aria-labelledby="brief">
      <h2 id="brief" className="mb-2 text-lg">
        {t("brief.title")}
      </h2>
      {items.length === 0 && <p className="muted">{t("brief.none")}</p>}
      <ul className="grid">
        {items.map(({ kind, text, names, action, path }) => (
          <li key={kind} className="card-line border-b border-rule py-2">
            <span className="min-w-0">
              <span className="block font-semibold">{text}</span>
              {names.length > 0 && <span className="muted block text-sm">{names.join(", ")}</span>}
            </span>
            <Link className="link-ink shrink-0 text-sm" to={path} aria-label={`${action} : ${text}`}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
