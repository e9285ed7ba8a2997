import { useWords } from "@/app/shell/i18n/use-words";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import type { WholeAppointment } from "../appointment-sheet";

const Reject = formOf(appointments.reject);
const Notes = formOf(appointments.annotate);

/** Says no, and why. */
export function RejectForm({ version, requestKey }: { version: number; requestKey: string }) {
  const { t } = useWords("appointments");
  return (
    <Disclosure form="reject" summary={t("operations.reject.button")} look="btn btn-quiet w-full">
      <Reject.Form verb="reject" version={version} requestKey={`${requestKey}-reject`} className="mt-3 grid gap-3">
        <Reject.Field name="reason" />
        <SubmitButton className="btn btn-ink">{t("operations.reject.button")}</SubmitButton>
      </Reject.Form>
    </Disclosure>
  );
}

/** Keeps what was said: for both sides, and for the staff alone. */
export function NotesForm({ appointment, requestKey }: { appointment: WholeAppointment; requestKey: string }) {
  const { t } = useWords("pages/consultancy");
  const { version, notes, privateNotes } = appointment;
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("notes.title")}</h2>
      <Notes.Form verb="annotate" version={version} requestKey={`${requestKey}-notes`} className="grid max-w-2xl gap-4" guarded>
        <Notes.Field name="notes" value={notes} rows={4} help={t("notes.shared")} />
        <Notes.Field name="privateNotes" value={privateNotes} rows={3} help={t("notes.private")} />
        <div>
          <SubmitButton className="btn btn-plain">{t("appointments:operations.annotate.button")}</SubmitButton>
        </div>
      </Notes.Form>
    </section>
  );
}
