import { useWords } from "@/app/shell/i18n/use-words";
import { type Count, type CountLine, counts } from "@/worker/modules/store/counts/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Status } from "@/app/ui/status";
import { typedQuantity } from "@/app/ui/typed-text";
import { Amount } from "../lots/lot-marks";
import { DateText } from "@/app/ui/date";

interface CountFormProps {
  count: Count;
  requestKey: string;
  today: string;
}

const { Form, Field } = formOf(counts.fill);

/** A sheet to fill in, a lot a row, made for a thumb: what is left blank is not counted. */
export function CountForm({ count, requestKey }: CountFormProps) {
  const { t } = useWords("pages/inventory");
  const added = count.lines.length;
  return (
    // The version makes it anew once it is saved, so that it compares with what is written then.
    <Form key={count.version} requestKey={requestKey} guarded>
      {count.lines.length === 0 && <p className="muted mb-4">{t("count.empty")}</p>}
      <ul>
        {count.lines.map((line, place) => (
          <Line key={line.lotId} line={line} place={place} />
        ))}
      </ul>
      <section className="form-part mt-4">
        <h2>{t("count.add")}</h2>
        <div className="form-grid">
          <Field name={`lines.${added}.lot`} />
          <Field name={`lines.${added}.counted`} />
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
  const name = `lines.${place}` as const;
  const { counted, unit } = line;
  const text = counted ? typedQuantity(counted, i18n.language) : "";
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
      <Field name={`${name}.counted`} value={counted} among={[unit]} />
      <Field name={`${name}.note`} value={line.note} />
    </li>
  );
}
