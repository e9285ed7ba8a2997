import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { actionFor, actionsBy, byOwnId, sameScreen } from "@/app/shell/action";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { Disclosure } from "@/app/ui/disclosure";
import { EmptyState } from "@/app/ui/empty-state";
import { Refusal, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { directoryContacts } from "@/worker/modules/provider/directory-contacts/contract";
import { curateBase } from "../base";
import { CurateSections } from "../curate/sections";
import { Exchange } from "./exchange";

export const handle = { words: ["pages/directory", "directoryContacts"], title: "directoryContacts:title" };

/** Those that wait for an answer first: all of them, unless one asks for others. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await context.read(directoryContacts.list, { waiting: true, ...searchInput(directoryContacts.list, request) });
  return { page, requestKey: context.nonce, today: context.today };
}

export const action = actionsBy({ answer: byOwnId(actionFor(directoryContacts.answer, { to: sameScreen })) });

const Answer = formOf(directoryContacts.answer);

/** What businesses wrote to entries of the directory; an answer that came by phone or by mail is passed on here. */
export default function AllContacts() {
  const { t } = useWords("pages/directory");
  const [params] = useSearchParams();
  const { page, requestKey, today } = useLoaderData<typeof loader>();
  const isWaiting = params.get("waiting") !== "false";
  return (
    <>
      <PageHead title={t("directoryContacts:title")} sentence={t("contacts.sentence")} />
      <CurateSections current={isWaiting ? "waiting" : "answered"} />
      <Refusal />
      {page.items.length ? (
        <ul className="mt-4 grid max-w-3xl gap-3">
          {page.items.map((contact) => (
            <Exchange key={contact.id} contact={contact} today={today} base={curateBase} isStaff>
              {contact.answeredAt === null && (
                <Disclosure
                  form={`answer-${contact.id}`}
                  summary={t("directoryContacts:operations.answer.title")}
                  look="btn btn-plain"
                  className="no-print mt-3"
                >
                  <Answer.Form
                    verb="answer"
                    name={`answer-${contact.id}`}
                    version={contact.version}
                    requestKey={`${requestKey}-${contact.id}`}
                    className="mt-3 grid gap-3"
                  >
                    <input type="hidden" name="_id" value={contact.id} />
                    <Answer.Field name="answer" rows={4} help={t("contacts.answerHelp")} />
                    <SubmitButton>{t("directoryContacts:operations.answer.button")}</SubmitButton>
                  </Answer.Form>
                </Disclosure>
              )}
            </Exchange>
          ))}
        </ul>
      ) : (
        <EmptyState drawing="glass" title={t("contacts.noneWaiting")} text={t("contacts.noneWaitingText")} />
      )}
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
    </>
  );
}
