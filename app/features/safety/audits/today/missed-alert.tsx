import { useWords } from "@/app/shell/i18n/use-words";
import type { MissedControl } from "@/worker/modules/safety/readings/shapes";
import { DateText } from "@/app/ui/date";

/** Shown at once; the others are a click away. */
const FIRST = 5;

/** Critical controls that were missed: what an inspector asks about first, so nobody overlooks them. */
export function MissedAlert({ missed }: { missed: MissedControl[] }) {
  const { t } = useWords("pages/audits");
  const [first, rest] = [missed.slice(0, FIRST), missed.slice(FIRST)];
  return (
    <section className="summary" aria-label={t("today.missed", { count: missed.length })}>
      <p className="font-semibold">{t("today.missed", { count: missed.length })}</p>
      <p className="muted text-sm">{t("today.missedText")}</p>
      <Rows missed={first} />
      {rest.length > 0 && (
        <details className="text-sm">
          <summary className="link-ink min-h-6 cursor-pointer">{t("today.others", { count: rest.length })}</summary>
          <Rows missed={rest} />
        </details>
      )}
    </section>
  );
}

function Rows({ missed }: { missed: MissedControl[] }) {
  const { t } = useWords("pages/audits");
  return (
    <ul className="mt-2 text-sm">
      {missed.map(({ pointId, pointName, day, production, taken, wanted }) => (
        <li key={`${pointId}${day}${production}`} className="flex flex-wrap gap-x-3">
          <DateText value={day} />
          <span>{[pointName, production].filter(Boolean).join(" · ")}</span>
          <span className="muted tnum">{t("of", { part: taken, whole: wanted })}</span>
        </li>
      ))}
    </ul>
  );
}
