import { useLocation } from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { FallenJar } from "./drawings";

interface ErrorStateProps {
  title: string;
  text: string;
  /** What support can look the fault up by. */
  incident?: string;
  /** Not offered where trying again changes nothing. */
  retry?: boolean;
  /** More to read, and another way on. */
  children?: ReactNode;
}

/** What happened, what to do, and a way to try again; it works without scripts, as a link to the same page. */
export function ErrorState({ title, text, incident, retry = true, children }: ErrorStateProps) {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  return (
    <section className="empty" role="alert">
      <FallenJar />
      <h1 className="mt-4 text-2xl">{title}</h1>
      <p>{text}</p>
      {children}
      {retry && (
        <a className="btn btn-primary mt-3" href={pathname + search}>
          <RefreshCw aria-hidden="true" />
          {t("retry")}
        </a>
      )}
      {incident && <p className="tnum">{t("reference", { incident })}</p>}
    </section>
  );
}
