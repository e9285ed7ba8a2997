import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { instruments } from "@/worker/modules/safety/instruments/contract";

const section = "/customer/audits/instruments";

/** The instruments that may not be trusted, or soon may not; nothing when all are up to date. */
export function ToCalibrate({ page }: { page: Result<typeof instruments.list> }) {
  const { t } = useWords("pages/dashboard");
  const waiting = page.items.filter(({ standing }) => standing !== "valid");
  if (!waiting.length) return null;
  return (
    <section>
      <div className="card-line mb-2">
        <h2 className="text-lg">{t("controls.toCalibrate")}</h2>
        <Link className="link-ink text-sm" to={section}>
          {t("controls.allInstruments")}
        </Link>
      </div>
      <ul className="text-sm">
        {waiting.map(({ id, name, place, standing }) => (
          <li key={id} className="card-line border-b border-rule py-2">
            <span>
              <Link className="link-ink font-semibold" to={`${section}/${id}`}>
                {name}
              </Link>
              {place && <span className="muted">{` · ${place}`}</span>}
            </span>
            <span className={standing === "expired" || standing === "failed" ? "st-loss" : "st-soon"}>
              {t(`controls.standing.${standing}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
