import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { lots } from "@/worker/modules/store/lots/contract";
import { PageHead } from "@/app/ui/page-head";
import { base, lotPath } from "../addresses";
import { LabelForm } from "./lot-labels";
import { LotPicker } from "./lot-picker";

export const handle = { words: ["pages/inventory", "lots"], title: "pages/inventory:labels.title" };

/** `?lot=` names the lot whose labels are printed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get("lot")?.trim() ?? "";
  if (!named) return { named, lot: null };
  const { items } = await context.read(lots.find, { code: named });
  return { named, lot: items[0] ?? null };
}

/** Prints the labels of a lot: one picks it, then the format and how many. */
export default function PrintLabels() {
  const { t } = useWords("pages/inventory");
  const { named, lot } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("labels.title")} sentence={t("labels.text")} />
      <Form className="grid gap-3" key={named}>
        <LotPicker
          name="lot"
          label={t("labels.lot")}
          help={t("labels.help")}
          chosen={lot ? { sku: lot.number, name: lot.itemName } : named ? { sku: named, name: "" } : undefined}
          required
        />
        <button type="submit" className="btn btn-plain justify-self-start">
          {t("labels.choose")}
        </button>
      </Form>
      {named && !lot && <p className="st-soon mt-4">{t("labels.unknown", { lot: named })}</p>}
      {lot && (
        <section className="form-part">
          <h2>
            <Link className="link-ink" to={lotPath(lot.id)}>{`${lot.itemName} · ${lot.number}`}</Link>
          </h2>
          <LabelForm id={lot.id} />
          <p className="mt-4 text-sm">
            <Link className="link-ink" to={`/customer/products/${lot.itemId}`}>
              {t("labels.ofItem")}
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
