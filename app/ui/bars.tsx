import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";

/** One thing with its figure, and the figure it is compared with. */
export interface Bar {
  key: string;
  label: string;
  /** How long it is drawn; nothing of less than nothing. */
  length: number;
  text: string;
  before?: { length: number; text: string };
  /** Where it leads. */
  to?: string;
}

interface BarsProps {
  bars: Bar[];
  /** What the lengths are of, and what the paler ones are. */
  legend?: { now: string; before: string };
}

const widthOf = (length: number, most: number) => ({ width: `${Math.max(0, (length / most) * 100)}%` });

/** Bars with their names and figures as text: nothing is said by colour or length alone. What it is compared with is hatched. */
export function Bars({ bars, legend }: BarsProps) {
  const { t } = useWords("shell");
  const most = Math.max(1e-9, ...bars.flatMap(({ length, before }) => [length, before?.length ?? 0]));
  return (
    <>
      {legend && (
        <p className="muted mb-2 flex flex-wrap gap-x-5 text-sm">
          <span className="inline-flex items-center gap-2">
            <span className="length h-2.5 w-6" aria-hidden="true" />
            {legend.now}
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="length h-2.5 w-6" data-before="" aria-hidden="true" />
            {legend.before}
          </span>
        </p>
      )}
      <ul className="grid gap-2 text-sm">
        {bars.map(({ key, label, length, text, before, to }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] items-center gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_8rem] xl:grid-cols-[19rem_minmax(0,1fr)_8rem]"
          >
            {to ? (
              <Link className="link-ink min-h-6 truncate" to={to} title={label} preventScrollReset>
                {label}
              </Link>
            ) : (
              <span className="truncate" title={label}>
                {label}
              </span>
            )}
            <span className="grid gap-0.5" aria-hidden="true">
              <span className="length h-2.5" style={widthOf(length, most)} />
              {before && <span className="length h-1.5" data-before="" style={widthOf(before.length, most)} />}
            </span>
            <span className="tnum text-right">
              {text}
              {before && <span className="sr-only">{t("shell:pair", { name: legend?.before ?? "", value: before.text })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
