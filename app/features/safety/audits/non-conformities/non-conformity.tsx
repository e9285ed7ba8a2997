import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionsFor } from "@/app/shell/action";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import type { NonConformity } from "@/worker/modules/safety/non-conformities/shapes";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { instrumentPath, lotCheckPath, netContentPath, nonConformityPath, readingPath, samplePath } from "../addresses";
import { Crumb } from "../crumb";
import { NonConformityRail } from "./non-conformity-rail";
import { TaskList } from "./task-list";

export const handle = {
  words: ["pages/audits", "nonConformities"],
  title: (data: unknown) => (data as { nonConformity?: { reference: string } } | undefined)?.nonConformity?.reference ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { nonConformity: await context.read(nonConformities.show, { id: params.id }), requestKey: context.nonce };
}

const { start, addTask, doTask, close } = nonConformities;
export const action = actionsFor([start, addTask, doTask, close], { to: ({ id }) => nonConformityPath(id) });

export default function NonConformityScreen() {
  const { t } = useWords("pages/audits");
  const { nonConformity, requestKey } = useLoaderData<typeof loader>();
  const { reference, title, description, conclusion, origin, originId } = nonConformity;
  return (
    <>
      <Crumb section="non-conformities" />
      <PageHead title={title} sentence={reference} />
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {description && <p className="max-w-2xl whitespace-pre-line">{description}</p>}
          <OriginLink origin={origin} originId={originId} />
          <LotList lots={nonConformity.lots} />
          <TaskList nonConformity={nonConformity} requestKey={requestKey} />
          {conclusion && (
            <section>
              <h2 className="mb-1 text-lg">{t("nonConformities:fields.conclusion")}</h2>
              <p className="max-w-2xl whitespace-pre-line">{conclusion}</p>
            </section>
          )}
        </div>
        <NonConformityRail nonConformity={nonConformity} requestKey={requestKey} />
      </div>
    </>
  );
}

/** The way to what showed it, where that has a screen. */
function OriginLink({ origin, originId }: Pick<NonConformity, "origin" | "originId">) {
  const { t } = useWords("pages/audits");
  const shown = origins[origin];
  if (!shown) return null;
  return (
    <p>
      <Link className="link-ink" to={shown.to(originId)}>
        {t(shown.text)}
      </Link>
    </p>
  );
}

const origins: Partial<Record<NonConformity["origin"], { text: string; to: (id: string) => string }>> = {
  reading: { text: "nc.toReading", to: readingPath },
  laboratory: { text: "nc.toSample", to: samplePath },
  net_content: { text: "nc.toNetContent", to: netContentPath },
  receipt: { text: "nc.toLotCheck", to: lotCheckPath },
  release: { text: "nc.toLotCheck", to: lotCheckPath },
  instrument: { text: "nc.toInstrument", to: instrumentPath },
};

function LotList({ lots }: Pick<NonConformity, "lots">) {
  const { t } = useWords("pages/audits");
  if (!lots.length) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("nonConformities:fields.lots")}</h2>
      <ul className="text-sm">
        {lots.map(({ lotId, lot, itemName, amount, state }) => (
          <li key={lotId} className="card-line border-b border-rule py-2">
            <span>
              <Link className="link-ink code" to={`/customer/inventory/lots/${lotId}`}>
                {lot}
              </Link>
              {` · ${itemName}`}
            </span>
            <span className="flex gap-4">
              <Quantity value={amount.amount} unit={amount.unit} />
              <span className="muted">{t(`nonConformities:values.state.${state}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
