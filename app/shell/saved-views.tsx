import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { keepingOf } from "@/app/features/business/views/address";
import { Dropdown } from "../ui/dropdown";
import { useWords, WithWords } from "./i18n/use-words";

const ViewsPanel = lazy(() => import("@/app/features/business/views/views-panel"));

/** The views that a maker kept of the list on show; they come when one opens it. Without scripts it leads to their screen. */
export function SavedViews() {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  const [isOpened, setOpened] = useState(false);
  const isMaker = useRouteLoaderData("shell/customer") !== undefined;
  if (!isMaker) return null;
  return (
    <Dropdown
      label={
        <>
          <Bookmark aria-hidden="true" />
          {t("views")}
        </>
      }
      onOpen={() => setOpened(true)}
    >
      <div className="menu-list">
        {isOpened ? (
          <Suspense>
            <WithWords needs={["pages/views", "views"]}>
              <ViewsPanel />
            </WithWords>
          </Suspense>
        ) : (
          <Link to={keepingOf(pathname, search)}>{t("screens.views")}</Link>
        )}
      </div>
    </Dropdown>
  );
}
