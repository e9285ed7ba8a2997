/** The little curve, in units of its own: it is stretched to the card. */
const [WIDTH, HEIGHT] = [100, 24];

/** How a figure went over some months; the figure itself stands in words beside it. */
export function Curve({ lengths }: { lengths: readonly number[] }) {
  const [least, most] = [Math.min(0, ...lengths), Math.max(1e-9, ...lengths)];
  const points = lengths.map((length, place) => {
    const [x, y] = [(place / (lengths.length - 1)) * WIDTH, HEIGHT - 1 - ((length - least) / (most - least)) * (HEIGHT - 2)];
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="mt-1 h-6 w-full" aria-hidden="true">
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
