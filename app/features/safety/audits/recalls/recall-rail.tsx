import { Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import type { Recall } from "@/worker/modules/safety/recalls/shapes";
import { recallStatus } from "@/worker/modules/safety/recalls/status";
import { Action } from "@/app/ui/actions";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { AnyField, formOf } from "@/app/ui/form-of";
import { Rate } from "@/app/ui/rate";
import { Clock } from "./clock";
import { StopForm } from "./stop-form";
import { RecallStatusText } from "./recall-status";

interface RecallRailProps {
  recall: Recall;
  requestKey: string;
  now: number;
}

/** Beside a recall: how far it has come, what is left of the legal delays, and what comes next. */
export function RecallRail({ recall, requestKey, now }: RecallRailProps) {
  const { t } = useWords("pages/audits");
  const { id, status, version, score, tradeDeadline, authorityDeadline } = recall;
  const may = (move: Parameters<typeof recallStatus.allows>[1]) => recallStatus.allows(status, move);
  const form = { recall, requestKey };
  return (
    <aside className="rail order-first text-sm lg:order-last" aria-label={t("recall.rail")}>
      <div className="text-base">
        <RecallStatusText status={status} />
        <Ended recall={recall} />
      </div>
      {tradeDeadline !== null && authorityDeadline !== null && (
        <section aria-label={t("recall.clocks")}>
          <Clock label={t("recall.trade")} deadline={tradeDeadline} metAt={recall.notifiedAt} stoppedAt={recall.closedAt} now={now} />
          <Clock
            label={t("recall.authority")}
            deadline={authorityDeadline}
            metAt={recall.authorityToldAt}
            stoppedAt={recall.closedAt}
            now={now}
          />
        </section>
      )}
      <div className="no-print grid gap-2">
        {may("activate") && <Action of={recalls.activate} version={version} requestKey={requestKey} look="btn btn-primary" />}
        {may("notify") && <Action of={recalls.notify} version={version} requestKey={requestKey} look="btn btn-primary" />}
        {may("tellAuthority") && recall.authorityToldAt === null && (
          <Action of={recalls.tellAuthority} version={version} requestKey={requestKey} />
        )}
        {may("dismiss") && <Ending verb="dismiss" {...form} />}
        {may("close") && <Ending verb="close" {...form} />}
        {may("stop") && <StopForm {...form} />}
        <PaperLink href={sheetPath(recalls.notice, { id })} label={t("recall.notice")} />
        <PaperLink href={sheetPath(recalls.declaration, { id })} label={t("recall.declaration")} />
      </div>
      {score && (
        <div className="grid gap-1">
          <RailLine label={t("recall.located")}>
            <Rate value={score.located} />
          </RailLine>
          <RailLine label={t("recall.minutes")}>{score.minutes}</RailLine>
          <RailLine label={t("recall.reached")}>
            <Rate value={score.reached} />
          </RailLine>
          <RailLine label={t("recall.answered")}>
            <Rate value={score.answered} />
          </RailLine>
        </div>
      )}
    </aside>
  );
}

/** When it ended, and by whom. */
function Ended({ recall: { status, closedAt, closedBy } }: { recall: Recall }) {
  const { t, i18n } = useWords("pages/audits");
  if (closedAt === null) return null;
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const about = { status: t(`recalls:values.status.${status}`), when: formatInstant(closedAt, language), who: closedBy };
  return <p className="muted mt-1 text-sm">{t(closedBy ? "recall.endedBy" : "recall.ended", about)}</p>;
}

function PaperLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="btn btn-plain" href={href}>
      <Printer aria-hidden="true" />
      {label}
    </a>
  );
}

const endings = { dismiss: formOf(recalls.dismiss), close: formOf(recalls.close) };

/** The end of it, with what one concludes. */
function Ending({ verb, recall, requestKey }: Omit<RecallRailProps, "now"> & { verb: "dismiss" | "close" }) {
  const { t } = useWords("pages/audits");
  const { Form } = endings[verb];
  const label = t(`recalls:operations.${verb}.button`);
  return (
    <Disclosure form={verb} look="btn btn-plain w-full" summary={label}>
      <Form verb={verb} version={recall.version} requestKey={`${requestKey}.${verb}`} className="mt-2 grid gap-2">
        <AnyField name="conclusion" label={verb === "dismiss" ? t("recall.reason") : undefined} rows={3} />
        <SubmitButton className="btn btn-ink">{label}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
