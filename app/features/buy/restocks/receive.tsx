import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { locations } from "@/worker/modules/store/locations/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { actionFor, actionsBy } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { ReceiveForm } from "./receive-form";
import { base } from "./restock-table";
import { withoutBlankLines } from "./save-restock";
import { withForm } from "@/app/shell/form-request";

export const handle = { words: ["pages/restocks", "restocks", "pages/tariffs"], title: "restocks:operations.receive.title" };

/** What is still to come of a restock; one that awaits nothing is shown instead. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const [restock, { items: places }] = await Promise.all([
    context.read(restocks.show, { id }),
    context.read(locations.list, { limit: 100 }),
  ]);
  if (!restockStatus.allows(restock.status, "receive")) throw redirect(`${base}/${restock.id}`);
  return {
    restock,
    places: places.map(({ id: value, name }) => ({ value, label: name })),
    requestKey: context.nonce,
    today: context.today,
  };
}

const receive = actionFor(restocks.receive, { to: ({ id }) => `${base}/${id}` });

/** Takes in what was filled in; or all of it as ordered, when that button is pressed. */
export const action = actionsBy({ receive: async (args) => receive(await withoutBlankLines(args)), all: receiveAll }, "receive");

async function receiveAll(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  for (const name of [...new Set(form.keys())]) if (/^lines(\.|$)/.test(name)) form.delete(name);
  return receive({ ...args, request: withForm(args.request, form) });
}

export default function Receive() {
  const { t } = useWords("pages/restocks");
  const { restock, places, requestKey, today } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}/${restock.id}`}>
          {restock.reference}
        </Link>
      </p>
      <PageHead title={t("receive.title")} sentence={t("of", { supplier: restock.supplierName })} />
      <ReceiveForm restock={restock} places={places} requestKey={requestKey} today={today} />
    </div>
  );
}
