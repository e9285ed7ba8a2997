import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Edge, Node } from "@/worker/modules/store/traceability/shapes";
import { BOX, layersOf, type Placed } from "./layers";

/** Percent of its own size; null fits the screen. */
const sizes = [null, 75, 100, 150] as const;
/** Hundredths of a percent that make a line a pixel thicker. */
const THICKER = 2_500;

/** Where each leads: a lot to its own trace, people to their sheet. */
export function addressOf({ kind, id, name }: Pick<Node, "kind" | "id" | "name">): string {
  if (kind === "lot") return `/customer/traceability?lot=${encodeURIComponent(name)}`;
  if (kind === "production") return `/customer/production/${id}`;
  return kind === "client" ? `/customer/clients/${id}` : `/customer/suppliers/${id}`;
}

/** The journey of a lot from left to right; every box is a link. What it shows, the table under it says. */
export function Graph({ nodes, edges, lotId }: { nodes: Node[]; edges: Edge[]; lotId: string }) {
  const { t } = useWords("pages/traceability");
  const [size, setSize] = useState<(typeof sizes)[number]>(null);
  const { placed, lines, width, height, hidden } = layersOf(nodes, edges);
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
      <div className="overflow-auto rounded-box border border-rule bg-base-100 p-4" style={{ maxHeight: "70vh" }}>
        <svg viewBox={`0 0 ${width} ${height}`} style={{ width: wide, maxWidth: size === null ? width : undefined }}>
          <title>{t("graph")}</title>
          <g fill="none" stroke="var(--color-edge)">
            {lines.map(({ edge, path }) => (
              <path
                key={`${edge.fromId} ${edge.toId} ${edge.reference}`}
                d={path}
                strokeWidth={1 + (edge.shareOfSource ?? 0) / THICKER}
                opacity={0.55}
              />
            ))}
          </g>
          {placed.map((node) => (
            <Box key={node.id} node={node} isTraced={node.id === lotId} />
          ))}
        </svg>
      </div>
      {hidden > 0 && <p className="muted mt-2 text-sm">{t("hidden", { count: hidden })}</p>}
    </nav>
  );
}

const edgeColours = {
  supplier: "var(--color-secondary)",
  lot: "var(--color-edge)",
  client: "var(--color-accent)",
  production: "var(--color-edge)",
} as const;

function Box({ node, isTraced }: { node: Placed; isTraced: boolean }) {
  const { t } = useWords("pages/traceability");
  const { x, y, kind, name, itemName, state } = node;
  const blocked = state === "on_hold" || state === "rejected";
  const stroke = isTraced ? "var(--color-primary)" : blocked ? "var(--color-error)" : edgeColours[kind];
  const detail = kind === "lot" ? itemName : t(`traceability:values.kind.${kind}`);
  return (
    <a href={addressOf(node)} className="trace-box">
      <rect
        x={x}
        y={y}
        width={BOX.width}
        height={BOX.height}
        rx={6}
        fill="var(--color-raised)"
        stroke={stroke}
        strokeWidth={isTraced ? 2.5 : 1.2}
      />
      <foreignObject x={x} y={y} width={BOX.width} height={BOX.height}>
        <div className="truncate px-2.5 pt-1.5 text-[13px] leading-4 font-semibold">{name}</div>
        <div className="muted truncate px-2.5 text-xs">{blocked ? `${t(`traceability:values.state.${state}`)} · ${detail}` : detail}</div>
      </foreignObject>
    </a>
  );
}
