import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { locations } from "@/worker/modules/store/locations/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { actionFor, actionsBy } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { CertificateWarning } from "./certificate-warning";
import { ReceiveForm } from "./receive-form";
import { base } from "./restock-table";
import { withoutBlankLines } from "./save-restock";

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

const to = ({ id }: { id: string }) => `${base}/${id}`;

/** Takes in what was filled in; or all of it as ordered, with the lots and dates that were filled in, when that button is pressed. */
export const action = actionsBy(
  {
    receive: actionFor(restocks.receive, { to, read: withoutBlankLines }),
    all: actionFor(restocks.receive, { to, read: withoutPacks }),
  },
  "receive",
);

function withoutPacks(form: FormData): void {
  for (const name of [...form.keys()]) if (/^lines\.\d+\.(packs|amount)/.test(name)) form.delete(name);
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
      <CertificateWarning certificates={restock.certificates} />
      <ReceiveForm restock={restock} places={places} requestKey={requestKey} today={today} />
    </div>
  );
}
