import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "@remix-run/react";
import { Ellipsis } from "lucide-react";

interface DropdownProps {
  label: ReactNode;
  /** Name for those who do not see the label. */
  name?: string;
  className?: string;
  /** Opens towards the right edge, or upwards. */
  side?: "end" | "up";
  /** What it holds is about to be seen. */
  onOpen?(): void;
  children: ReactNode;
}

/** Something that opens below its label. It opens without scripts; with them, Escape, a click outside and a move close it. */
export function Dropdown({ label, name, className = "chip", side, onOpen, children }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key) ref.current?.removeAttribute("open");
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key === "Escape" : !ref.current?.contains(event.target as Node)) ref.current?.removeAttribute("open");
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details ref={ref} className={side ? `drop drop-${side}` : "drop"} onToggle={() => ref.current?.open && onOpen?.()}>
      <summary className={className} aria-label={name}>
        {label}
      </summary>
      {children}
    </details>
  );
}

/** What one may do with a row of a table, behind three dots at its end. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Dropdown className="icon-btn ml-auto" side="end" name={name} label={<Ellipsis aria-hidden="true" />}>
      <div className="menu-list text-left">{children}</div>
    </Dropdown>
  );
}
