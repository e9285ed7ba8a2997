import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Due } from "@/worker/modules/safety/readings/shapes";
import { Status } from "@/app/ui/status";
import { base } from "../addresses";

/** What is done for today, each with the way to its readings. */
export function DoneList({ done }: { done: Due[] }) {
  const { t } = useWords("pages/audits");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("today.done")}</h2>
      <ul className="text-sm">
        {done.map(({ id, pointId, pointName, production, taken, wanted }) => (
          <li key={id} className="card-line border-b border-rule py-2">
            <span>
              <Link className="link-ink" to={`${base}/readings?point=${pointId}`}>
                {pointName}
              </Link>
              {production && <span className="muted">{` · ${production}`}</span>}
            </span>
            <span className="flex gap-4">
              <span className="muted tnum">{t("of", { part: taken, whole: wanted })}</span>
              <Status meaning="good">{t("readings:values.state.done")}</Status>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
