import { useWords } from "@/app/shell/i18n/use-words";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import type { Count, CountLine } from "@/worker/modules/store/counts/contract";
import { TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { QuantityField } from "@/app/ui/quantity-field";
import { Status } from "@/app/ui/status";
import { Amount } from "../lots/lot-marks";
import { DateText } from "@/app/ui/date";

interface CountFormProps {
  count: Count;
  requestKey: string;
  today: string;
}

/** A sheet to fill in, a lot a row, made for a thumb: what is left blank is not counted. */
export function CountForm({ count, requestKey }: CountFormProps) {
  const { t } = useWords("pages/inventory");
  const label = (name: string) => t(`counts:fields.${name}`);
  const labels = {
    "lines.lot": label("lot"),
    "lines.counted": label("counted"),
    "lines.counted.value": label("counted"),
    "lines.note": label("note"),
  };
  const added = count.lines.length;
  return (
    // The version makes it anew once it is saved, so that it compares with what is written then.
    <Form key={count.version} labels={labels} requestKey={requestKey} guarded>
      {count.lines.length === 0 && <p className="muted mb-4">{t("count.empty")}</p>}
      <ul>
        {count.lines.map((line, place) => (
          <Line key={line.lotId} line={line} place={place} />
        ))}
      </ul>
      <section className="form-part mt-4">
        <h2>{t("count.add")}</h2>
        <div className="form-grid">
          <TextField name={`lines.${added}.lot`} label={label("lot")} maxLength={64} />
          <QuantityField name={`lines.${added}.counted`} label={label("counted")} />
        </div>
      </section>
      <div className="sticky bottom-16 mt-4 border-t border-rule bg-base-100 py-3">
        <SubmitButton className="btn btn-primary w-full md:w-auto">{t("count.save")}</SubmitButton>
      </div>
    </Form>
  );
}

function Line({ line, place }: { line: CountLine; place: number }) {
  const { t, i18n } = useWords("pages/inventory");
  const name = `lines.${place}`;
  const { counted, unit } = line;
  const text = counted
    ? (counted.amount / QUANTITY_SCALE / units[unit].factor).toLocaleString(i18n.language, { maximumFractionDigits: 6, useGrouping: false })
    : "";
  const date = line.dlc ?? line.ddm;
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-b border-rule py-3 md:grid-cols-[1fr_11rem_12rem]">
      <div className="min-w-0">
        <strong className="font-semibold">{line.itemName}</strong>
        <p className="muted text-sm">
          <span className="code">{line.lot}</span>
          {date && (
            <>
              {` · ${t(line.dlc ? "counts:fields.dlc" : "counts:fields.ddm")} `}
              <DateText value={date} />
            </>
          )}
          {line.expected && (
            <>
              {` · ${t("counts:fields.expected")} `}
              <Amount of={line.expected} />
            </>
          )}
        </p>
        {line.moved && <Status meaning="soon">{t("count.moved")}</Status>}
      </div>
      <input type="hidden" name={`${name}.lot`} value={line.lotId} />
      <input type="hidden" name={`_was.${place}.counted`} value={text} />
      <input type="hidden" name={`_was.${place}.note`} value={line.note} />
      <QuantityField name={`${name}.counted`} label={t("counts:fields.counted")} value={counted} among={[unit]} />
      <TextField name={`${name}.note`} label={t("counts:fields.note")} defaultValue={line.note} maxLength={200} />
    </li>
  );
}
