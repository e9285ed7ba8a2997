import type { ReactNode } from "react";

interface PartProps {
  /** Its address on the page. */
  id: string;
  title: string;
  /** What is shown, of which days. */
  text: string;
  /** What it comes to, in a sentence; or why there is nothing. */
  sum?: string;
  children?: ReactNode;
}

/** A part of the trends: each begins with what it shows, then what it comes to. */
export function Part({ id, title, text, sum, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className={`muted text-sm ${sum ? "" : "mb-3"}`}>{text}</p>
      {sum && <p className="mb-3">{sum}</p>}
      {children}
    </section>
  );
}
