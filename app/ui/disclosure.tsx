import type { ReactNode } from "react";
import { useAnswerTo } from "./form";

interface BehindProps {
  /** The name of the form behind it. */
  form: string;
  summary: ReactNode;
  /** How the summary looks. */
  look?: string;
  className?: string;
  /** Is there a reason to see it at once? */
  isOpen?: boolean;
  children: ReactNode;
}

/** A small form behind its button: it opens without scripts too, and stays open while its form is refused. */
export function Disclosure({ form, summary, look, className, isOpen = false, children }: BehindProps) {
  const isRefused = useAnswerTo(form)?.problem !== undefined;
  return (
    <details className={className} open={isRefused || isOpen || undefined}>
      <summary className={look}>{summary}</summary>
      {children}
    </details>
  );
}
