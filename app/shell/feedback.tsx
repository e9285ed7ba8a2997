import { type FormEvent, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { Dialog } from "../ui/dialog";
import { showToast } from "../ui/toast";

const types = ["suggestion", "bug", "question", "compliment", "other"] as const;

/** Asks what a person thinks, and sends it to us. It stays open, with what was written, when sending fails. */
export default function Feedback({ onClose }: { onClose(): void }) {
  const { t } = useWords("shell");
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [type, message, email] = ["type", "message", "email"].map((name) => String(form.get(name) ?? "").trim());
    if (!type || !message) return showToast({ tone: "wrong", title: t("feedback.error"), text: t("feedback.missing") });
    setSending(true);
    const sent = await send({ type, message, ...(email && { email }) });
    setSending(false);
    if (!sent) return showToast({ tone: "wrong", title: t("feedback.error"), text: t("feedback.failed") });
    void showToast({ tone: "done", title: t("feedback.sent"), text: t("feedback.thanks") });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={t("feedback.title")}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div className="field">
          <label htmlFor="feedback-type">{t("feedback.type")}</label>
          <select id="feedback-type" className="select" name="type" defaultValue="">
            <option value="">{t("feedback.choose")}</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {t(`feedback.types.${type}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="feedback-message">{t("feedback.message")}</label>
          <textarea id="feedback-message" className="textarea" name="message" rows={4} maxLength={4_000} />
        </div>
        <div className="field">
          <label htmlFor="feedback-email">{t("feedback.email")}</label>
          <span className="input">
            <input id="feedback-email" type="email" name="email" autoComplete="email" />
          </span>
          <span className="help">{t("feedback.emailHelp")}</span>
        </div>
        <button type="submit" className="btn btn-primary justify-self-end" disabled={isSending}>
          {isSending ? t("feedback.sending") : t("feedback.send")}
        </button>
      </form>
    </Dialog>
  );
}

async function send(feedback: Record<string, string>): Promise<boolean> {
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const answer = await fetch("/api/feedback", { method: "POST", headers, body: JSON.stringify(feedback) }).catch(() => null);
  return answer?.ok ?? false;
}
