import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { coerce } from "@/worker/core/contract/coerce";
import { invoiceBundles } from "@/worker/modules/money/invoice-bundles/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { useRefreshEvery } from "@/app/ui/use-refresh-every";
import { base } from "../invoice-table";
import { BundleList } from "./bundle-list";
import { type Chosen, PrintingForm } from "./printing-form";

export const handle = { words: ["pages/invoices", "invoices", "invoiceBundles"], title: "pages/invoices:printing.title" };

const EVERY = 1_500;
const shown = ["type", "status", "client", "search", "from", "to"] as const;

/** The address may say what the list was narrowed to. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const texts = Object.fromEntries(new URL(request.url).searchParams);
  const chosen: Chosen = Object.fromEntries(shown.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
  const page = await context.read(invoiceBundles.list, { ...coerce(invoiceBundles.list.input, { cursor: texts.cursor }), limit: 10 });
  return { chosen, bundles: page.items, requestKey: context.nonce };
}

const print = actionFor(invoiceBundles.print, { to: () => `${base}/print` });

/** Prints what was ticked in the list, or what matches; a list without a tick leads here to choose. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  return form.has("_ticked") && !form.has("invoices") ? redirect(`${base}/print`) : print(args);
}

/** Many invoices on paper at once: which, how far they are, and the file. */
export default function Printing() {
  const { t } = useWords("pages/invoices");
  const { chosen, bundles, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("printing.title")} sentence={t("printing.sentence")} />
      {bundles.some(({ state }) => state === "running") && <Again />}
      <div className="document">
        <BundleList bundles={bundles} />
        <PrintingForm chosen={chosen} requestKey={requestKey} />
      </div>
    </>
  );
}

/** Looks again while some are printed. */
function Again() {
  useRefreshEvery(EVERY);
  return null;
}
