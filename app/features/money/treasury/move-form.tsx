import { Form as PlainForm, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type EntryCategory, type EntryType, entryCategories, entryTypes } from "@/worker/modules/money/treasury/status";
import { SelectField, TextField } from "@/app/ui/field";
import { Form, RequestKey, SubmitButton, useFormState } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";

interface Move {
  version: number;
  type: EntryType;
  category: EntryCategory;
  amount: number;
  description: string;
}

interface MoveFormProps {
  move: Move | null;
  /** Whose words name the fields. */
  module: "treasury" | "treasuryPlans";
  fields: string[];
  /** Where one goes who gives up. */
  back: string;
  requestKey: string;
  /** When it moves. */
  children: ReactNode;
}

/** The form of money that moves, whether it has or is planned to; what is written down already can be removed. */
export function MoveForm({ move, module, fields, back, requestKey, children }: MoveFormProps) {
  const { t } = useWords("pages/treasury");
  const version = move && <input type="hidden" name="version" value={move.version} />;
  return (
    <>
      <Form labels={Object.fromEntries(fields.map((name) => [name, t(`${module}:fields.${name}`)]))} requestKey={requestKey} guarded>
        {version}
        <div className="grid gap-5">
          <MoveFields move={move} module={module} />
          {children}
        </div>
        <div className="form-part flex flex-wrap gap-3">
          <SubmitButton>{t("save")}</SubmitButton>
          <Link className="btn btn-plain" to={back}>
            {t("cancel")}
          </Link>
        </div>
      </Form>
      {move && (
        <PlainForm method="post" className="mt-6">
          <RequestKey value={requestKey} />
          {version}
          <button type="submit" name="_verb" value="remove" className="btn btn-quiet">
            {t("remove")}
          </button>
        </PlainForm>
      )}
    </>
  );
}

function MoveFields({ move, module }: Pick<MoveFormProps, "move" | "module">) {
  const { t } = useWords("pages/treasury");
  const { values } = useFormState();
  const label = (name: string) => t(`${module}:fields.${name}`);
  const chosen = values.type ?? move?.type ?? "expense";
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">{label("type")}</legend>
        <div className="flex gap-6">
          {[...entryTypes].reverse().map((type) => (
            <label key={type} className="flex min-h-11 items-center gap-2">
              <input type="radio" className="radio radio-sm" name="type" value={type} defaultChecked={type === chosen} />
              {t(`${module}:values.type.${type}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="form-grid">
        <MoneyField name="amount" label={label("amount")} amount={move?.amount} required autoFocus={!move} />
        <SelectField
          name="category"
          label={label("category")}
          choices={entryCategories.map((value) => ({ value, label: t(`${module}:values.category.${value}`) }))}
          defaultValue={move?.category ?? "purchases"}
        />
      </div>
      <TextField name="description" label={label("description")} defaultValue={move?.description} maxLength={200} required />
    </>
  );
}
