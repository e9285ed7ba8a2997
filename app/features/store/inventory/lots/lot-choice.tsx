import { Form } from "@remix-run/react";
import { ScanLine } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Lot } from "@/worker/modules/store/lots/shapes";
import { ScanButton } from "@/app/features/store/barcodes/scan-button";
import { LotTable } from "./lot-table";

interface LotChoiceProps {
  code: string | undefined;
  matches: Lot[] | null;
  today: string;
  /** Where a lot that is tapped leads. */
  to?(lot: Lot): string;
}

const chosen = ({ number }: Lot) => `?lot=${encodeURIComponent(number)}`;

/** Which lot is it? By its number, a barcode, or what it is of; one taps it among those found. */
export function LotChoice({ code, matches, today, to = chosen }: LotChoiceProps) {
  const { t } = useWords("pages/inventory");
  return (
    <div className="grid gap-5">
      <Form role="search" className="flex flex-wrap items-end gap-3 max-sm:items-stretch">
        <label className="field min-w-0 flex-1 max-sm:basis-full">
          <span>{t("form.find")}</span>
          <span className="input">
            <ScanLine size={18} aria-hidden="true" />
            <input name="code" type="search" defaultValue={code ?? ""} maxLength={200} autoComplete="off" required />
          </span>
          <span className="help">{t("form.findHelp")}</span>
        </label>
        <button type="submit" className="btn btn-ink max-sm:flex-1 sm:mb-6">
          {t("form.findButton")}
        </button>
        <ScanButton className="max-sm:flex-1 sm:mb-6" to={(read) => `?code=${encodeURIComponent(read)}`} />
      </Form>
      {matches?.length === 0 && <p role="status">{t("form.notFound")}</p>}
      {matches && matches.length > 0 && <LotTable rows={matches} today={today} to={to} />}
    </div>
  );
}
