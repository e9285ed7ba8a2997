import { useFetcher, useLocation, useRouteLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useEffect, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { loader as notificationsLoader } from "@/app/features/business/notifications/notifications";
import { NotificationList } from "@/app/features/business/notifications/notification-list";
import type { loader as rootLoader } from "../root";
import { Skeleton } from "../ui/skeleton";

/** As many as the panel shows. */
const SHOWN = 6;

/** The latest of what one is told of, below the bell: Escape, a click outside and a move close it. */
export default function BellPanel({ onClose }: { onClose(): void }) {
  const { t } = useWords("pages/notifications");
  const today = useRouteLoaderData<typeof rootLoader>("root")?.today ?? "";
  const { data, load } = useFetcher<typeof notificationsLoader>();
  const around = useRef<HTMLElement>(null);
  useEffect(() => load("/notifications"), [load]);
  useClosing(around, onClose);
  const items = data?.page?.items.slice(0, SHOWN);
  return (
    <section ref={around} className="bell-panel" aria-label={t("title")} tabIndex={-1}>
      {!items && <Skeleton label={t("shell:loading")} />}
      {items?.length === 0 && <p className="muted p-4 text-sm">{t("emptyText")}</p>}
      {items && items.length > 0 && <NotificationList items={items} today={today} />}
      <p className="border-t border-rule p-2 text-center text-sm">
        <Link className="link-ink" to="/notifications">
          {t("seeAll")}
        </Link>
      </p>
    </section>
  );
}

/** Closes on Escape, on a click that is neither in the panel nor on its bell, and when one goes somewhere. */
function useClosing(around: React.RefObject<HTMLElement>, close: () => void) {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) close();
  }, [key, close]);
  useEffect(() => {
    around.current?.focus();
    const leave = (event: Event) => {
      const isOutside = !around.current?.parentElement?.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : isOutside) close();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", leave);
    };
  }, [around, close]);
}
