import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { actionFor, actionsBy, byOwnId, sameScreen } from "@/app/shell/action";
import { withFile } from "@/app/shell/with-file";
import { PageHead } from "@/app/ui/page-head";
import { formBase, requestsBase } from "./base";
import { AboutStep, CheckStep, NeedStep } from "./form-steps";

export const handle = { words: ["pages/services", "serviceRequests", "pages/files"], title: "pages/services:form.title" };

const STEPS = 3;

/** The draft that is gone on with, if any. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("id");
  return { draft: id ? await context.read(serviceRequests.show, { id }) : null, requestKey: context.nonce };
}

/** Each step keeps the draft, and leads to the next. */
const next = ({ id }: { id: string }, request: Request) => {
  const step = Number(new URL(request.url).searchParams.get("step") ?? 1);
  return `${formBase}?id=${id}&step=${Math.min(step + 1, STEPS)}`;
};

export const action = actionsBy({
  create: actionFor(serviceRequests.create, { to: next }),
  update: byOwnId(actionFor(serviceRequests.update, { to: next })),
  attach: byOwnId(withFile(actionFor(serviceRequests.attach, { to: sameScreen }))),
  detach: byOwnId(actionFor(serviceRequests.detach, { to: sameScreen })),
  submit: byOwnId(actionFor(serviceRequests.submit, { to: ({ id }) => `${requestsBase}/${id}` })),
});

/** A request in three steps: what it is about, what is needed, and a look before it leaves. Each is kept as a draft. */
export default function RequestForm() {
  const { t } = useWords("pages/services");
  const [params] = useSearchParams();
  const { draft, requestKey } = useLoaderData<typeof loader>();
  const step = draft ? Math.min(Math.max(Number(params.get("step")) || 1, 1), STEPS) : 1;
  const Step = [AboutStep, NeedStep, CheckStep][step - 1] ?? AboutStep;
  return (
    <div className="page-narrow">
      <PageHead title={t("form.title")} sentence={t("form.sentence")} />
      <ol className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-label={t("form.steps")}>
        {[1, 2, 3].map((number) => (
          <li key={number} className={number === step ? "font-semibold" : "muted"} aria-current={number === step ? "step" : undefined}>
            {number}. {t(`form.step${number}`)}
          </li>
        ))}
      </ol>
      <Step draft={draft} requestKey={requestKey} />
    </div>
  );
}
