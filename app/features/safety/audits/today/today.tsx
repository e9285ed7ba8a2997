import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ClipboardCheck, FolderOpen } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
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

export default function Today() {
  const { t } = useWords("pages/audits");
  const { due, missed, tools, checks, requestKey } = useLoaderData<typeof loader>();
  const open = due.items.filter(({ state }) => state !== "done");
  const done = due.items.filter(({ state }) => state === "done");
  return (
    <>
      <SafetyHead section="today" sentence={due.items.length ? t("today.sentence", { open: open.length, done: done.length }) : undefined}>
        <Link className="btn btn-plain" to={visitPackPath}>
          <FolderOpen aria-hidden="true" />
          {t("today.pack")}
        </Link>
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
