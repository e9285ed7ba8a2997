import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { experts } from "@/worker/modules/provider/experts/contract";
import { actionFor } from "@/app/shell/action";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { RowsField } from "@/app/ui/rows-field";
import { offersBase } from "../base";

export const handle = { words: ["pages/consultancy", "experts"], title: "experts:title" };

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params.id === "new") return { expert: null, requestKey: context.nonce };
  return { expert: await context.read(experts.show, { id: params.id }), requestKey: context.nonce };
}

const back = { to: () => offersBase };

/** Adds an expert, or changes the one of the address. */
export function action(args: ActionFunctionArgs) {
  if (args.params.id !== "new") return actionFor(experts.update, { ...back, read: readTicks })(args);
  return actionFor(experts.create, { ...back, read: readTicks })({ ...args, params: {} });
}

/** A box that is not ticked says no. */
function readTicks(form: FormData): void {
  if (!form.has("active")) form.set("active", "false");
}

const { Form, Field } = formOf(experts.create);
const weekdays = [1, 2, 3, 4, 5, 6, 7];

export default function ExpertScreen() {
  const { t, i18n } = useWords("pages/consultancy");
  const { expert, requestKey } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`experts:fields.${name}`);
  // 1 January 2024 was a Monday.
  const dayName = new Intl.DateTimeFormat(i18n.language, { weekday: "long", timeZone: "UTC" });
  const days = weekdays.map((day) => ({ value: String(day), label: dayName.format(Date.UTC(2024, 0, day)) }));
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={offersBase}>
          {t("upkeep.title")}
        </Link>
      </p>
      <PageHead title={expert?.name ?? t("upkeep.newExpert")} />
      <Form version={expert?.version} requestKey={requestKey} guarded>
        <input type="hidden" name="_verb" value={expert ? "update" : "create"} />
        <div className="form-grid">
          <Field name="name" value={expert?.name} />
          <Field name="headline" value={expert?.headline} />
          <Field name="timeZone" value={expert?.timeZone ?? "Europe/Paris"} />
          <Field name="videoLink" value={expert?.videoLink} />
        </div>
        <section className="form-part grid gap-5">
          <Field name="biography" value={expert?.biography} rows={4} />
          <Field name="languages" value={expert?.languages ?? ["fr"]} />
          <RowsField
            name="weekly"
            label={field("weekly")}
            help={t("upkeep.weeklyHelp")}
            rows={expert?.weekly ?? []}
            add={t("upkeep.addHours")}
          >
            {(prefix, row) => (
              <>
                <Field name={`${prefix}.weekday`} label={field("day")} choices={days} value={row?.weekday ?? 1} />
                <Field name={`${prefix}.from`} value={row?.from} placeholder="09:00" />
                <Field name={`${prefix}.to`} value={row?.to} placeholder="12:30" />
              </>
            )}
          </RowsField>
          <RowsField
            name="exceptions"
            label={field("exceptions")}
            help={t("upkeep.exceptionsHelp")}
            rows={expert?.exceptions ?? []}
            add={t("upkeep.addException")}
          >
            {(prefix, row) => (
              <>
                <Field name={`${prefix}.day`} value={row?.day} />
                <Field name={`${prefix}.from`} value={row?.from} placeholder="09:00" />
                <Field name={`${prefix}.to`} value={row?.to} placeholder="12:30" />
              </>
            )}
          </RowsField>
          <Field name="active" value={expert?.active ?? true} />
        </section>
        <FormEnd back={offersBase}>{t("upkeep.save")}</FormEnd>
      </Form>
    </div>
  );
}
