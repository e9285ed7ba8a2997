import { Link, useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Region, regions } from "@/worker/core/trade/regions";
import { fromFirstPage } from "@/app/ui/paging";

/** A tile for each region: column and row, roughly where it lies, and how one shortens it. Drawn by ourselves: no outside map. */
const tiles: Record<Region, [column: number, row: number, short: string]> = {
  hauts_de_france: [3, 0, "HDF"],
  normandie: [1, 1, "NOR"],
  ile_de_france: [3, 1, "IDF"],
  grand_est: [4, 1, "GES"],
  bretagne: [0, 2, "BRE"],
  pays_de_la_loire: [1, 2, "PDL"],
  centre_val_de_loire: [2, 2, "CVL"],
  bourgogne_franche_comte: [4, 2, "BFC"],
  nouvelle_aquitaine: [1, 3, "NAQ"],
  auvergne_rhone_alpes: [3, 3, "ARA"],
  occitanie: [2, 4, "OCC"],
  provence_alpes_cote_d_azur: [4, 4, "PAC"],
  corse: [5, 5, "COR"],
  guadeloupe: [0, 6, "GUA"],
  martinique: [1, 6, "MAR"],
  guyane: [2, 6, "GUY"],
  la_reunion: [3, 6, "REU"],
  mayotte: [4, 6, "MAY"],
};

/** France as tiles, a region each, the fuller the darker; each narrows the directory to its region. */
export function RegionMap({ counts }: { counts: { value: Region; count: number }[] }) {
  const { t } = useWords("pages/directory");
  const [params] = useSearchParams();
  const chosen = params.get("region");
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <nav aria-label={t("map.label")}>
      <ul className="grid max-w-80 grid-cols-6 gap-1 text-center">
        {regions.map((region) => {
          const count = counts.find(({ value }) => value === region)?.count ?? 0;
          return <Tile key={region} region={region} count={count} share={count / most} isChosen={chosen === region} />;
        })}
      </ul>
      {chosen && (
        <Link className="link-ink mt-2 inline-block text-sm" to={`?${withRegion(params, null)}`} preventScrollReset>
          {t("map.all")}
        </Link>
      )}
      <p className="muted mt-2 text-xs">{t("map.help")}</p>
    </nav>
  );
}

interface TileProps {
  region: Region;
  count: number;
  /** Of the fullest region's entries. */
  share: number;
  isChosen: boolean;
}

function Tile({ region, count, share, isChosen }: TileProps) {
  const { t } = useWords("pages/directory");
  const [params] = useSearchParams();
  const [column, row, short] = tiles[region];
  const label = t("map.region", { region: t(`directory:values.region.${region}`), entries: t("count", { count }) });
  const look = "grid aspect-square content-center rounded border text-xs leading-tight no-underline text-inherit";
  const shade = `color-mix(in oklab, var(--color-success) ${Math.round(10 + share * 25)}%, var(--color-base-100))`;
  const content = (
    <>
      <span aria-hidden="true">{short}</span>
      <strong className="tnum text-sm" aria-hidden="true">
        {count}
      </strong>
      <span className="sr-only">{label}</span>
    </>
  );
  return (
    <li style={{ gridColumn: column + 1, gridRow: row + 1 }} title={label}>
      {count || isChosen ? (
        <Link
          className={`${look} ${isChosen ? "border-neutral bg-neutral text-neutral-content" : "border-edge"}`}
          style={isChosen ? undefined : { background: shade }}
          to={`?${withRegion(params, isChosen ? null : region)}`}
          aria-current={isChosen || undefined}
          preventScrollReset
        >
          {content}
        </Link>
      ) : (
        <span className={`${look} muted border-rule`}>{content}</span>
      )}
    </li>
  );
}

/** The same question, of one region or of all. */
function withRegion(params: URLSearchParams, region: Region | null): URLSearchParams {
  const next = fromFirstPage(params);
  if (region) next.set("region", region);
  else next.delete("region");
  return next;
}
