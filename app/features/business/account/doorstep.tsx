import type { ReactNode } from "react";
import { Drawing } from "@/app/ui/drawings";

/** The screens before one is in: a label on the left or above, the form on its sheet. */
export function Doorstep({ title, sentence, wide, children }: { title: string; sentence: string; wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={`mx-auto grid w-full items-start gap-10 py-4 md:py-10 lg:grid-cols-[1fr_minmax(0,28rem)] ${wide ? "max-w-5xl lg:grid-cols-[1fr_minmax(0,36rem)]" : "max-w-4xl"}`}
    >
      <header className="lg:sticky lg:top-10">
        <h1 className="text-2xl leading-tight md:text-3xl">{title}</h1>
        <div className="rule-double my-4 max-w-72" aria-hidden="true" />
        <p className="muted max-w-sm">{sentence}</p>
        <div className="mt-10 hidden lg:block">
          <Drawing of="shelf" />
        </div>
      </header>
      <div>{children}</div>
    </div>
  );
}
