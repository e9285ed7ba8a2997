import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { actionFor } from "@/app/shell/action";
import { useWords } from "@/app/shell/i18n/use-words";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { directoryContacts } from "@/worker/modules/provider/directory-contacts/contract";

export const handle = { words: ["pages/directory", "directoryContacts"], title: "pages/directory:contacts.reply" };

const base = "/directory-answer";

/** What the link of a letter leads to; without one, where to find it is said. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const link = query.get("link") ?? "";
  const isSent = query.get("state") === "sent";
  const letter = link && !isSent ? await context.read(directoryContacts.letter, { link }) : null;
  return { link, letter, isSent, requestKey: context.nonce };
}

export const action = actionFor(directoryContacts.reply, { to: () => `${base}?state=sent` });

const { Form, Field } = formOf(directoryContacts.reply);

/** Where an entry of the directory answers a business, by the link that it was mailed, without an account. */
export default function Reply() {
  const { t } = useWords("pages/directory");
  const { link, letter, isSent, requestKey } = useLoaderData<typeof loader>();
  if (isSent) return <EmptyState drawing="glass" isScreen title={t("contacts.sent")} text={t("contacts.sentText")} />;
  if (!letter) return <EmptyState drawing="glass" isScreen title={t("contacts.noLink")} text={t("contacts.noLinkText")} />;
  return (
    <div className="prose-page pt-2">
      <PageHead title={t("contacts.replyTo", { business: letter.businessName })} sentence={letter.entryName} />
      <p className="muted text-sm">
        <DateText value={letter.createdAt} />
      </p>
      <p className="mb-6 whitespace-pre-line border-l-2 border-edge pl-3 [overflow-wrap:anywhere]">{letter.message}</p>
      {letter.answer ? (
        <section>
          <h2 className="mb-2 text-lg">{t("contacts.answered")}</h2>
          <p className="whitespace-pre-line border-l-2 border-primary pl-3 [overflow-wrap:anywhere]">{letter.answer}</p>
        </section>
      ) : (
        <Form requestKey={requestKey} className="grid gap-4">
          <input type="hidden" name="link" value={link} />
          <Field name="answer" rows={6} />
          <div>
            <SubmitButton>{t("directoryContacts:operations.reply.button")}</SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );
}
