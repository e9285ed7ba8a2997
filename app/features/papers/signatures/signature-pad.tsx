import { type PointerEvent, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";

/** Lines of a signature: fewer than the operation takes, and points closer than this are one (thousandths of the pad). */
const MOST_LINES = 60;
const MOST_POINTS = 990;
const NEAR = 4;

/** Where one signs with a finger, a pen or a mouse. Without scripts there is none: one types one's name. */
export function SignaturePad({ name }: { name: string }) {
  const { t } = useWords("pages/signatures");
  const [strokes, setStrokes] = useState<number[][]>([]);
  const [isDrawing, setDrawing] = useState(false);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!isScripted) return null;

  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (strokes.length >= MOST_LINES) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing(true);
    const point = pointOf(event);
    setStrokes((all) => [...all, point]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing) return;
    const [x = 0, y = 0] = pointOf(event);
    setStrokes((all) => {
      const line = all.at(-1) ?? [];
      const [lastX = 0, lastY = 0] = line.slice(-2);
      if (line.length >= 2 * MOST_POINTS || Math.hypot(x - lastX, y - lastY) < NEAR) return all;
      return [...all.slice(0, -1), [...line, x, y]];
    });
  };
  return (
    <div className="field">
      <span aria-hidden="true" className="font-semibold text-sm">
        {t("pad.label")}
      </span>
      <input type="hidden" name={name} value={strokes.length ? JSON.stringify(strokes) : ""} />
      <svg
        viewBox="0 0 3000 1000"
        role="img"
        aria-label={t("pad.label")}
        className="w-full max-w-xl touch-none rounded-box border border-edge bg-white"
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      >
        <line x1="150" y1="780" x2="2850" y2="780" stroke="#b9aa98" strokeWidth="6" strokeDasharray="24 18" />
        {strokes.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added behind the others.
          <path key={at} d={pathOf(line)} fill="none" stroke="#122873" strokeWidth="22" strokeLinecap="round" strokeLinejoin="round" />
        ))}
      </svg>
      <button type="button" className="btn btn-quiet w-fit" onClick={() => setStrokes([])} disabled={!strokes.length}>
        {t("pad.clear")}
      </button>
    </div>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): number[] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (value: number) => Math.max(0, Math.min(1_000, Math.round(value * 1_000)));
  return [within((clientX - left) / width), within((clientY - top) / height)];
}

function pathOf(line: number[]): string {
  const points: string[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) points.push(`${(line[at] ?? 0) * 3} ${line[at + 1]}`);
  return `M ${points[0]} L ${points.slice(points.length > 1 ? 1 : 0).join(" L ")}`;
}
