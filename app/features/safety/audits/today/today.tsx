import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ClipboardCheck, FolderOpen } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { quality } from "@/worker/modules/safety/quality/contract";
import { readings } from "@/worker/modules/safety/readings/contract";
import { base, visitPackPath } from "../addresses";
import { ChecksNote } from "../lot-checks/checks-note";
import { SafetyHead } from "../safety-head";
import { DoneList } from "./done-list";
import { DueForm } from "./due-form";
import { MissedAlert } from "./missed-alert";
import { onlyRead } from "./only-read";

export const handle = { words: ["pages/audits", "readings", "instruments", "lotChecks"], title: "pages/audits:title" };

/** What is to be read today, and what was missed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [due, missed, { items: tools }, { items: checks }] = await Promise.all([
    context.read(readings.due, {}),
    context.read(readings.missed, { kind: "ccp" }),
    context.read(instruments.list, { limit: 100 }),
    context.read(lotChecks.list, { isDue: true, limit: 20 }),
  ]);
  return { due, missed: missed.items, tools, checks, requestKey: context.nonce };
}

export const action = actionFor(readings.take, { to: () => base, read: onlyRead });

/** One press begins the pack of the last twelve months; its screen shows how far it is. */
const { Form: PackForm } = formOf(quality.pack);

export default function Today() {
  const { t } = useWords("pages/audits");
  const { due, missed, tools, checks, requestKey } = useLoaderData<typeof loader>();
  const open = due.items.filter(({ state }) => state !== "done");
  const done = due.items.filter(({ state }) => state === "done");
  return (
    <>
      <SafetyHead section="today" sentence={due.items.length ? t("today.sentence", { open: open.length, done: done.length }) : undefined}>
        <PackForm name="pack" action={visitPackPath} requestKey={`${requestKey}.pack`}>
          <SubmitButton className="btn btn-plain">
            <FolderOpen aria-hidden="true" />
            {t("today.pack")}
          </SubmitButton>
        </PackForm>
      </SafetyHead>
      <div className="mt-6 grid gap-8">
        <ChecksNote checks={checks} />
        {missed.length > 0 && <MissedAlert missed={missed} />}
        {due.items.length === 0 ? (
          <EmptyState drawing="reading" title={t("today.empty.title")} text={t("today.empty.text")}>
            <Link className="btn btn-primary" to={`${base}/plan/new`}>
              <ClipboardCheck aria-hidden="true" />
              {t("plan.new")}
            </Link>
          </EmptyState>
        ) : (
          <>
            {open.length > 0 ? <DueForm due={open} tools={tools} requestKey={requestKey} /> : <p>{t("today.allDone")}</p>}
            {done.length > 0 && <DoneList done={done} />}
          </>
        )}
      </div>
    </>
  );
}
