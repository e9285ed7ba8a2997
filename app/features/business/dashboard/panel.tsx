import { Await, Form, useLocation } from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Panel as Part, PanelContent } from "@/app/shell/panels";
import { Skeleton } from "@/app/ui/skeleton";

interface PanelProps<Value> {
  of: Part<Value>;
  /** What is said when it cannot be read. */
  failed?: "kpis" | "part";
  rows?: number;
  children(value: Value): ReactNode;
}

/** A part of the screen, when it comes; the others do not wait for it, nor fall with it. */
export function Panel<Value>({ of, failed = "part", rows = 3, children }: PanelProps<Value>) {
  const { t } = useWords("pages/dashboard");
  const show = (content: PanelContent<Value>) =>
    content.problem === null ? children(content.value) : <Failed text={t(`failed.${failed}`, { message: content.problem })} />;
  if (!(of instanceof Promise)) return <>{show(of)}</>;
  return (
    <Suspense fallback={<Skeleton rows={rows} label={t("shell:loading")} />}>
      <Await resolve={of} errorElement={<Failed text={t(`failed.${failed}`, { message: t("failed.slow") })} />}>
        {(content) => <>{show(content as PanelContent<Value>)}</>}
      </Await>
    </Suspense>
  );
}

/** Why a part is missing, and a button that reads it again; without scripts it is a form that asks for the page. */
function Failed({ text }: { text: string }) {
  const { t } = useWords("pages/dashboard");
  const { search } = useLocation();
  const tab = new URLSearchParams(search).get("tab");
  return (
    <div role="alert" className="summary flex flex-wrap items-center justify-between gap-3">
      <p>{text}</p>
      <Form method="get" replace preventScrollReset>
        {tab && <input type="hidden" name="tab" value={tab} />}
        <button type="submit" className="btn btn-plain">
          <RefreshCw aria-hidden="true" />
          {t("retry")}
        </button>
      </Form>
    </div>
  );
}
