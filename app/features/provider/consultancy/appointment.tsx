import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { CalendarDays } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { isEarly } from "@/worker/modules/provider/appointments/rules";
import { actionFor, actionsBy } from "@/app/shell/action";
import { withFile } from "@/app/shell/with-file";
import { Action } from "@/app/ui/actions";
import { RailLine } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { keepInDocuments } from "../files/keep-in-documents";
import { AppointmentSheet } from "./appointment-sheet";
import { appointmentsBase } from "./base";
import { freeSlotsFor } from "./free-slots";
import { Moment } from "./moment";
import { MoveForm } from "./move-form";
import { RateForm } from "./rate-form";
import { AppointmentState } from "./states";

export const handle = {
  words: ["pages/consultancy", "appointments", "pages/files"],
  title: (data: unknown) => (data as { appointment?: { offerName: string } } | undefined)?.appointment?.offerName ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const appointment = await context.read(appointments.show, { id: params.id });
  const slots = appointment.moves.includes("reschedule") ? await freeSlotsFor(context, appointment) : [];
  return {
    appointment,
    slots,
    hasBegun: appointment.startsAt <= Date.now(),
    isEarly: appointment.status === "pending" || isEarly(appointment.startsAt, Date.now()),
    requestKey: context.nonce,
  };
}

export const action = actionsBy({
  cancel: actionFor(appointments.cancel),
  rate: actionFor(appointments.rate),
  attach: withFile(actionFor(appointments.attach)),
  detach: actionFor(appointments.detach),
  keep: keepInDocuments(appointments.file),
  reschedule: actionFor(appointments.reschedule, { to: ({ id }) => `${appointmentsBase}/${id}` }),
});

/** An appointment as its customer sees it. */
export default function AppointmentScreen() {
  const { t } = useWords("pages/consultancy");
  const { appointment, slots, isEarly: hasNotice, hasBegun, requestKey } = useLoaderData<typeof loader>();
  const { id, version, status, moves } = appointment;
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={appointmentsBase}>
          {t("list.title")}
        </Link>
      </p>
      <PageHead
        title={appointment.offerName}
        sentence={
          <>
            <Moment value={appointment.startsAt} /> · {appointment.reference}
          </>
        }
      />
      <Refusal />
      <div className="document">
        <AppointmentSheet appointment={appointment} base={appointmentsBase} requestKey={requestKey} />
        <aside className="rail text-sm" aria-label={t("rail")}>
          <div className="text-base">
            <AppointmentState status={status} />
            {appointment.reason && <p className="muted mt-1 text-sm">{appointment.reason}</p>}
          </div>
          <RailLine label={t("appointments:fields.credits")}>{appointment.credits}</RailLine>
          <div className="no-print grid gap-2">
            {(status === "pending" || status === "accepted") && (
              <a className="btn btn-plain" href={`${appointmentsBase}/${id}/calendar`} download>
                <CalendarDays aria-hidden="true" />
                {t("calendar")}
              </a>
            )}
            {moves.includes("reschedule") && hasNotice && <MoveForm version={version} requestKey={requestKey} slots={slots} />}
            {moves.includes("cancel") && (status === "pending" || !hasBegun) && (
              <>
                <Action of={appointments.cancel} version={version} requestKey={requestKey} look="btn btn-quiet" />
                <p className="muted text-xs">{t(hasNotice ? "cancel.early" : "cancel.late")}</p>
              </>
            )}
          </div>
          {status === "completed" && appointment.rating === null && <RateForm version={version} requestKey={requestKey} />}
        </aside>
      </div>
    </>
  );
}
