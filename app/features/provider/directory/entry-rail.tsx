import { Link } from "@/app/ui/link";
import { ListPlus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { directory } from "@/worker/modules/provider/directory/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Money, None } from "@/app/ui/money";
import { Verified } from "./verified";

interface EntryRailProps {
  entry: Result<typeof directory.show>;
  isStaff: boolean;
  requestKey: string;
  today: string;
}

const { Form, Field } = formOf(directory.contact);

/** Beside an entry: who made sure of it, its terms, and how to work with it. */
export function EntryRail({ entry, isStaff, requestKey, today }: EntryRailProps) {
  const { t } = useWords("pages/directory");
  const field = (name: string) => t(`directory:fields.${name}`);
  return (
    <aside className="rail text-sm" aria-label={t("rail")}>
      <div className="text-base">
        <Verified entry={entry} />
      </div>
      <div className="grid gap-2">
        <RailLine label={field("kind")}>{t(`directory:values.kind.${entry.kind}`)}</RailLine>
        <RailLine label={t("minimum")}>
          <Money value={entry.minimumOrder} />
        </RailLine>
        <RailLine label={field("leadTimeDays")}>{entry.leadTimeDays ?? <None />}</RailLine>
        {entry.verifiedAt !== null && (
          <RailLine label={field("verifiedAt")}>
            <DateText value={entry.verifiedAt} today={today} />
          </RailLine>
        )}
      </div>
      {!isStaff && <Working entry={entry} requestKey={requestKey} today={today} />}
    </aside>
  );
}

/** What a maker does with an entry: takes it over, writes to it. */
function Working({ entry, requestKey, today }: Omit<EntryRailProps, "isStaff">) {
  const { t } = useWords("pages/directory");
  return (
    <div className="no-print grid gap-3">
      {entry.supplierId ? (
        <Link className="btn btn-plain" to={`/customer/suppliers/${entry.supplierId}`}>
          {t("toSupplier")}
        </Link>
      ) : (
        <Action of={directory.addToSuppliers} requestKey={requestKey} look="btn btn-primary" icon={<ListPlus aria-hidden="true" />} />
      )}
      {entry.email ? (
        <Disclosure form="contact" summary={t("write")} look="btn btn-plain w-full">
          <Form verb="contact" requestKey={`${requestKey}-contact`} className="mt-3 grid gap-3">
            <Field name="message" rows={6} help={t("writeHelp")} />
            <SubmitButton>{t("directory:operations.contact.button")}</SubmitButton>
          </Form>
        </Disclosure>
      ) : (
        <p className="muted">{t("directory:errors.no_address")}</p>
      )}
      {entry.contactedAt !== null && (
        <RailLine label={t("directory:fields.contactedAt")}>
          <DateText value={entry.contactedAt} today={today} />
        </RailLine>
      )}
    </div>
  );
}
