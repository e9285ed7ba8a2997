/** The outline of rows that are on their way; it shows only when they take longer than 300 ms. */
export function Skeleton({ rows = 8, label }: { rows?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="late grid gap-5 py-4">
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className="skeleton-line" style={{ width: `${92 - (row % 4) * 9}%` }} />
      ))}
    </div>
  );
}
