import { useWords } from "@/app/shell/i18n/use-words";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import type { Scale } from "@/worker/modules/safety/heat-treatments/shapes";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { useCycleTexts } from "../heat-treatments/value";

const { Form, Field } = formOf(heatTreatments.setScale);

/** What the cycles of a product must reach, in words. */
export function ScaleText({ scale }: { scale: Scale }) {
  const { t } = useWords("pages/audits");
  const texts = useCycleTexts();
  return (
    <p className="mt-2 text-sm">
      {t("records.scale", {
        kind: t(`heatTreatments:values.kind.${scale.kind}`),
        value: texts.minutes(scale.scale),
        reference: texts.celsius(scale.referenceTemperature),
        z: texts.celsius(scale.z),
      })}
      {scale.source && <span className="muted">{` · ${scale.source}`}</span>}
    </p>
  );
}

/** The scale of a product and, behind its button, the form that says it. */
export function ScalePart({ scale, item, requestKey }: { scale: Scale | null; item: string; requestKey: string }) {
  const { t } = useWords("pages/audits");
  return (
    <>
      {scale && <ScaleText scale={scale} />}
      <Disclosure
        form="setScale"
        summary={t(scale ? "records.changeScale" : "records.setScale")}
        look="link-ink cursor-pointer text-sm"
        className="no-print mt-2"
      >
        <Form verb="setScale" requestKey={`${requestKey}.scale`} className="mt-3 grid gap-4">
          <input type="hidden" name="item" value={item} />
          <div className="form-grid">
            <Field name="kind" value={scale?.kind ?? "sterilisation"} />
            <Field name="scale" unit="min" value={scale?.scale} help={t("records.scaleHelp")} />
            <Field name="referenceTemperature" value={scale?.referenceTemperature} help={t("heat.referenceHelp")} />
            <Field name="z" unit="°C" value={scale?.z} />
            <Field name="source" value={scale?.source} help={t("records.sourceHelp")} />
          </div>
          <div>
            <SubmitButton className="btn btn-primary">{t("heatTreatments:operations.setScale.button")}</SubmitButton>
          </div>
        </Form>
      </Disclosure>
    </>
  );
}
