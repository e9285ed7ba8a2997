import { useRouteLoaderData } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { loader } from "../root";
import { showToast } from "../ui/toast";

const Toaster = lazy(() => import("../ui/toaster"));

/** Messages that pass, and the one the screen before has left. Without scripts that one is a plain line. */
export function Toasts() {
  const { t } = useWords("shell");
  const flash = useRouteLoaderData<typeof loader>("root")?.flash;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const show = () => setNeeded(true);
    window.addEventListener("toast", show);
    return () => window.removeEventListener("toast", show);
  }, []);
  useEffect(() => {
    if (flash) void showToast(flash);
  }, [flash]);
  return (
    <>
      {flash && (
        <noscript>
          <p role="status" className="fixed inset-x-0 top-0 z-50 bg-neutral p-3 text-center text-neutral-content">
            {flash.title}
          </p>
        </noscript>
      )}
      {isNeeded && (
        <Suspense>
          <Toaster label={t("messages")} />
        </Suspense>
      )}
    </>
  );
}
