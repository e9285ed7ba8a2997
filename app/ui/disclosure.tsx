import { useSearchParams } from "@remix-run/react";
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

/** The address that opens a small form of a screen. */
export const opened = (path: string, form: string) => `${path}?open=${form}#${form}`;

/** A small form behind its button: it opens without scripts too, where the address says so (`?open=`), and stays open while it is refused. */
export function Disclosure({ form, summary, look, className, isOpen = false, children }: BehindProps) {
  const isRefused = useAnswerTo(form)?.problem !== undefined;
  const [params] = useSearchParams();
  const isNamed = params.get("open") === form;
  return (
    <details id={form} className={className} open={isRefused || isOpen || isNamed || undefined}>
      <summary className={look}>{summary}</summary>
      {children}
    </details>
  );
}
