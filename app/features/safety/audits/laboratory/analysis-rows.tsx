import { useWords } from "@/app/shell/i18n/use-words";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

const { Field, useFieldOf } = formOf(laboratory.create);
const none: never[] = [];

/** What is looked for besides the known criteria, a row each. */
export function AnalysisRows() {
  const { t, i18n } = useWords("pages/audits");
  const list = useFieldOf()("analyses");
  return (
    <RowsField {...list} label={t("sample.others")} help={t("sample.othersHelp")} rows={none} add={t("sample.addAnalysis")}>
      {(prefix) => (
        <>
          <Field name={`${prefix}.name`} />
          <Field name={`${prefix}.kind`} value="count" />
          <Field name={`${prefix}.unit`} label={t("laboratory:fields.unit")} value={i18n.language === "en" ? "cfu/g" : "ufc/g"} />
          <Field name={`${prefix}.n`} value={5} />
          <Field name={`${prefix}.c`} value={0} />
          <Field name={`${prefix}.m`} />
          <Field name={`${prefix}.most`} />
          <Field name={`${prefix}.least`} />
          <Field name={`${prefix}.safety`} />
        </>
      )}
    </RowsField>
  );
}
