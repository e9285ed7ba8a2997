import { NavLink } from "@/app/ui/link";
import { Menu } from "lucide-react";
import { Children, type ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Account } from "../context";
import { useReturn } from "./last-search";
import { type Entry, navigation } from "./navigation";

/** The lane on a phone: the two screens used most, the assistant in the middle, the menu, feedback. */
export function TabBar({ role, onMenu, children }: { role: Account["role"]; onMenu(): void; children: ReactNode }) {
  const { t } = useWords("shell");
  const [assistant, feedback] = Children.toArray(children);
  const entries = navigation[role].flatMap((group) => group.entries).slice(0, 2);
  return (
    <nav className="tabbar no-print" aria-label={t("quickNavigation")}>
      {entries.map((entry) => (
        <Tab key={entry.to} {...entry} />
      ))}
      {assistant}
      <button type="button" onClick={onMenu}>
        <Menu aria-hidden="true" />
        {t("menu")}
      </button>
      {feedback}
    </nav>
  );
}

function Tab({ to, label, icon: Icon }: Entry) {
  const { t } = useWords("shell");
  return (
    <NavLink to={to} onClick={useReturn(to)}>
      <Icon aria-hidden="true" />
      {t(label)}
    </NavLink>
  );
}
