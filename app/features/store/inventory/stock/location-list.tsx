import { Form as PlainForm } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { type Location, locations } from "@/worker/modules/store/locations/contract";
import { Dropdown } from "@/app/ui/dropdown";
import { TextField } from "@/app/ui/field";
import { RequestKey, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { base } from "../addresses";

interface LocationListProps {
  page: Result<typeof locations.list>;
  requestKey: string;
}

const { Form, Field } = formOf(locations.create);

/** The places where stock lies, each with what can be done to it. */
export function LocationList({ page, requestKey }: LocationListProps) {
  const { t } = useWords("pages/inventory");
  return (
    <div className="mt-6 grid max-w-3xl gap-8">
      <ul>
        {page.items.map((place) => (
          <li key={place.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
            <Link className="name" to={`${base}?location=${place.id}`}>
              {place.name}
              <span className="muted ml-2 text-sm font-normal">{t("place.lots", { count: place.lots })}</span>
            </Link>
            <span className="flex gap-2">
              <Rename place={place} requestKey={requestKey} />
              {place.id !== "main" && <Archive place={place} requestKey={requestKey} />}
            </span>
          </li>
        ))}
      </ul>
      <section>
        <h2 className="mb-2 text-lg">{t("place.new")}</h2>
        <Form verb="create" requestKey={requestKey} className="flex flex-wrap items-end gap-3">
          <Field name="name" />
          <SubmitButton>{t("place.add")}</SubmitButton>
        </Form>
      </section>
    </div>
  );
}

function Rename({ place, requestKey }: { place: Location; requestKey: string }) {
  const { t } = useWords("pages/inventory");
  return (
    <Dropdown label={t("place.rename")} side="end" name={t("shell:pair", { name: t("place.rename"), value: place.name })}>
      <div className="menu-list p-3">
        <PlainForm method="post">
          <RequestKey value={`${requestKey}.update.${place.id}`} />
          <input type="hidden" name="_verb" value="update" />
          <input type="hidden" name="id" value={place.id} />
          <input type="hidden" name="version" value={place.version} />
          <TextField name="name" label={t("locations:fields.name")} defaultValue={place.name} maxLength={60} required />
          <SubmitButton className="btn btn-ink mt-2">{t("place.save")}</SubmitButton>
        </PlainForm>
      </div>
    </Dropdown>
  );
}

function Archive({ place, requestKey }: { place: Location; requestKey: string }) {
  const { t } = useWords("pages/inventory");
  return (
    <PlainForm method="post">
      <RequestKey value={`${requestKey}.archive.${place.id}`} />
      <input type="hidden" name="_verb" value="archive" />
      <input type="hidden" name="id" value={place.id} />
      <input type="hidden" name="version" value={place.version} />
      <SubmitButton className="chip">{t("place.archive")}</SubmitButton>
    </PlainForm>
  );
}
