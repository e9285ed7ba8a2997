import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";

interface ChartFrameProps {
  title: string;
  /** The chart in one sentence, for those who look and those who listen. */
  sentence: string;
  chart: ReactNode;
  head: string[];
  rows: string[][];
}

/** A chart with its sentence and, one click away, its table. */
export function ChartFrame({ title, sentence, chart, head, rows }: ChartFrameProps) {
  const { t } = useWords("shell");
  return (
    <figure>
      <figcaption>
        <h2 className="text-lg">{title}</h2>
        <p className="muted text-sm">{sentence}</p>
      </figcaption>
      <div aria-hidden="true" className="my-3">
        {chart}
      </div>
      <details className="text-sm">
        <summary className="link-ink min-h-6 cursor-pointer">{t("chartTable")}</summary>
        <table className="grid-table mt-2">
          <thead>
            <tr>
              {head.map((label, place) => (
                <th key={label} className={place ? "num" : ""}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, place) => (
                  <td key={head[place]} className={place ? "num" : ""}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
