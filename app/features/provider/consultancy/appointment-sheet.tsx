import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { takesFiles } from "@/worker/modules/provider/appointments/status";
import { SiteLink } from "@/app/ui/contact-links";
import { Fact, Facts } from "@/app/ui/facts";
import { FilesPart } from "../files/files-part";
import { Moment } from "./moment";

export type WholeAppointment = Result<typeof appointments.show>;

interface AppointmentSheetProps {
  appointment: WholeAppointment;
  base: string;
  requestKey: string;
  /** Which side looks; a customer unless it is said. */
  isStaff?: boolean;
}

/** An appointment as a document: when, with whom, about what, and what was said. @param base where linked appointments are shown */
export function AppointmentSheet({ appointment, base, requestKey, isStaff = false }: AppointmentSheetProps) {
  const { t } = useWords("pages/consultancy");
  const field = (name: string) => t(`appointments:fields.${name}`);
  const { subject, notes, videoLink, previousId, nextId, rating, comment } = appointment;
  const linked = (id: string) => (
    <Link className="link-ink" to={`${base}/${id}`}>
      {t("see")}
    </Link>
  );
  return (
    <div className="parts content-start gap-8">
      <Facts>
        <Fact label={field("startsAt")}>
          <Moment value={appointment.startsAt} />
        </Fact>
        <Fact label={t("length")}>{t("minutes", { count: (appointment.endsAt - appointment.startsAt) / 60_000 })}</Fact>
        <Fact label={field("expertName")}>{appointment.expertName}</Fact>
        <Fact label={field("clientName")}>{appointment.clientName}</Fact>
        {videoLink && (
          <Fact label={field("videoLink")}>
            <SiteLink site={videoLink} />
          </Fact>
        )}
        {previousId && <Fact label={field("previousId")}>{linked(previousId)}</Fact>}
        {nextId && <Fact label={field("nextId")}>{linked(nextId)}</Fact>}
      </Facts>
      <TextPart title={field("subject")} text={subject} />
      <TextPart title={field("notes")} text={notes} />
      <FilesPart
        files={appointment.files}
        hrefOf={(file) => sheetPath(appointments.file, { id: appointment.id, file: file.id })}
        isStaff={isStaff}
        isOpen={takesFiles(appointment.status)}
        requestKey={requestKey}
      />
      {rating !== null && <TextPart title={t("rated", { rating })} text={comment || "—"} />}
    </div>
  );
}

function TextPart({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <p className="max-w-2xl whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </section>
  );
}
