import { useRouteLoaderData } from "@remix-run/react";
import { Link, NavLink } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Account } from "../context";
import type { loader } from "../root";
import { Sign } from "../ui/drawings";
import { Tooltip } from "../ui/tooltip";
import { civilDate, daysBetween } from "@/worker/core/figures/dates";
import { homeOf } from "./paths";
import { useReturn } from "./last-search";
import { type Entry, navigation } from "./navigation";

/** The way to every screen, grouped by what one does there. */
export function Sidebar({ account, collapsed }: { account: Account; collapsed: boolean }) {
  return (
    <aside className="sidebar no-print">
      <SidebarContent account={account} collapsed={collapsed} />
    </aside>
  );
}

/** What the sidebar and the phone's sheet both hold. */
export function SidebarContent({ account, collapsed = false }: { account: Account; collapsed?: boolean }) {
  const { t } = useWords("shell");
  return (
    <>
      <Link className="brand" to={homeOf(account)} aria-label="Cellier">
        <Sign />
        <span className="side-text">Cellier</span>
      </Link>
      {account.business && (
        <div className="business">
          <strong className="truncate font-semibold">{account.business.name}</strong>
          <small>
            <PlanNote business={account.business} />
          </small>
        </div>
      )}
      <nav aria-label={t("mainNavigation")}>
        {navigation[account.role].map((group) => (
          <div key={group.label}>
            <div className="side-group">{t(group.label)}</div>
            <div className="side-divider" />
            {group.entries.map(({ to, label, icon: Icon }) => (
              <SideLink key={to} to={to} end={hasPart(group.entries, to)} label={t(label)} collapsed={collapsed}>
                <Icon aria-hidden="true" />
              </SideLink>
            ))}
          </div>
        ))}
      </nav>
    </>
  );
}

/** Which plan, and how long its trial lasts. */
function PlanNote({ business: { plan, planStatus, trialEndsAt } }: { business: NonNullable<Account["business"]> }) {
  const { t } = useWords("shell");
  const name = t("plan", { plan: t(`core:plans.${plan}`) });
  const today = useRouteLoaderData<typeof loader>("root")?.today;
  if (planStatus !== "trialing" || plan === "freemium" || !today) return name;
  const days = daysBetween(today, civilDate(trialEndsAt));
  return (
    <Link className="link-ink" to="/billing">
      {days > 0 ? t("trial", { count: days }) : t(days === 0 ? "trialLast" : "trialOver")}
    </Link>
  );
}

/** Is one of these screens a part of another, which then stands for itself alone? */
const hasPart = (entries: Entry[], to: string) => entries.some((entry) => entry.to.startsWith(`${to}/`));

interface SideLinkProps {
  to: string;
  end: boolean;
  label: string;
  collapsed: boolean;
  children: React.ReactNode;
}

function SideLink({ to, end, label, collapsed, children }: SideLinkProps) {
  const goBack = useReturn(to);
  const link = (
    <NavLink to={to} end={end} className="side-link" onClick={goBack}>
      {children}
      <span className="side-text">{label}</span>
    </NavLink>
  );
  return collapsed ? (
    <Tooltip text={label} delay={0}>
      {link}
    </Tooltip>
  ) : (
    link
  );
}
