import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawings";

interface EmptyStateProps {
  title: string;
  text: string;
  /** What it is about, in a picture; jars that wait otherwise. */
  drawing?: DrawingName;
  /** The whole screen, and not only its list. */
  isScreen?: boolean;
  children?: ReactNode;
}

/** A list that is still empty teaches: one line, one sentence, one action. */
export function EmptyState({ title, text, drawing = "shelf", isScreen, children }: EmptyStateProps) {
  return (
    <section className="empty">
      <Drawing of={drawing} />
      {isScreen ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{text}</p>
      {children && <div className="mt-3 flex flex-wrap items-center justify-center gap-3">{children}</div>}
    </section>
  );
}
