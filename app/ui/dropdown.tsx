import { type ReactNode, useEffect } from "react";
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

/** Something that opens below its label. It opens without scripts; `useClosedDropdowns` closes it. */
export function Dropdown({ label, name, className = "chip", side, onOpen, children }: DropdownProps) {
  return (
    <details className={side ? `drop drop-${side}` : "drop"} onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}>
      <summary className={className} aria-label={name}>
        {label}
      </summary>
      {children}
    </details>
  );
}

/** Escape, a press outside and a move close what is open: once for all the dropdowns of a page, of which each row may have one. */
export function useClosedDropdowns(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key) closeDropdowns();
  }, [key]);
  useEffect(() => {
    const press = ({ target }: Event) => closeDropdowns(target as Node);
    const type = (event: KeyboardEvent) => event.key === "Escape" && closeDropdowns();
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", type);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", type);
    };
  }, []);
}

/** @param around what lies within this one stays open */
function closeDropdowns(around?: Node): void {
  for (const dropdown of document.querySelectorAll("details.drop[open]"))
    if (!around || !dropdown.contains(around)) dropdown.removeAttribute("open");
}

/** What one may do with a row of a table, behind three dots at its end. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Dropdown className="icon-btn ml-auto" side="end" name={name} label={<Ellipsis aria-hidden="true" />}>
      <div className="menu-list text-left">{children}</div>
    </Dropdown>
  );
}
