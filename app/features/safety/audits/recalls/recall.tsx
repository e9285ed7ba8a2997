import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionsFor } from "@/app/shell/action";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { recallPath } from "../addresses";
import { Crumb } from "../crumb";
import { ClientList } from "./client-list";
import { LotBalance } from "./lot-balance";
import { RecallRail } from "./recall-rail";

export const handle = {
  words: ["pages/audits", "recalls"],
  title: (data: unknown) => (data as { recall?: { reference: string } } | undefined)?.recall?.reference ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { recall: await context.read(recalls.show, { id: params.id }), requestKey: context.nonce, now: Date.now() };
}

const { activate, dismiss, notify, tell, tellAuthority, answer, stop, close } = recalls;
export const action = actionsFor([activate, dismiss, notify, tell, tellAuthority, answer, stop, close], { to: ({ id }) => recallPath(id) });

/** A recall: who has what, who was told, what they answered, and what is left of the legal delays. */
export default function RecallScreen() {
  const { t } = useWords("pages/audits");
  const { recall, requestKey, now } = useLoaderData<typeof loader>();
  const kind = recall.mock ? t("recall.drill") : t(`recalls:values.kind.${recall.kind}`);
  return (
    <>
      <Crumb section="recalls" />
      <PageHead title={recall.cause} sentence={[kind, recall.reference, recall.subject].join(" · ")} />
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {recall.status === "assessing" && <p>{t("recall.assessing")}</p>}
          {recall.danger && <p className="max-w-2xl whitespace-pre-line">{recall.danger}</p>}
          {recall.conclusion && <p className="max-w-2xl whitespace-pre-line">{recall.conclusion}</p>}
          {recall.lots.length > 0 && (
            <section>
              <h2 className="mb-2 text-lg">{t("recall.lots")}</h2>
              <LotBalance lots={recall.lots} withAnswers={recall.activatedAt !== null} />
            </section>
          )}
          {recall.status !== "dismissed" && <ClientList recall={recall} requestKey={requestKey} />}
        </div>
        <RecallRail recall={recall} requestKey={requestKey} now={now} />
      </div>
    </>
  );
}
