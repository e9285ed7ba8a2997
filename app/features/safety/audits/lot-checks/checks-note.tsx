import { Link } from "@/app/ui/link";
import { ClipboardCheck } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedLotCheck } from "@/worker/modules/safety/lot-checks/shapes";
import { lotCheckPath } from "../addresses";
import { CheckStatus } from "./check-status";

/** The words that the note needs, for a screen of another area. */
export const checkWords = ["pages/audits", "lotChecks"];

/** Checks of the lots that a screen is about, those to do first; nothing where there are none. */
export function ChecksNote({ checks }: { checks: ListedLotCheck[] }) {
  const { t } = useWords("pages/audits");
  if (!checks.length) return null;
  const waiting = checks.filter(({ status }) => status === "pending");
  const done = checks.filter(({ status }) => status !== "pending");
  const title = waiting.length ? t("lotCheck.waiting", { count: waiting.length }) : t("lotCheck.title");
  return (
    <section className="summary no-print mb-4" aria-label={title}>
      <p className="font-semibold">{title}</p>
      {waiting.length > 0 && <p className="muted text-sm">{t("lotCheck.waitingText")}</p>}
      <ul className="mt-2 grid gap-2 text-sm">
        {waiting.map(({ id, itemName, lot, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span className="min-w-0">
              <strong className="font-semibold">{itemName}</strong>
              <span className="muted">{` · ${[lot, name].join(" · ")}`}</span>
            </span>
            <Link className="btn btn-primary w-full sm:w-auto" to={lotCheckPath(id)}>
              <ClipboardCheck aria-hidden="true" />
              {t("lotCheck.do")}
              <span className="sr-only">{lot}</span>
            </Link>
          </li>
        ))}
        {done.map(({ id, itemName, lot, reference, status }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4">
            <Link className="link-ink code" to={lotCheckPath(id)}>
              {reference}
            </Link>
            <span>{[itemName, lot].join(" · ")}</span>
            <CheckStatus status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
