import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { actionFor, actionsBy } from "@/app/shell/action";
import { withFile } from "@/app/shell/with-file";
import { Action } from "@/app/ui/actions";
import { MailLink } from "@/app/ui/contact-links";
import { RailLine } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { AppointmentSheet } from "../appointment-sheet";
import { staffBase } from "../base";
import { freeSlotsFor } from "../free-slots";
import { Moment } from "../moment";
import { MoveForm } from "../move-form";
import { AppointmentState } from "../states";
import { NotesForm, RejectForm } from "./decision-forms";

export const handle = {
  words: ["pages/consultancy", "appointments", "pages/files"],
  title: (data: unknown) => (data as { appointment?: { offerName: string } } | undefined)?.appointment?.offerName ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const appointment = await context.read(appointments.show, { id: params.id });
  const slots = appointment.moves.includes("reschedule") ? await freeSlotsFor(context, appointment) : [];
  return { appointment, slots, hasBegun: appointment.startsAt <= Date.now(), requestKey: context.nonce };
}

const { accept, reject, complete, noShow, annotate, attach, detach, cancel, reschedule } = appointments;
export const action = actionsBy({
  accept: actionFor(accept),
  reject: actionFor(reject),
  complete: actionFor(complete),
  noShow: actionFor(noShow),
  annotate: actionFor(annotate),
  attach: withFile(actionFor(attach)),
  detach: actionFor(detach),
  cancel: actionFor(cancel),
  reschedule: actionFor(reschedule, { to: ({ id }) => `${staffBase}/${id}` }),
});

/** An appointment as the provider's staff sees it. */
export default function StaffAppointment() {
  const { t } = useWords("pages/consultancy");
  const { appointment, slots, hasBegun, requestKey } = useLoaderData<typeof loader>();
  const { version, moves, status } = appointment;
  const record = { version, requestKey };
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={staffBase}>
          {t("list.title")}
        </Link>
      </p>
      <PageHead
        title={appointment.offerName}
        sentence={
          <>
            <Moment value={appointment.startsAt} /> · {appointment.reference} · {appointment.clientName}
          </>
        }
      />
      <Refusal />
      <div className="document">
        <div className="parts content-start gap-8">
          <AppointmentSheet appointment={appointment} base={staffBase} requestKey={requestKey} isStaff />
          <NotesForm appointment={appointment} requestKey={requestKey} />
        </div>
        <aside className="rail text-sm" aria-label={t("rail")}>
          <div className="text-base">
            <AppointmentState status={status} />
            {appointment.reason && <p className="muted mt-1 text-sm">{appointment.reason}</p>}
          </div>
          <div className="grid gap-2">
            <RailLine label={t("appointments:fields.credits")}>{appointment.credits}</RailLine>
            <RailLine label={t("appointments:fields.clientEmail")}>
              <MailLink address={appointment.clientEmail} />
            </RailLine>
          </div>
          {moves.length > 0 && (
            <div className="no-print grid gap-2">
              {moves.includes("accept") && <Action of={accept} {...record} look="btn btn-primary" />}
              {moves.includes("reject") && <RejectForm {...record} />}
              {moves.includes("complete") && hasBegun && <Action of={complete} {...record} look="btn btn-primary" />}
              {moves.includes("noShow") && hasBegun && <Action of={noShow} {...record} />}
              {moves.includes("reschedule") && <MoveForm {...record} slots={slots} />}
              {moves.includes("cancel") && <Action of={cancel} {...record} look="btn btn-quiet" />}
            </div>
          )}
        </aside>
      </div>
    </>
  );
}
