import { Rate } from "@/app/ui/rate";

/** A part of a whole as a bar, and the number. @param value hundredths of a percent */
export function ShareBar({ value }: { value: number }) {
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <span className="bar" aria-hidden="true">
        <i style={{ width: `${value / 100}%` }} />
      </span>
      <span className="min-w-10 text-right">
        <Rate value={value} decimals={0} />
      </span>
    </span>
  );
}
