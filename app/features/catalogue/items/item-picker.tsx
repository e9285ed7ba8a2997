import { useAnyField } from "@/app/ui/form-of";
import { Picker } from "@/app/ui/picker/picker";
import type { PickerProps } from "@/app/ui/picker/props";
import type { Unit } from "@/worker/core/figures/quantity";
import type { ItemKind } from "@/worker/modules/catalogue/items/status";

interface ItemPickerProps extends Omit<PickerProps, "from" | "makes" | "onChosen"> {
  /** As what a name that no item bears may be made at once. */
  makes?: ItemKind;
  /** Hears what the item that is named is counted in: its amount is typed so, most often. */
  onUnit?: (unit: Unit) => void;
}

/** Names an item: its name, its price and what there is of it are shown as one types. */
export function ItemPicker({ makes, onUnit, ...picker }: ItemPickerProps) {
  return (
    <Picker
      {...picker}
      from="/customer/find-items"
      makes={makes && [{ value: makes, label: "" }]}
      onChosen={({ unit }) => unit && onUnit?.(unit)}
    />
  );
}

/** The same as a field of the form around, under the name the form's operation gives it. */
export function ItemField({ name, ...picker }: Pick<PickerProps, "name" | "chosen" | "help">) {
  return <ItemPicker {...useAnyField()(name)} {...picker} />;
}
