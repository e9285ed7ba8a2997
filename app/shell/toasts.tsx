import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { showToast, type Toast } from "../ui/toast";

const Toaster = lazy(() => import("../ui/toaster"));

/** Messages that pass. @param flash the one that the screen before has left; without scripts it is a plain line */
export function Toasts({ flash }: { flash: Toast | null | undefined }) {
  const { t } = useWords("shell");
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
