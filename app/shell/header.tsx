import { useRouteLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Coins, LogOut, PanelLeft, Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useWords, WithWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatDate } from "@/worker/core/figures/dates";
import type { Account } from "../context";
import type { loader } from "../root";
import { Sign } from "../ui/drawings";
import { Dropdown } from "../ui/dropdown";
import { Bell } from "./bell";
import { homeOf } from "./paths";
import { LanguageSwitch, ThemeSwitch } from "./preferences-switch";

const Palette = lazy(() => import("./palette"));

interface HeaderProps {
  account: Account;
  credits?: number;
  unread: number;
  expanded: boolean;
  onToggle(): void;
}

/** The line at the top: the palette's field, the date, language, theme, the bell, and the person. */
export function Header({ account, credits, unread, expanded, onToggle }: HeaderProps) {
  const { t, i18n } = useWords("shell");
  const today = useRouteLoaderData<typeof loader>("root")?.today;
  const [paletteOpen, setPaletteOpen] = usePaletteKey();
  // Before scripts arrive, the search is a page of its own.
  const searchPath = account.role === "customer" ? "/customer/search" : "/admin/search";
  const openPalette = (event: React.MouseEvent) => {
    event.preventDefault();
    setPaletteOpen(true);
  };
  return (
    <header className="topbar no-print">
      <button
        type="button"
        className="icon-btn desk-only -ml-2"
        aria-label={t("toggleSidebar")}
        aria-expanded={expanded}
        onClick={onToggle}
      >
        <PanelLeft aria-hidden="true" />
      </button>
      <Link className="brand phone-flex phone-only" to={homeOf(account)}>
        <Sign />
        Cellier
      </Link>
      <a href={searchPath} className="find desk-only" onClick={openPalette}>
        <Search size={18} strokeWidth={1.6} aria-hidden="true" />
        <span className="truncate">{t("palette.hint")}</span>
        <kbd>{t("palette.key")}</kbd>
      </a>
      <div className="ml-auto flex items-center gap-2 max-md:gap-0.5">
        {today && (
          <span className="muted mr-2 hidden whitespace-nowrap lg:inline">
            {formatDate(today, asLanguage(i18n.language) ?? defaultLanguage)}
          </span>
        )}
        <a
          href={searchPath}
          className="icon-btn phone-flex phone-only items-center justify-center"
          aria-label={t("palette.open")}
          onClick={openPalette}
        >
          <Search aria-hidden="true" />
        </a>
        <span className="desk-only">
          <LanguageSwitch />
        </span>
        <span className="desk-only">
          <ThemeSwitch />
        </span>
        {credits !== undefined && (
          <Link className="btn btn-quiet tnum px-2" to="/purchase-credits">
            <Coins aria-hidden="true" />
            <span className="sr-only xl:not-sr-only">{t("credits", { count: credits })}</span>
            <span className="xl:hidden" aria-hidden="true">
              {credits}
            </span>
          </Link>
        )}
        <Bell unread={unread} />
        <PersonMenu account={account} />
      </div>
      {paletteOpen && (
        <Suspense>
          <WithWords needs={["pages/search", "search"]}>
            <Palette account={account} onClose={() => setPaletteOpen(false)} />
          </WithWords>
        </Suspense>
      )}
    </header>
  );
}

/** Ctrl or Cmd + K opens the palette. */
function usePaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return [isOpen, setOpen] as const;
}

function PersonMenu({ account }: { account: Account }) {
  const { t } = useWords("shell");
  const name = `${account.firstName} ${account.lastName}`;
  const initials = `${account.firstName.charAt(0)}${account.lastName.charAt(0)}`.toUpperCase();
  return (
    <Dropdown className="person" side="end" name={t("accountOf", { name, initials })} label={initials}>
      <div className="menu-list">
        <p className="px-2.5 py-1.5 text-sm leading-snug">
          <strong className="block font-semibold">{name}</strong>
          <span className="muted">{account.email}</span>
        </p>
        <form method="post" action="/logout">
          <button type="submit">
            <LogOut aria-hidden="true" />
            {t("signOut")}
          </button>
        </form>
      </div>
    </Dropdown>
  );
}
