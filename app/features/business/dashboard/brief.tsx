import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Brief as Morning } from "@/worker/modules/business/dashboard/contract";

/** Matters that stand above, each in a frame of its own. */
const framed = ["recallsRunning", "controlsMissed"];

/** Recalls under way, before all else: what comes next of each, until when, and the way there; nothing while there are none. */
export function RunningRecalls({ brief }: { brief: Morning }) {
  const line = brief.items.find(({ kind }) => kind === "recallsRunning");
  if (!line) return null;
  return (
    <section className="summary flex flex-wrap items-center justify-between gap-3" aria-labelledby="recalls-running">
      <div className="min-w-0">
        <h2 id="recalls-running" className="st-loss font-semibold">
          {line.text}
        </h2>
        <ul>
          {line.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <Link className="btn btn-primary max-sm:w-full" to={line.path}>
        {line.action}
      </Link>
    </section>
  );
}

/** What the day asks for, the most urgent first: each line leads to where it is dealt with. */
export function Brief({ brief }: { brief: Morning }) {
  const { t } = useWords("pages/dashboard");
  const items = brief.items.filter(({ kind }) => !framed.includes(kind));
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
