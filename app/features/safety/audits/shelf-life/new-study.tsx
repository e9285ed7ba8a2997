import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { items } from "@/worker/modules/catalogue/items/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import { ItemField } from "@/app/features/catalogue/items/item-picker";
import { LotField } from "@/app/features/store/inventory/lots/lot-picker";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { sectionPath, studyPath } from "../addresses";
import { Crumb } from "../crumb";
import { AnalysisRows } from "../laboratory/analysis-rows";
import { withoutBlank } from "../laboratory/without-blank";

export const handle = { words: ["pages/audits", "shelfLifeStudies", "laboratory"], title: "pages/audits:study.new" };

/** `?item=` and `?lot=` name what is studied. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [named, lot] = [searchParams.get("item"), searchParams.get("lot")];
  const known = lot && !named ? await context.read(lots.show, { id: lot }) : null;
  const item = named ? await context.read(items.show, { id: named }) : null;
  const chosen = item ? { sku: item.sku, name: item.name } : known ? { sku: known.sku, name: known.itemName } : null;
  return { item: chosen, days: item?.shelfLifeDays ?? null, lot: lot ?? "", requestKey: context.nonce };
}

export const action = actionFor(shelfLifeStudies.create, { to: ({ id }) => studyPath(id), read: withoutBlank });

const { Form, Field } = formOf(shelfLifeStudies.create);

/** A study: of what, for how many days, and what is looked at. */
export default function NewStudy() {
  const { t } = useWords("pages/audits");
  const { item, days, lot, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="shelf-life" />
      <PageHead title={t("study.new")} sentence={t("study.newText")} />
      <Form requestKey={requestKey} guarded>
        <div className="grid gap-5">
          <div className="form-grid">
            <ItemField name="item" chosen={item ?? undefined} />
            <LotField name="lot" chosen={lot ? { sku: lot, name: lot } : undefined} help={t("study.lotHelp")} />
          </div>
          <div className="form-grid">
            <Field name="targetDays" value={days ?? undefined} />
            <Field name="margin" help={t("study.marginHelp")} />
            <Field name="startedOn" help={t("instrument.dayHelp")} />
            <Field name="dateKind" none={t("study.ofItem")} />
          </div>
          <Field name="conditions" help={t("study.conditionsHelp")} />
          <Field name="criteria" help={t("study.criteriaHelp")} />
          <AnalysisRows />
          <Field name="notes" rows={3} />
        </div>
        <FormEnd back={sectionPath("shelf-life")}>{t("study.save")}</FormEnd>
      </Form>
    </div>
  );
}
