import { ArrowLeft, ArrowRight, PackageCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Restock, restocks } from "@/worker/modules/buy/restocks/contract";
import type { Choice } from "@/app/ui/field-names";
import { FormEnd, useFormState } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { ArrivalFields } from "./arrival-fields";
import { base } from "./restock-table";

interface ReceiveFormProps {
  restock: Restock;
  /** Where things may go. */
  places: Choice[];
  requestKey: string;
  today: string;
}

const { Form, Field } = formOf(restocks.receive);

/** The form at the delivery door: all as ordered in one tap, or line by line. */
export function ReceiveForm({ restock, places, requestKey, today }: ReceiveFormProps) {
  const { t } = useWords("pages/restocks");
  const labels = {
    "lines.packs": t("receive.packs"),
    "lines.temperature": t("receive.temperature"),
    "lines.dlc": t("receive.dlc"),
    "lines.ddm": t("receive.ddm"),
    "lines.refused": t("receive.refused"),
    "lines.price": t("packPrice"),
    updateTariff: t("receive.updateTariff"),
    allowMore: t("receive.allowMore"),
  };
  return (
    <Form version={restock.version} labels={labels} requestKey={requestKey} className="receive" guarded>
      <div className="form-grid">
        <Field name="deliveryNote" autoComplete="off" />
        <Field name="receivedOn" value={today} />
      </div>
      <div className="my-5 grid gap-1.5">
        <button type="submit" name="_verb" value="all" className="btn btn-plain">
          <PackageCheck aria-hidden="true" />
          {t("receive.all")}
        </button>
        <span className="help muted text-xs">{t("receive.allHelp")}</span>
      </div>
      {/* Says that nothing came when every line is left blank. */}
      <input type="hidden" name="lines" value="" />
      <ArrivalSteps restock={restock} places={places} />
      <div className="form-part grid gap-3">
        <Field name="updateTariff" />
        <Field name="allowMore" />
      </div>
      <FormEnd back={`${base}/${restock.id}`}>{t("receive.save")}</FormEnd>
    </Form>
  );
}

/** The lines of which something is to come: all of them on a wide screen, one after the other on a phone; without scripts all of them. */
function ArrivalSteps({ restock, places }: Pick<ReceiveFormProps, "restock" | "places">) {
  const { t } = useWords("pages/restocks");
  const { errors } = useFormState();
  const lines = restock.lines.filter(({ outstanding }) => outstanding.amount > 0);
  const [current, setCurrent] = useState(0);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    const faulty = Object.keys(errors).flatMap((name) => /^lines\.(\d+)\./.exec(name)?.[1] ?? [])[0];
    if (faulty) setCurrent(Number(faulty));
  }, [errors]);
  return (
    <>
      {errors.lines && <p className="problem mb-3 text-sm">{t("receive.nothing")}</p>}
      {lines.map((line, place) => (
        <ArrivalFields key={line.id} line={line} place={place} places={places} isAside={isScripted && place !== current} />
      ))}
      {isScripted && lines.length > 1 && (
        <div className="mt-3 flex items-center justify-between gap-3 md:hidden">
          <button type="button" className="btn btn-plain" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
            <ArrowLeft aria-hidden="true" />
            {t("receive.previous")}
          </button>
          <span className="tnum text-sm" aria-live="polite">
            {t("receive.step", { place: current + 1, count: lines.length })}
          </span>
          <button type="button" className="btn btn-plain" disabled={current === lines.length - 1} onClick={() => setCurrent(current + 1)}>
            {t("receive.next")}
            <ArrowRight aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
