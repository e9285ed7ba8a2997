import { useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Plan } from "@/worker/core/contract/plans";
import { PlanLink } from "./plan-link";

/** A refusal as screens show it: the sentence, and what is wrong, with links to what is in the way. */
export interface ProblemShown {
  detail: string;
  code: string;
  plan?: Plan;
  errors?: { field: string; message: string; links?: { to: string; text: string }[] }[];
}

interface ProblemBoxProps {
  problem: ProblemShown;
  className: string;
  /** The items of a list: what is wrong, one by one. */
  children: ReactNode;
}

/** Why something was refused: it comes into sight and takes the focus, wherever on the page the button was that was pressed. */
export function ProblemBox({ problem, className, children }: ProblemBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!problem) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  return (
    <div ref={ref} className={`summary ${className}`} role="alert" tabIndex={-1} aria-labelledby={id}>
      <p id={id} className="font-semibold">
        {problem.detail}
      </p>
      <SignInAgain problem={problem} />
      {problem.plan && <PlanLink plan={problem.plan} />}
      {problem.errors?.length ? <ul className="text-sm">{children}</ul> : null}
    </div>
  );
}

/** The screens where what is in the way is undone. */
export function Links({ of: links = [] }: { of?: { to: string; text: string }[] }) {
  return links.map(({ to, text }) => (
    <Link key={to + text} className="link-ink mx-2 inline-block py-1" to={to}>
      {text}
    </Link>
  ));
}

/** Whose session ended meanwhile signs in beside what they typed, and sends it again: nothing is lost. */
function SignInAgain({ problem }: { problem: ProblemShown }) {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  if (problem.code !== "not_signed_in") return null;
  return (
    <p className="text-sm">
      <a className="link-ink" href={`/login?to=${encodeURIComponent(pathname + search)}`} target="_blank" rel="noreferrer">
        {t("signInAgain")}
      </a>
    </p>
  );
}
