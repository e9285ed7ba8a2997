import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Promised } from "@/worker/modules/store/lots/shapes";
import { causePath } from "../addresses";
import { Amount } from "../lots/lot-marks";

/** To whom goods are promised. */
export function PromiseRows({ rows }: { rows: Promised[] }) {
  const { t } = useWords("pages/inventory");
  if (!rows.length) return <p className="muted text-sm">{t("noPromises")}</p>;
  return (
    <ul className="text-sm">
      {rows.map(({ causeId, cause, reference, name, lotId, lot, locationId, amount }) => (
        <li
          key={`${causeId}${lotId}${locationId}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2"
        >
          <span>
            <Link className="link-ink" to={causePath(cause, causeId) ?? ""}>
              {reference}
            </Link>
            {name && <span className="muted">{` · ${name}`}</span>}
          </span>
          <span>
            <span className="code muted mr-3">{lot}</span>
            <Amount of={amount} />
          </span>
        </li>
      ))}
    </ul>
  );
}
