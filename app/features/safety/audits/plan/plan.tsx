import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil, Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionsFor } from "@/app/shell/action";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import type { Plan } from "@/worker/modules/safety/control-plans/shapes";
import { planStatus } from "@/worker/modules/safety/control-plans/status";
import { Actions } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { planPath } from "../addresses";
import { Crumb } from "../crumb";
import { Diagram } from "./diagram";
import { PlanForm } from "./plan-form";
import { PlanStatusText } from "./plan-status";
import { PointTable } from "./point-table";

export const handle = {
  words: ["pages/audits", "controlPlans", "readings"],
  title: (data: unknown) => (data as { plan?: { name: string } } | undefined)?.plan?.name ?? "",
};

/** `?edit=1` shows the form of a draft. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const plan = await context.read(controlPlans.show, { id: params.id });
  const isEditing = new URL(request.url).searchParams.has("edit") && planStatus.allows(plan.status, "update");
  return { plan, isEditing, requestKey: context.nonce };
}

export const action = actionsFor([controlPlans.update, controlPlans.approve, controlPlans.revise, controlPlans.retire], {
  to: ({ id }) => planPath(id),
});

export default function PlanScreen() {
  const { t } = useWords("pages/audits");
  const { plan, isEditing, requestKey } = useLoaderData<typeof loader>();
  const sentence = t("plan.sentence", { edition: plan.edition, size: plan.size });
  return (
    <>
      <Crumb section="plan" />
      <PageHead title={plan.name} sentence={isEditing ? t("plan.editing") : sentence}>
        {!isEditing && planStatus.allows(plan.status, "update") && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      {isEditing ? (
        <PlanForm plan={plan} requestKey={requestKey} />
      ) : (
        <>
          <Refusal />
          <div className="document">
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
              {plan.steps.length + plan.points.length > 0 && <Diagram plan={plan} />}
              {plan.points.length ? <PointTable plan={plan} /> : <p className="muted">{t("plan.noPoints")}</p>}
              {plan.notes && <p className="max-w-2xl whitespace-pre-line">{plan.notes}</p>}
            </div>
            <PlanRail plan={plan} requestKey={requestKey} />
          </div>
        </>
      )}
    </>
  );
}

function PlanRail({ plan, requestKey }: { plan: Plan; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`controlPlans:fields.${name}`);
  const moves = planStatus.movesFrom(plan.status).filter((move) => move !== "update");
  return (
    <aside className="rail text-sm" aria-label={t("plan.rail")}>
      <div className="text-base">
        <PlanStatusText status={plan.status} />
      </div>
      <div className="no-print grid gap-2">
        <Actions of={controlPlans} moves={moves} next="approve" version={plan.version} requestKey={requestKey} />
        <a className="btn btn-plain" href={sheetPath(controlPlans.paper, { id: plan.id })}>
          <Printer aria-hidden="true" />
          {t("print")}
        </a>
      </div>
      <div className="grid gap-1">
        {plan.approvedOn && (
          <>
            <RailLine label={field("approvedOn")}>
              <DateText value={plan.approvedOn} />
            </RailLine>
            <RailLine label={field("approvedBy")}>{plan.approvedBy}</RailLine>
          </>
        )}
        {plan.category && <RailLine label={field("category")}>{plan.category}</RailLine>}
        <RailLine label={field("worksOn")}>{plan.worksOn.map((day) => t(`controlPlans:values.worksOn.${day}`)).join(", ")}</RailLine>
      </div>
    </aside>
  );
}
