import type { ReactNode } from "react";

interface Figure {
  key: string;
  label: string;
  value: ReactNode;
  help?: ReactNode;
}

/** Figures side by side, split by hairlines. */
export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-y-4 md:grid-cols-4">
      {figures.map(({ key, label: name, value, help }) => (
        <div
          key={key}
          className="flex flex-col pr-3 md:border-rule md:px-6 md:[&:nth-child(4n+1)]:pl-0 md:[&:not(:nth-child(4n+1))]:border-l"
        >
          <dt className="muted text-xs">{name}</dt>
          <dd className="tnum text-lg font-semibold">{value}</dd>
          {help && <dd className="muted text-xs">{help}</dd>}
        </div>
      ))}
    </dl>
  );
}
