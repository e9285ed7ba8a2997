import type { ReactNode } from "react";

/** The head of a screen: its name, one plain sentence that says what matters, its actions, and the label's double rule. */
export function PageHead({ title, sentence, children }: { title: ReactNode; sentence?: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-5">
      <div className="page-head">
        <div className="min-w-0">
          <h1>{title}</h1>
          {sentence && <p>{sentence}</p>}
        </div>
        {children && <div className="actions no-print">{children}</div>}
      </div>
      <div className="rule-double" aria-hidden="true" />
    </header>
  );
}
