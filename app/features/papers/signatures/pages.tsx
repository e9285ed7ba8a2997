import type { ReactNode } from "react";

interface PagesProps {
  pages: { width: number; height: number }[];
  /** Where a page is drawn, from 1. */
  src(page: number): string;
  alt(page: number): string;
  /** What stands on a page besides. */
  children?(page: number): ReactNode;
}

/** The pages of a document one under the other, each with what stands on it. */
export function Pages({ pages, src, alt, children }: PagesProps) {
  return (
    <div className="grid min-w-0 gap-4">
      {pages.map(({ width, height }, at) => (
        <figure key={src(at + 1)} className="relative min-w-0 overflow-hidden rounded-box border border-rule bg-white" data-page={at + 1}>
          <img
            className="block h-auto w-full select-none"
            src={src(at + 1)}
            alt={alt(at + 1)}
            width={Math.round(width)}
            height={Math.round(height)}
            loading={at > 0 ? "lazy" : "eager"}
            draggable={false}
          />
          {children?.(at + 1)}
        </figure>
      ))}
    </div>
  );
}
