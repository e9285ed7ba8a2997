import type { ReactNode } from "react";
import { None } from "./money";

/** What is known of a record, a line a fact. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

/** A fact and its value, or a dash. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children || <None />}</dd>
    </>
  );
}

/** A figure of the rail beside a record, its label before it. */
export function RailLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="muted">{label}</span>
      <span className="text-right">{children}</span>
    </div>
  );
}
