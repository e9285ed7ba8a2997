import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import type { Treatment } from "@/worker/modules/safety/heat-treatments/shapes";
import { Fact, Facts, RailLine } from "@/app/ui/facts";
import { PageHead } from "@/app/ui/page-head";
import { nonConformityPath } from "../addresses";
import { Crumb } from "../crumb";
import { CycleChart } from "./cycle-chart";
import { TreatmentOutcomeText } from "./outcome";
import { useCycleTexts } from "./value";

export const handle = {
  words: ["pages/audits", "heatTreatments"],
  title: (data: unknown) => (data as { treatment?: { reference: string } } | undefined)?.treatment?.reference ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { treatment: await context.read(heatTreatments.show, { id: params.id }) };
}

/** A cycle: its curve, the value it reached, and what was treated. */
export default function HeatTreatmentScreen() {
  const { i18n } = useWords("pages/audits");
  const { treatment } = useLoaderData<typeof loader>();
  const when = formatInstant(treatment.startedAt, asLanguage(i18n.language) ?? defaultLanguage);
  return (
    <>
      <Crumb section="heat-treatments" />
      <PageHead title={treatment.itemName || treatment.equipment} sentence={[treatment.reference, when].join(" · ")} />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <CycleChart treatment={treatment} />
          <TreatmentFacts treatment={treatment} />
        </div>
        <TreatmentRail treatment={treatment} />
      </div>
    </>
  );
}

function TreatmentFacts({ treatment }: { treatment: Treatment }) {
  const { t } = useWords("pages/audits");
  const field = (name: string) => t(`heatTreatments:fields.${name}`);
  const { production, productionId, lot, lotId, action, note, by, nonConformityId, nonConformity } = treatment;
  return (
    <Facts>
      <Fact label={field("kind")}>{t(`heatTreatments:values.kind.${treatment.kind}`)}</Fact>
      <Fact label={field("production")}>
        {productionId && (
          <Link className="link-ink" to={`/customer/production/${productionId}`}>
            {production}
          </Link>
        )}
      </Fact>
      <Fact label={field("lot")}>
        {lotId && (
          <Link className="link-ink code" to={`/customer/inventory/lots/${lotId}`}>
            {lot}
          </Link>
        )}
      </Fact>
      <Fact label={field("action")}>{action}</Fact>
      <Fact label={field("nonConformity")}>
        {nonConformityId && (
          <Link className="link-ink" to={nonConformityPath(nonConformityId)}>
            {nonConformity}
          </Link>
        )}
      </Fact>
      <Fact label={field("note")}>{note}</Fact>
      <Fact label={field("by")}>{by}</Fact>
    </Facts>
  );
}

function TreatmentRail({ treatment }: { treatment: Treatment }) {
  const { t } = useWords("pages/audits");
  const texts = useCycleTexts();
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("heat.rail")}>
      <div className="text-base">
        <TreatmentOutcomeText outcome={treatment.outcome} />
      </div>
      <div className="grid gap-1">
        <RailLine label={t("heat.reached")}>
          <span className="tnum text-xl">{texts.minutes(treatment.value)}</span>
        </RailLine>
        <RailLine label={t("heat.scale")}>{texts.minutes(treatment.scale)}</RailLine>
        <RailLine label={t("heat.reference")}>{texts.celsius(treatment.referenceTemperature)}</RailLine>
      </div>
    </aside>
  );
}
