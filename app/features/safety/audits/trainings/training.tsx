import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { actionFor, actionsBy } from "@/app/shell/action";
import { loadRecordDocuments } from "@/app/features/papers/documents/load-record";
import { DocumentsPart } from "@/app/features/papers/documents/record-documents";
import { trainings } from "@/worker/modules/safety/trainings/contract";
import { Action } from "@/app/ui/actions";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { sectionPath, trainingPath } from "../addresses";
import { Crumb } from "../crumb";
import { TrainingForm } from "./training-form";

export const handle = {
  words: ["pages/audits", "trainings", "pages/documents", "documents"],
  title: (data: unknown) => (data as { training?: { person: string } } | undefined)?.training?.person ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const training = await context.read(trainings.show, { id: params.id });
  const papers = await loadRecordDocuments(context, "trainings", training.id);
  return { training, papers, requestKey: context.nonce, today: context.today };
}

const { update, remove } = trainings;
export const action = actionsBy(
  { update: actionFor(update, { to: ({ id }) => trainingPath(id) }), remove: actionFor(remove, { to: () => sectionPath("trainings") }) },
  "update",
);

/** A training, with what proves it. */
export default function TrainingScreen() {
  const { training, papers, requestKey, today } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="trainings" />
      <PageHead title={training.person} sentence={training.subject}>
        <Action of={remove} version={training.version} requestKey={`${requestKey}.remove`} look="btn btn-quiet" />
      </PageHead>
      <Refusal />
      <TrainingForm training={training} today={today} requestKey={requestKey} back={sectionPath("trainings")} />
      <div className="mt-8">
        <DocumentsPart {...papers} today={today} />
      </div>
    </div>
  );
}
