import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { trainings } from "@/worker/modules/safety/trainings/contract";
import { PageHead } from "@/app/ui/page-head";
import { sectionPath, trainingPath } from "../addresses";
import { Crumb } from "../crumb";
import { TrainingForm } from "./training-form";

export const handle = { words: ["pages/audits", "trainings"], title: "pages/audits:training.new" };

export function loader({ context }: LoaderFunctionArgs) {
  return { requestKey: context.nonce, today: context.today };
}

/** What is written down is shown with a place for what proves it. */
export const action = actionFor(trainings.create, { to: ({ id }) => trainingPath(id) });

export default function NewTraining() {
  const { t } = useWords("pages/audits");
  const { requestKey, today } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="trainings" />
      <PageHead title={t("training.new")} sentence={t("training.newText")} />
      <TrainingForm requestKey={requestKey} today={today} back={sectionPath("trainings")} />
    </div>
  );
}
