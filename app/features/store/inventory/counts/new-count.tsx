import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { counts } from "@/worker/modules/store/counts/contract";
import { locations } from "@/worker/modules/store/locations/contract";
import { stockedKinds } from "@/worker/modules/store/stock/status";
import { actionFor } from "@/app/shell/action";
import { NoteField, SelectField, TickField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { base, countPath } from "../addresses";

export const handle = { words: ["pages/inventory", "counts"], title: "pages/inventory:count.new" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await context.read(locations.list, { limit: 100 });
  return { places: items, requestKey: context.nonce };
}

export const action = actionFor(counts.create, { to: ({ id }) => countPath(id) });

export default function NewCount() {
  const { t } = useWords("pages/inventory");
  const { places, requestKey } = useLoaderData<typeof loader>();
  const label = (name: string) => t(`counts:fields.${name}`);
  const kinds = stockedKinds.map((value) => ({ value, label: t(`counts:values.kind.${value}`) }));
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}?tab=counts`}>
          {t("tabs.counts")}
        </Link>
      </p>
      <PageHead title={t("count.new")} sentence={t("count.lead")} />
      <Form labels={{ location: label("location"), kind: label("kind"), notes: label("notes") }} requestKey={requestKey}>
        <div className="form-grid">
          <SelectField
            name="location"
            label={label("location")}
            choices={places.map(({ id, name, lots }) => ({ value: id, label: `${name} (${t("place.lots", { count: lots })})` }))}
            defaultValue="main"
          />
          <SelectField name="kind" label={label("kind")} choices={[{ value: "", label: t("count.allKinds") }, ...kinds]} />
        </div>
        <div className="my-5 grid gap-5">
          <TickField name="blind" label={t("count.blind")} />
          <NoteField name="notes" label={label("notes")} rows={2} maxLength={500} />
        </div>
        <SubmitButton>{t("count.start")}</SubmitButton>
      </Form>
    </div>
  );
}
