import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Report, reports } from "@/worker/modules/business/reports/contract";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { Action } from "@/app/ui/actions";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import type { Question } from "./address";

const { Form, Field } = formOf(reports.create);
const sending = formOf(reports.schedule);
const pinning = formOf(reports.pin);

interface SaveReportProps {
  question: Question;
  own: Report | null;
  requestKey: string;
}

/** Keeps the question as it stands, under a name; of one that was kept, where it stands and to whom it goes. */
export function SaveReport({ question, own, requestKey }: SaveReportProps) {
  const { t } = useWords("pages/reports");
  return (
    <div className="no-print grid gap-3">
      {own && (
        <>
          <Part title={t("reports:operations.pin.title")} isOpen={own.place !== null}>
            <Pinning own={own} requestKey={requestKey} />
          </Part>
          <Part title={t("reports:operations.schedule.title")} isOpen={own.rhythm !== null}>
            <Sending own={own} requestKey={requestKey} />
          </Part>
        </>
      )}
      <Part title={t("save")}>
        <Form requestKey={requestKey} verb="create">
          <div className="grid gap-3">
            {textsOf(question).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Field name="name" required />
            <div>
              <SubmitButton>{t("reports:operations.create.button")}</SubmitButton>
            </div>
          </div>
        </Form>
        {own && <Action of={reports.remove} version={own.version} requestKey={requestKey} values={{ _id: own.id }} />}
      </Part>
    </div>
  );
}

function Part({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined}>
      <summary className="link-ink min-h-6 cursor-pointer">{title}</summary>
      <div className="mt-3 mb-3 grid max-w-md gap-4">{children}</div>
    </details>
  );
}

/** Whether the report stands on the dashboard, and where. */
function Pinning({ own: { id, version, place }, requestKey }: { own: Report; requestKey: string }) {
  const { t } = useWords("pages/reports");
  return (
    <>
      {place !== null && (
        <pinning.Form requestKey={`${requestKey}-pin`} verb="pin" version={version}>
          <input type="hidden" name="_id" value={id} />
          <div className="grid gap-3">
            <pinning.Field name="place" value={place} />
            <div>
              <SubmitButton className="btn btn-plain">{t("move")}</SubmitButton>
            </div>
          </div>
        </pinning.Form>
      )}
      <Action of={place === null ? reports.pin : reports.unpin} version={version} requestKey={requestKey} values={{ _id: id }} />
    </>
  );
}

/** How often the report goes out by mail, and to whom. */
function Sending({ own: { id, version, rhythm, recipients, nextOn }, requestKey }: { own: Report; requestKey: string }) {
  const { t, i18n } = useWords("pages/reports");
  return (
    <>
      <sending.Form requestKey={`${requestKey}-schedule`} verb="schedule" version={version}>
        <input type="hidden" name="_id" value={id} />
        <div className="grid gap-3">
          <sending.Field name="rhythm" value={rhythm} none={t("never")} />
          <sending.Field name="recipients" value={recipients.join(", ")} help={t("recipientsHelp")} />
          <div>
            <SubmitButton className="btn btn-plain">{t("reports:operations.schedule.button")}</SubmitButton>
          </div>
        </div>
      </sending.Form>
      {rhythm && (
        <div className="flex flex-wrap items-center gap-3">
          {nextOn && (
            <p className="muted text-sm">{t("nextOn", { day: formatDate(nextOn, asLanguage(i18n.language) ?? defaultLanguage) })}</p>
          )}
          <Action of={reports.mail} requestKey={requestKey} values={{ _id: id }} />
        </div>
      )}
    </>
  );
}

/** A question as a form holds it: dotted names. */
function textsOf(value: unknown, name = "question"): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, place) => textsOf(one, `${name}.${place}`));
  if (typeof value === "object") return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${name}.${key}`));
  return [[name, String(value)]];
}
