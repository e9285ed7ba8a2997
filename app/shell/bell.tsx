import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useWords, WithWords } from "@/app/shell/i18n/use-words";

const BellPanel = lazy(() => import("./bell-panel"));

/** How often the bell asks, while somebody looks at the page, in milliseconds. */
const EVERY = 30_000;

/** How much one has not read yet, and, once it is opened, what: the panel comes then. Without scripts it leads to its screen. */
export function Bell({ unread }: { unread: number }) {
  const { t } = useWords("shell");
  const count = useUnread(unread);
  const [isOpen, setOpen] = useState(false);
  // What is read out says what is seen.
  const shown = count > 99 ? "99+" : String(count);
  return (
    <span className="relative">
      <a
        href="/notifications"
        className="icon-btn"
        aria-label={t("bell", { count, shown })}
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <BellIcon aria-hidden="true" />
        {count > 0 && <span className="bell-count tnum">{shown}</span>}
      </a>
      {isOpen && (
        <Suspense>
          <WithWords needs={["pages/notifications", "notifications"]}>
            <BellPanel onClose={() => setOpen(false)} />
          </WithWords>
        </Suspense>
      )}
    </span>
  );
}

/** The count as the page was made with, then as it is: asked for now and then, and when one comes back to the page. */
function useUnread(first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => setCount(first), [first]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      // Away, or signed out: the next answer will tell.
      const answer = fetch("/notifications/unread").then((response) => response.json() as Promise<{ unread: number }>);
      answer.then(({ unread }) => setCount(unread)).catch(() => {});
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return count;
}
