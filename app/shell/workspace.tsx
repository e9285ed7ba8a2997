import { Outlet } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Account } from "../context";
import { Skeleton } from "../ui/skeleton";
import { AssistantButton } from "./assistant-button";
import { Debug } from "./debug";
import { FeedbackButton } from "./feedback-button";
import { Header } from "./header";
import { useHeadingFocus } from "./heading-focus";
import { Footer } from "./footer";
import { useLastSearch } from "./last-search";
import { usePreloading } from "./preloading";
import { Progress } from "./progress";
import { useRecent } from "./recent";
import { Sheet } from "./sheet";
import { Sidebar } from "./sidebar";
import { type SidebarState, useSidebar } from "./use-sidebar";
import { TabBar } from "./tab-bar";
import { VisitBanner } from "./visit-banner";

// Few have first steps to do: it comes after the screen.
const StepsWay = lazy(() => import("./steps-way"));

export { afterActions } from "./revalidation";
export { readSidebar } from "./use-sidebar";

export interface WorkspaceProps {
  account: Account;
  sidebar: SidebarState;
  /** What a maker may spend; the provider's staff have none. */
  credits?: number;
  /** Notifications that are not read yet. */
  unread: number;
  /** What stands in the frame instead of the screen, when that failed. */
  children?: ReactNode;
}

/** The frame around every screen of someone who is signed in. */
export function Workspace({ account, sidebar, credits, unread, children }: WorkspaceProps) {
  const { t } = useWords("shell");
  const sheet = useRef<HTMLDialogElement>(null);
  const { state, toggle } = useSidebar(sidebar, sheet);
  usePreloading();
  useHeadingFocus();
  useRecent(account.business?.id);
  useLastSearch(account.role);
  return (
    <div className="frame" data-sidebar={state}>
      <Progress />
      <a href="#main" className="btn btn-ink sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50">
        {t("skip")}
      </a>
      <Sidebar account={account} collapsed={state === "collapsed"} />
      <Sheet ref={sheet} account={account} />
      <div className="column">
        <Header account={account} credits={credits} unread={unread} onToggle={toggle} expanded={state === "expanded"} />
        <VisitBanner account={account} />
        <main id="main" className="page" tabIndex={-1}>
          <Suspense>
            <StepsWay />
          </Suspense>
          <Suspense fallback={<Skeleton label={t("loading")} />}>{children ?? <Outlet />}</Suspense>
        </main>
        <Debug />
        <Footer>
          <AssistantButton />
        </Footer>
        <TabBar role={account.role} onMenu={() => sheet.current?.showModal()}>
          <AssistantButton />
          <FeedbackButton />
        </TabBar>
      </div>
    </div>
  );
}
