import type { FormEvent } from "react";
import { formOf } from "@/app/ui/form-of";
import { useWords } from "@/app/shell/i18n/use-words";
import { fold } from "@/worker/core/language";
import { items } from "@/worker/modules/catalogue/items/contract";

const { Field } = formOf(items.create);

/** The main supplier of an item; one whose name nobody knows is taken for new, until somebody says otherwise. */
export function SupplierFields({ value, sellers }: { value: string | undefined; sellers: string[] }) {
  const { t } = useWords("pages/items");
  return (
    <div className="contents" onInput={(event) => markNew(event, sellers)}>
      <Field name="supplierName" value={value} suggestions={sellers} help={t("help.supplier")} />
      <Field name="newSupplier" />
    </div>
  );
}

function markNew({ currentTarget, target }: FormEvent<HTMLDivElement>, sellers: string[]): void {
  const box = currentTarget.querySelector<HTMLInputElement>('input[name="newSupplier"]');
  if (!(target instanceof HTMLInputElement) || target.name !== "supplierName" || !box) return;
  const name = fold(target.value.trim());
  box.checked = name !== "" && !sellers.some((seller) => fold(seller) === name);
}
