const STEPS = "▁▂▃▄▅▆▇█";

/** Figures as a line of blocks, from nothing to the highest; less than nothing stands on the ground. */
export function sparkline(figures: readonly number[]): string {
  const most = Math.max(...figures, 0);
  const stepOf = (figure: number) => (most > 0 ? Math.round((Math.max(0, figure) / most) * (STEPS.length - 1)) : 0);
  return figures.map((figure) => STEPS[stepOf(figure)]).join("");
}
