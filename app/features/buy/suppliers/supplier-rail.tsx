import { Link } from "@/app/ui/link";
import { Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Supplier, suppliers } from "@/worker/modules/buy/suppliers/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Money, None } from "@/app/ui/money";
import { Status } from "@/app/ui/status";

/** Beside a supplier: its terms, and what can be done with it. */
export function SupplierRail({ supplier, requestKey, today }: { supplier: Supplier; requestKey: string; today: string }) {
  const { t } = useWords("pages/suppliers");
  const field = (name: string) => t(`suppliers:fields.${name}`);
  const { archived, leadTimeDays, paymentTerms } = supplier;
  const record = { version: supplier.version, requestKey };
  const Shelf = archived ? ArchiveRestore : Archive;
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      {archived && (
        <div className="text-base">
          <Status meaning="ended">{field("archived")}</Status>
        </div>
      )}
      <div className="grid gap-2">
        <RailLine label={field("paymentTerms")}>{paymentTerms ? t(`suppliers:values.paymentTerms.${paymentTerms}`) : <None />}</RailLine>
        <RailLine label={field("leadTimeDays")}>{leadTimeDays === null ? <None /> : t("days", { count: leadTimeDays })}</RailLine>
        <RailLine label={field("minimumOrder")}>
          <Money value={supplier.minimumOrder} />
        </RailLine>
      </div>
      {supplier.directoryId && (
        <Link className="link-ink" to={`/customer/suppliers-directory/${supplier.directoryId}`}>
          {field("directoryId")}
        </Link>
      )}
      <div className="moves no-print">
        <Action of={archived ? suppliers.restore : suppliers.archive} {...record} icon={<Shelf aria-hidden="true" />} />
        <Action
          of={suppliers.remove}
          {...record}
          icon={<Trash2 aria-hidden="true" />}
          look="btn btn-quiet"
          about={{ name: supplier.name }}
        />
      </div>
      <div className="muted grid gap-1">
        <RailLine label={field("createdAt")}>
          <DateText value={supplier.createdAt} />
        </RailLine>
        <RailLine label={field("updatedAt")}>
          <DateText value={supplier.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}
