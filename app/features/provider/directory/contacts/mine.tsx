import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { directoryContacts } from "@/worker/modules/provider/directory-contacts/contract";
import { base, contactsBase } from "../base";
import { Exchange } from "./exchange";

export const handle = { words: ["pages/directory", "directoryContacts"], title: "pages/directory:contacts.mine" };

/** The staff reads those of all businesses where they are answered. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if ((await context.account())?.role === "admin") throw redirect(contactsBase);
  return { page: await context.read(directoryContacts.list, searchInput(directoryContacts.list, request)), today: context.today };
}

/** What the business wrote to entries of the directory, with their answers. */
export default function MyContacts() {
  const { t } = useWords("pages/directory");
  const { page, today } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("contacts.mine")} sentence={t("contacts.mineSentence")} />
      {page.items.length ? (
        <ul className="mt-4 grid max-w-3xl gap-3">
          {page.items.map((contact) => (
            <Exchange key={contact.id} contact={contact} today={today} base={base} />
          ))}
        </ul>
      ) : (
        <EmptyState drawing="glass" title={t("contacts.none")} text={t("contacts.noneText")}>
          <Link className="btn btn-primary" to={base}>
            {t("contacts.find")}
          </Link>
        </EmptyState>
      )}
      <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
    </>
  );
}
