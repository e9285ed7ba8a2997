import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { counts } from "@/worker/modules/store/counts/contract";
import { locations } from "@/worker/modules/store/locations/contract";
import { stockedKinds } from "@/worker/modules/store/stock/status";
import { actionFor } from "@/app/shell/action";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { base, countPath } from "../addresses";

export const handle = { words: ["pages/inventory", "counts"], title: "pages/inventory:count.new" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await context.read(locations.list, { limit: 100 });
  return { places: items, requestKey: context.nonce };
}

export const action = actionFor(counts.create, { to: ({ id }) => countPath(id) });

const { Form, Field } = formOf(counts.create);

export default function NewCount() {
  const { t } = useWords("pages/inventory");
  const { places, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}?tab=counts`}>
          {t("tabs.counts")}
        </Link>
      </p>
      <PageHead title={t("count.new")} sentence={t("count.lead")} />
      <Form labels={{ blind: t("count.blind") }} requestKey={requestKey}>
        <div className="form-grid">
          <Field
            name="location"
            choices={places.map(({ id, name, lots }) => ({ value: id, label: `${name} (${t("place.lots", { count: lots })})` }))}
            value="main"
          />
          <Field name="kind" none={t("count.allKinds")} choices={stockedKinds} />
        </div>
        <div className="my-5 grid gap-5">
          <Field name="blind" />
          <Field name="notes" rows={2} />
        </div>
        <SubmitButton>{t("count.start")}</SubmitButton>
      </Form>
    </div>
  );
}
