import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Edge, Node, TracedLot } from "@/worker/modules/store/traceability/shapes";
import { Quantity } from "@/app/ui/quantity";
import { LotState } from "./lot-state";
import { BOX, layersOf, type Placed } from "./layers";
import { type Drawn, drawnOf } from "./steps-drawn";

/** Percent of its own size; null fits the screen. */
const sizes = [null, 75, 100, 150] as const;

/** Where each leads: a lot to its own trace, people to their sheet, an order to the list that finds it. */
export function addressOf({ kind, id, name }: Pick<Drawn, "kind" | "id" | "name">): string {
  if (kind === "lot") return `/customer/traceability?lot=${encodeURIComponent(name)}`;
  if (kind === "order") return `/customer/production/orders?search=${encodeURIComponent(name)}`;
  if (kind === "production") return `/customer/production/${id}`;
  return kind === "client" ? `/customer/clients/${id}` : `/customer/suppliers/${id}`;
}

/** The journey of a lot from left to right, each band as thick as what it carries; every box is a link. What it shows, the table under it says. */
export function Graph({ nodes, edges, lot }: { nodes: Node[]; edges: Edge[]; lot: TracedLot }) {
  const { t } = useWords("pages/traceability");
  const [size, setSize] = useState<(typeof sizes)[number]>(null);
  const drawn = drawnOf(nodes, edges, lot);
  const { placed, names, lines, width, height, hidden } = layersOf(drawn.nodes, drawn.flows);
  const wide = size === null ? "100%" : `${(width * size) / 100}px`;
  return (
    <nav className="hidden md:block" aria-label={t("graph")}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t("graph")}</h2>
        <div className="no-print flex gap-1">
          {sizes.map((choice) => (
            <button
              key={String(choice)}
              type="button"
              className="btn btn-plain btn-sm"
              aria-pressed={choice === size}
              onClick={() => setSize(choice)}
            >
              {choice === null ? t("fit") : `${choice} %`}
            </button>
          ))}
        </div>
      </div>
      <div className="overflow-auto" style={{ maxHeight: "70vh" }}>
        <svg viewBox={`-2 0 ${width + 4} ${height}`} style={{ width: wide, maxWidth: size === null ? width + 4 : undefined }}>
          <title>{t("graph")}</title>
          {names.map(({ x, kind }) => (
            <text key={x} x={x} y={14} className="trace-column">
              {t(`columns.${kind}`)}
            </text>
          ))}
          <g fill="none">
            {lines.map(({ key, path, thick, isWeighed }) => (
              <path key={key} d={path} className="trace-band" data-weighed={isWeighed ? "" : undefined} strokeWidth={thick} />
            ))}
          </g>
          {placed.map((node) => (
            <Box key={node.id} node={node} isTraced={node.id === lot.id} />
          ))}
        </svg>
      </div>
      {hidden > 0 && <p className="muted mt-2 text-sm">{t("hidden", { count: hidden })}</p>}
    </nav>
  );
}

function Box({ node, isTraced }: { node: Placed; isTraced: boolean }) {
  const { t } = useWords("pages/traceability");
  const { x, y, kind, name, itemName, state, amount } = node;
  const isBlocked = state === "on_hold" || state === "rejected";
  const detail = kind === "lot" ? itemName : kind === "order" ? "" : t(`traceability:values.kind.${kind}`);
  return (
    <a href={addressOf(node)} className="trace-box" data-traced={isTraced ? "" : undefined} data-blocked={isBlocked ? "" : undefined}>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={6} />
      <foreignObject x={x} y={y} width={BOX.width} height={BOX.height}>
        <div className={`truncate px-2.5 pt-1.5 leading-4 ${isTraced ? "font-serif text-[15px]" : "text-[13px] font-semibold"}`}>
          {name}
        </div>
        <div className="muted truncate px-2.5 text-xs leading-4">{detail}</div>
        <div className="flex items-center justify-between gap-2 px-2.5 text-xs leading-4">
          {amount && <Quantity value={amount.amount} unit={amount.unit} />}
          {state && <LotState state={state} />}
        </div>
      </foreignObject>
    </a>
  );
}
