import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { experts } from "@/worker/modules/provider/experts/contract";
import { MOST_PICTURE } from "@/worker/modules/provider/files/status";
import { actionFor, actionsBy, sameScreen } from "@/app/shell/action";
import { withFile } from "@/app/shell/with-file";
import { FileField } from "@/app/ui/field";
import { Form as PlainForm, FormEnd, SubmitButton } from "@/app/ui/form";
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

const save = actionsBy(
  {
    update: actionFor(experts.update, { ...back, read: readTicks }),
    setPicture: withFile(actionFor(experts.setPicture, { to: sameScreen })),
  },
  "update",
);

/** Adds an expert, or changes the one of the address and their portrait. */
export function action(args: ActionFunctionArgs) {
  if (args.params.id !== "new") return save(args);
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
      {expert && <Portrait id={expert.id} picture={expert.picture} requestKey={requestKey} />}
    </div>
  );
}

/** The portrait that customers see, and the way to change it. */
function Portrait({ id, picture, requestKey }: { id: string; picture: string | null; requestKey: string }) {
  const { t } = useWords("pages/consultancy");
  return (
    <PlainForm
      verb="setPicture"
      labels={{ content: t("upkeep.picture") }}
      requestKey={`${requestKey}-picture`}
      files
      className="form-part grid gap-3"
    >
      {picture && (
        <img className="size-24 rounded-full border border-rule object-cover" src={sheetPath(experts.picture, { id, v: picture })} alt="" />
      )}
      <FileField
        name="content"
        label={t("upkeep.picture")}
        help={t("upkeep.pictureHelp")}
        accept=".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
        most={MOST_PICTURE}
        tooLong={t("upkeep.pictureTooLarge")}
      />
      <div>
        <SubmitButton className="btn btn-plain">{t("upkeep.setPicture")}</SubmitButton>
      </div>
    </PlainForm>
  );
}
