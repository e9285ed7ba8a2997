import { Link } from "@/app/ui/link";
import { DateText } from "./date";

interface MadeListProps {
  title: string;
  /** The text while there is none. */
  none: string;
  made: { to: string; name: string; day: string }[];
}

/** What came of what comes back by itself, the newest first. */
export function MadeList({ title, none, made }: MadeListProps) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      {made.length === 0 && <p className="muted text-sm">{none}</p>}
      <ul className="grid gap-2 text-sm">
        {made.map(({ to, name, day }) => (
          <li key={to} className="flex gap-4">
            <Link className="name" to={to}>
              {name}
            </Link>
            <DateText value={day} />
          </li>
        ))}
      </ul>
    </section>
  );
}
