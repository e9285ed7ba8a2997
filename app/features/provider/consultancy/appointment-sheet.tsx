import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { appointments } from "@/worker/modules/provider/appointments/contract";
import { SiteLink } from "@/app/ui/contact-links";
import { Fact, Facts } from "@/app/ui/facts";
import { Moment } from "./moment";

export type WholeAppointment = Result<typeof appointments.show>;

/** An appointment as a document: when, with whom, about what, and what was said. @param base where linked appointments are shown */
export function AppointmentSheet({ appointment, base }: { appointment: WholeAppointment; base: string }) {
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
