import type { ReactNode } from "react";
import { Shelf } from "./drawings";

/** A list that is still empty teaches: one line, one sentence, one action. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="empty">
      <Shelf />
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className="mt-3 flex flex-wrap items-center justify-center gap-3">{children}</div>}
    </section>
  );
}
