import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { treasury } from "@/worker/modules/money/treasury/contract";
import { type EntryCategory, type EntryType, entryTypes } from "@/worker/modules/money/treasury/status";
import type { treasuryPlans } from "@/worker/modules/money/treasury-plans/contract";
import { Action } from "@/app/ui/actions";
import { FormEnd, useFormState } from "@/app/ui/form";
import { AnyField, type formOf, useAnyField } from "@/app/ui/form-of";

interface Move {
  version: number;
  type: EntryType;
  category: EntryCategory;
  amount: number;
  description: string;
}

interface MoveFormProps {
  /** The form of what has moved, or of what is planned to. */
  form: ReturnType<typeof formOf<typeof treasury.create>> | ReturnType<typeof formOf<typeof treasuryPlans.create>>;
  /** What takes away what is written down. */
  remove: typeof treasury.remove | typeof treasuryPlans.remove;
  move: Move | null;
  /** Where one goes who gives up. */
  back: string;
  requestKey: string;
  /** When it moves. */
  children: ReactNode;
}

/** The form of money that moves, whether it has or is planned to; what is written down already can be removed. */
export function MoveForm({ form: { Form }, remove, move, back, requestKey, children }: MoveFormProps) {
  const { t } = useWords("pages/treasury");
  return (
    <>
      <Form version={move?.version} requestKey={requestKey} guarded>
        <div className="grid gap-5">
          <MoveFields move={move} />
          {children}
        </div>
        <FormEnd back={back}>{t("save")}</FormEnd>
      </Form>
      {move && (
        <div className="mt-6">
          <Action of={remove} version={move.version} requestKey={requestKey} look="btn btn-quiet" about={{ name: move.description }} />
        </div>
      )}
    </>
  );
}

function MoveFields({ move }: Pick<MoveFormProps, "move">) {
  const { values } = useFormState();
  const type = useAnyField()("type");
  const chosen = values.type ?? move?.type ?? "expense";
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">{type.label}</legend>
        <div className="flex gap-6">
          {[...entryTypes].reverse().map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input type="radio" className="radio radio-sm" name="type" value={value} defaultChecked={value === chosen} />
              {type.choiceLabel(value)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="form-grid">
        <AnyField name="amount" value={move?.amount} autoFocus={!move} />
        <AnyField name="category" value={move?.category ?? "purchases"} />
      </div>
      <AnyField name="description" value={move?.description} />
    </>
  );
}
