import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { directoryContacts } from "@/worker/modules/provider/directory-contacts/contract";
import { directory } from "@/worker/modules/provider/directory/contract";
import { actionFor, actionsBy } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { base, curateBase } from "./base";
import { Exchange } from "./contacts/exchange";
import { EntryRail } from "./entry-rail";
import { EntrySheet } from "./entry-sheet";

export const handle = {
  words: ["pages/directory", "directory"],
  title: (data: unknown) => (data as { entry?: { name: string } } | undefined)?.entry?.name ?? "",
};

/** An entry; one that was merged is found under the address of the one that stayed. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const [entry, account] = await Promise.all([context.read(directory.show, { id }), context.account()]);
  if (entry.id !== id) throw redirect(`${base}/${entry.id}`);
  const isStaff = account?.role === "admin";
  const contacts = isStaff ? [] : (await context.read(directoryContacts.list, { entry: entry.id, limit: 20 })).items;
  return { entry, contacts, isStaff, requestKey: context.nonce, today: context.today };
}

export const action = actionsBy({
  contact: actionFor(directory.contact),
  addToSuppliers: actionFor(directory.addToSuppliers, { to: ({ id }) => `/customer/suppliers/${id}` }),
});

export default function Entry() {
  const { t } = useWords("pages/directory");
  const { entry, contacts, isStaff, requestKey, today } = useLoaderData<typeof loader>();
  const where = [entry.address.city, entry.region && t(`directory:values.region.${entry.region}`)].filter(Boolean).join(", ");
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={entry.name} sentence={[t(`directory:values.category.${entry.category}`), where].join(" · ")}>
        {isStaff && (
          <Link className="btn btn-primary" to={`${curateBase}/${entry.id}`}>
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document content-first">
        <div className="parts content-start gap-8">
          <EntrySheet entry={entry} />
          {contacts.length > 0 && (
            <section>
              <h2 className="mb-3 text-lg">{t("contacts.exchanges")}</h2>
              <ul className="grid max-w-3xl gap-3">
                {contacts.map((contact) => (
                  <Exchange key={contact.id} contact={contact} today={today} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <EntryRail entry={entry} isStaff={isStaff} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}
