import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { fold } from "@/worker/core/language";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { actionFor } from "@/app/shell/action";
import { EmptyState } from "@/app/ui/empty-state";
import { TextField } from "@/app/ui/field";
import { PageHead } from "@/app/ui/page-head";
import { loadTariffs } from "./load-tariffs";
import { RestockForm } from "./restock-form";
import { base } from "./restock-table";
import { withoutBlankLines } from "./save-restock";

export const handle = { words: ["pages/restocks", "restocks", "pages/tariffs", "tariffs"], title: "pages/restocks:new" };

/** `?supplier=` names the supplier; without it one chooses. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get("supplier")?.slice(0, 120);
  const { items: listed, total } = await context.read(suppliers.list, { limit: 100 });
  const supplier = named ? await findSupplier(context, named) : null;
  const tariffs = supplier ? await loadTariffs(context, supplier.id) : [];
  const choices = listed.map(({ id, name, reference }) => ({ id, name, reference }));
  return { supplier, tariffs, choices, named, isEmpty: total === 0, requestKey: context.nonce, today: context.today };
}

/** The supplier of an identifier, a reference or a name, or the only one that a search finds; null when one must choose. */
async function findSupplier(context: AppLoadContext, idOrName: string) {
  const { items: alike } = await context.read(suppliers.list, { search: idOrName, limit: 20 });
  const named = alike.find(({ name }) => fold(name) === fold(idOrName)) ?? (alike.length === 1 ? alike[0] : undefined);
  if (named) return named;
  try {
    return await context.call(suppliers.show, { id: idOrName });
  } catch {
    return null;
  }
}

export const action = actionFor(restocks.create, { to: ({ id }) => `${base}/${id}`, read: withoutBlankLines });

export default function NewRestock() {
  const { t } = useWords("pages/restocks");
  const { supplier, tariffs, requestKey } = useLoaderData<typeof loader>();
  if (!supplier) return <ChooseSupplier />;
  return (
    <>
      <PageHead title={t("new")} sentence={t("of", { supplier: supplier.name })} />
      <RestockForm supplier={supplier} tariffs={tariffs} requestKey={requestKey} back={base} />
    </>
  );
}

/** One writes a name or chooses it from the list. */
function ChooseSupplier() {
  const { t } = useWords("pages/restocks");
  const { choices, named, isEmpty } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <PageHead title={t("new")} sentence={t("chooseSupplier")} />
      {isEmpty ? (
        <EmptyState drawing="shop" title={t("noSupplier.title")} text={t("noSupplier.text")}>
          <Link className="btn btn-primary" to="/customer/suppliers/new">
            {t("noSupplier.add")}
          </Link>
        </EmptyState>
      ) : (
        <>
          <Form className="mb-6 flex flex-wrap items-end gap-3">
            <div className="min-w-60 flex-1">
              <TextField
                name="supplier"
                label={t("restocks:fields.supplier")}
                defaultValue={named}
                suggestions={choices.map(({ name }) => name)}
                help={named ? t("unknownSupplier", { name: named }) : undefined}
                maxLength={120}
                required
                autoFocus
              />
            </div>
            <button type="submit" className="btn btn-primary">
              {t("continue")}
            </button>
          </Form>
          <ul className="border-t border-rule">
            {choices.map(({ id, name, reference }) => (
              <li key={id} className="border-b border-rule">
                <Link className="flex min-h-11 items-center justify-between gap-4 py-2" to={`?supplier=${id}`} prefetch="intent">
                  <span className="name">{name}</span>
                  <span className="code muted">{reference}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
