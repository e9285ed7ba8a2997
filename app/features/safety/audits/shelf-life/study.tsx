import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor, actionsFor } from "@/app/shell/action";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import type { Study } from "@/worker/modules/safety/shelf-life-studies/shapes";
import { studyStatus } from "@/worker/modules/safety/shelf-life-studies/status";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { FormEnd, Refusal } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { studyPath } from "../addresses";
import { Crumb } from "../crumb";
import { onlyFound } from "../laboratory/only-found";
import { PointForm } from "./point-form";
import { CriterionList, PointTable } from "./point-table";
import { StudyCharts } from "./study-chart";
import { StudyRail } from "./study-rail";

export const handle = {
  words: ["pages/audits", "shelfLifeStudies", "laboratory"],
  title: (data: unknown) => (data as { study?: { reference: string } } | undefined)?.study?.reference ?? "",
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const study = await context.read(shelfLifeStudies.show, { id: params.id });
  const isEditing = new URL(request.url).searchParams.has("edit") && studyStatus.allows(study.status, "update");
  return { study, isEditing, requestKey: context.nonce };
}

const to = ({ id }: { id: string }) => studyPath(id);
const { update, removePoint, conclude, apply, abandon, writePoint } = shelfLifeStudies;

export const action = actionsFor([update, removePoint, conclude, apply, abandon], {
  to,
  own: { writePoint: actionFor(writePoint, { to, read: onlyFound }) },
});

/** A study: what was found over the days, how long the product is shown to hold, and the date that follows. */
export default function StudyScreen() {
  const { t } = useWords("pages/audits");
  const { study, isEditing, requestKey } = useLoaderData<typeof loader>();
  const { itemId, itemName, lotId, lot, reference, startedOn, conditions, notes, by, status, dateKind } = study;
  const field = (key: string) => t(`shelfLifeStudies:fields.${key}`);
  if (isEditing) return <StudyForm study={study} requestKey={requestKey} />;
  return (
    <>
      <Crumb section="shelf-life" />
      <PageHead title={itemName} sentence={[reference, t(`shelfLifeStudies:values.status.${status}`)].join(" · ")}>
        {studyStatus.allows(status, "update") && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Facts>
            <Fact label={field("item")}>
              <Link className="link-ink" to={`/customer/products/${itemId}`}>
                {itemName}
              </Link>
            </Fact>
            <Fact label={field("lot")}>
              {lotId && (
                <Link className="link-ink code" to={`/customer/inventory/lots/${lotId}`}>
                  {lot}
                </Link>
              )}
            </Fact>
            <Fact label={field("dateKind")}>{t(`shelfLifeStudies:values.dateKind.${dateKind}`)}</Fact>
            <Fact label={field("startedOn")}>
              <DateText value={startedOn} />
            </Fact>
            <Fact label={field("conditions")}>{conditions}</Fact>
            <Fact label={field("by")}>{by}</Fact>
          </Facts>
          {notes && <p className="max-w-2xl whitespace-pre-line">{notes}</p>}
          <StudyCharts study={study} />
          <CriterionList study={study} />
          <PointTable study={study} requestKey={requestKey} />
          {studyStatus.allows(status, "writePoint") && <PointForm study={study} requestKey={requestKey} />}
        </div>
        <StudyRail study={study} requestKey={requestKey} />
      </div>
    </>
  );
}

const { Form, Field } = formOf(update);

function StudyForm({ study, requestKey }: { study: Study; requestKey: string }) {
  const { t } = useWords("pages/audits");
  return (
    <div className="page-narrow">
      <Crumb section="shelf-life" />
      <PageHead title={study.itemName} sentence={t("study.editing")} />
      <Form verb="update" version={study.version} requestKey={requestKey} guarded>
        <div className="form-grid">
          <Field name="targetDays" value={study.targetDays} />
          <Field name="margin" value={study.margin} help={t("study.marginHelp")} />
          <Field name="startedOn" value={study.startedOn} />
          <Field name="dateKind" value={study.dateKind} />
          <Field name="conditions" value={study.conditions} help={t("study.conditionsHelp")} />
          <Field name="notes" value={study.notes} rows={3} />
        </div>
        <FormEnd back={studyPath(study.id)}>{t("instrument.keep")}</FormEnd>
      </Form>
    </div>
  );
}
