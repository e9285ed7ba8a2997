import { formatMoney } from "@/worker/core/figures/money";

/** A part of a cost: its colour, its name and its ten-thousandths of a euro. */
export interface CostPart {
  part: "materials" | "packaging" | "labour" | "energy" | "overhead";
  label: string;
  value: number;
}

/** What a cost is made of, as one stacked bar with its legend. */
export function CostBar({ parts }: { parts: CostPart[] }) {
  const shown = parts.filter(({ value }) => value > 0);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return null;
  const share = (value: number) => (value / total) * 100;
  return (
    <div>
      <div className="cost-bar" aria-hidden="true">
        {shown.map(({ part, value }) => (
          <i key={part} data-part={part} style={{ width: `${share(value)}%` }} />
        ))}
      </div>
      <ul className="mt-2 grid gap-1 text-sm">
        {shown.map(({ part, label, value }) => (
          <li key={part} className="cost-legend" data-part={part}>
            <span>{label}</span>
            <span className="tnum">{`${formatMoney(value, 2)} · ${Math.round(share(value))}\u00a0%`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
