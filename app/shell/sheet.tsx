import { useLocation } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { forwardRef, useEffect } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Account } from "../context";
import { LanguageSwitch, ThemeSwitch } from "./preferences-switch";
import { SidebarContent } from "./sidebar";

/** The sidebar on a phone: a sheet over the page, which closes when one goes somewhere. */
export const Sheet = forwardRef<HTMLDialogElement, { account: Account }>(function Sheet({ account }, ref) {
  const { t } = useWords("shell");
  const { key } = useLocation();
  useEffect(() => {
    if (key && ref && "current" in ref) ref.current?.close();
  }, [key, ref]);
  return (
    <dialog
      ref={ref}
      className="sheet"
      aria-label={t("menu")}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="sheet-nav">
        <SidebarContent account={account} />
        <div className="mt-auto flex items-center gap-2 pr-3">
          <LanguageSwitch />
          <ThemeSwitch />
          <form method="post" action="/logout" className="ml-auto">
            <button type="submit" className="btn btn-quiet">
              <LogOut aria-hidden="true" />
              {t("signOut")}
            </button>
          </form>
        </div>
      </div>
    </dialog>
  );
});
