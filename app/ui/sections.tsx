import { Link } from "@/app/ui/link";
import { useEffect, useRef } from "react";

export interface Section {
  key: string;
  label: string;
  to: string;
  count?: number;
  current: boolean;
}

/** The parts of a screen, side by side; each is an address. Where they are too many for a phone, the current one is brought into sight. */
export function Sections({ label, sections }: { label: string; sections: Section[] }) {
  const row = useRef<HTMLElement>(null);
  const current = sections.find((section) => section.current)?.key;
  useEffect(() => {
    const link = current === undefined ? null : row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className="sections" aria-label={label}>
      {sections.map(({ key, label: name, to, count, current }) => (
        <Link key={key} to={to} aria-current={current ? "page" : undefined} preventScrollReset>
          {name}
          {count !== undefined && <small className="tnum">{count}</small>}
        </Link>
      ))}
    </nav>
  );
}
