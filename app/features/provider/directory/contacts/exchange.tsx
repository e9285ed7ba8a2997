import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { DateText } from "@/app/ui/date";
import { Status } from "@/app/ui/status";
import type { DirectoryContact } from "@/worker/modules/provider/directory-contacts/contract";

interface ExchangeProps {
  contact: DirectoryContact;
  today: string;
  /** Where the entry is shown, where the list is of several. */
  base?: string;
  /** Does the staff read it? Then who wrote is said. */
  isStaff?: boolean;
  children?: ReactNode;
}

/** A message to an entry of the directory, and its answer under it. */
export function Exchange({ contact, today, base, isStaff, children }: ExchangeProps) {
  const { t } = useWords("pages/directory");
  const { entryId, entryName, businessName, message, answer, answeredBy, answeredAt, createdAt } = contact;
  return (
    <li className="card-row text-sm">
      <p className="card-line">
        {base ? (
          <Link className="name" to={`${base}/${entryId}`}>
            {entryName}
          </Link>
        ) : (
          <span className="font-semibold">{t("contacts.asked")}</span>
        )}
        <span className="muted text-xs">
          {isStaff && `${businessName} · `}
          <DateText value={createdAt} today={today} />
        </span>
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
      {answeredAt === null ? (
        <p className="mt-2">
          <Status meaning="soon">{t("contacts.waiting")}</Status>
        </p>
      ) : (
        <div className="mt-3 border-l-2 border-primary pl-3">
          <p className="card-line">
            <span className="font-semibold">
              {answeredBy === entryName ? answeredBy : t("contacts.onBehalf", { entry: entryName, name: answeredBy })}
            </span>
            <span className="muted text-xs">
              <DateText value={answeredAt} today={today} />
            </span>
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
        </div>
      )}
      {children}
    </li>
  );
}
