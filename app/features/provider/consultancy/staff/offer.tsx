import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { offers } from "@/worker/modules/provider/offers/contract";
import { actionFor } from "@/app/shell/action";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { offersBase } from "../base";

export const handle = { words: ["pages/consultancy", "offers"], title: "offers:title" };

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params.id === "new") return { offer: null, requestKey: context.nonce };
  const { items } = await context.read(offers.list, {});
  const offer = items.find(({ id }) => id === params.id);
  if (!offer) throw new Response(null, { status: 404 });
  return { offer, requestKey: context.nonce };
}

const back = { to: () => offersBase };

/** Adds an offer, or changes the one of the address. */
export function action(args: ActionFunctionArgs) {
  if (args.params.id !== "new") return actionFor(offers.update, { ...back, read: readTicks })(args);
  return actionFor(offers.create, { ...back, read: readTicks })({ ...args, params: {} });
}

/** A box that is not ticked says no. */
function readTicks(form: FormData): void {
  for (const name of ["active", "forVisitors"]) if (!form.has(name)) form.set(name, "false");
}

const { Form, Field } = formOf(offers.create);

export default function OfferScreen() {
  const { t } = useWords("pages/consultancy");
  const { offer, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={offersBase}>
          {t("upkeep.title")}
        </Link>
      </p>
      <PageHead title={offer?.name ?? t("upkeep.newOffer")} />
      <Form version={offer?.version} requestKey={requestKey} guarded>
        <input type="hidden" name="_verb" value={offer ? "update" : "create"} />
        <div className="form-grid">
          <Field name="name" value={offer?.name} />
          <Field name="topic" value={offer?.topic ?? "labelling"} />
          <Field name="minutes" value={offer?.minutes ?? 60} />
          <Field name="credits" value={offer?.credits ?? 1} />
        </div>
        <section className="form-part grid gap-4">
          <Field name="description" value={offer?.description} rows={3} />
          <Field name="forVisitors" value={offer?.forVisitors ?? false} />
          <Field name="active" value={offer?.active ?? true} />
        </section>
        <FormEnd back={offersBase}>{t("upkeep.save")}</FormEnd>
      </Form>
    </div>
  );
}
