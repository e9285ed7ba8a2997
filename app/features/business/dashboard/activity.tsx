import { Link } from "@/app/ui/link";
import { recordPath } from "@/app/shell/record-path";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { ActivityEntry } from "@/worker/modules/business/dashboard/contract";

/** Deeds that are told with the same words one after the other become one line, as of the latest. */
function foldedOf(entries: ActivityEntry[]): (ActivityEntry & { times: number })[] {
  const wordsOf = ({ what, name, who }: ActivityEntry) => JSON.stringify([what, name, who]);
  const folded: (ActivityEntry & { times: number })[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    if (last?.name && wordsOf(last) === wordsOf(entry)) last.times += 1;
    else folded.push({ ...entry, times: 1 });
  }
  return folded;
}

/** Who did what, the latest first. */
export function Activity({ entries }: { entries: ActivityEntry[] }) {
  const { t, i18n } = useWords("pages/dashboard");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("activity.title")}</h2>
      {entries.length === 0 && <p className="muted">{t("activity.none")}</p>}
      <ul className="grid">
        {foldedOf(entries).map(({ times, ...entry }) => (
          <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2">
            <span className="min-w-0">
              {entry.what}
              {entry.name && (
                <>
                  {" · "}
                  <Name entry={entry} />
                </>
              )}
              {times > 1 && <span className="muted"> · {t("activity.times", { count: times })}</span>}
              {entry.changes > 1 && <span className="muted"> · {t("activity.changes", { count: entry.changes })}</span>}
            </span>
            <span className="muted text-sm">
              {entry.who ? `${entry.who}, ` : ""}
              <time dateTime={new Date(entry.at).toISOString()}>{formatInstant(entry.at, language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ entry }: { entry: ActivityEntry }) {
  const path = recordPath(entry.record, entry.recordId);
  if (!path) return <strong className="font-semibold">{entry.name}</strong>;
  return (
    <Link className="link-ink font-semibold" to={path}>
      {entry.name}
    </Link>
  );
}
