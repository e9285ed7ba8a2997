import { Link } from "@remix-run/react";

export interface Section {
  key: string;
  label: string;
  to: string;
  count?: number;
  current: boolean;
}

/** The parts of a screen, side by side; each is an address. */
export function Sections({ label, sections }: { label: string; sections: Section[] }) {
  return (
    <nav className="sections" aria-label={label}>
      {sections.map(({ key, label: name, to, count, current }) => (
        <Link key={key} to={to} aria-current={current ? "page" : undefined} preventScrollReset>
          {name}
          {count !== undefined && <small className="tnum">{count}</small>}
        </Link>
      ))}
    </nav>
  );
}
