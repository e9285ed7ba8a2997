import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Region } from "@/worker/core/trade/regions";
import { fromFirstPage } from "@/app/ui/paging";
import { drawing, type Outline, outlines } from "./outlines";

/** France with its regions, the fuller the darker; each narrows the directory to its region. */
export function RegionMap({ counts }: { counts: { value: Region; count: number }[] }) {
  const { t } = useWords("pages/directory");
  const [params] = useSearchParams();
  const chosen = params.get("region");
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const countOf = (region: Region) => counts.find(({ value }) => value === region)?.count ?? 0;
  return (
    <nav aria-label={t("map.label")} id="map">
      <svg viewBox={`-1 -1 ${drawing.width + 2} ${drawing.height + 2}`} className="region-map">
        <title>{t("map.label")}</title>
        {outlines.map((outline) => (
          <Place
            key={outline.region}
            outline={outline}
            count={countOf(outline.region)}
            share={countOf(outline.region) / most}
            isChosen={chosen === outline.region}
          />
        ))}
      </svg>
      {chosen && (
        <Link className="link-ink mt-2 inline-block text-sm" to={`?${withRegion(params, null)}`} preventScrollReset>
          {t("map.all")}
        </Link>
      )}
      <p className="muted mt-2 text-xs">{t("map.help")}</p>
    </nav>
  );
}

interface PlaceProps {
  outline: Outline;
  count: number;
  /** Of the fullest region's entries. */
  share: number;
  isChosen: boolean;
}

/** A region: a link as long as there is something to see, or to take back. */
function Place({ outline: { region, path, label, box }, count, share, isChosen }: PlaceProps) {
  const { t } = useWords("pages/directory");
  const [params] = useSearchParams();
  const name = t("map.region", { region: t(`directory:values.region.${region}`), entries: t("count", { count }) });
  const fill = `color-mix(in oklab, var(--color-success) ${Math.round(10 + share * 25)}%, var(--color-base-100))`;
  const shape = (
    <>
      <title>{name}</title>
      {box && <rect x={box.x} y={box.y} width={box.size} height={box.size} rx="4" />}
      <path d={path} style={isChosen || !count ? undefined : { fill }} />
      <text x={label[0]} y={label[1]}>
        {count}
      </text>
    </>
  );
  return (
    <g data-chosen={isChosen || undefined} data-empty={count ? undefined : true}>
      {count || isChosen ? (
        <Link
          to={`?${withRegion(params, isChosen ? null : region)}`}
          aria-label={name}
          aria-current={isChosen || undefined}
          preventScrollReset
        >
          {shape}
        </Link>
      ) : (
        shape
      )}
    </g>
  );
}

/** The same question, of one region or of all. */
function withRegion(params: URLSearchParams, region: Region | null): URLSearchParams {
  const next = fromFirstPage(params);
  if (region) next.set("region", region);
  else next.delete("region");
  return next;
}
