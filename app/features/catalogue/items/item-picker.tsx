import { useAnyField } from "@/app/ui/form-of";
import type { Choice } from "@/app/ui/field-names";
import { Picker } from "@/app/ui/picker/picker";
import type { PickerProps } from "@/app/ui/picker/props";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Unit, unitNames } from "@/worker/core/figures/quantity";
import { usualUnitOf } from "./usual-unit";
import type { ItemKind } from "@/worker/modules/catalogue/items/status";

const address = "/customer/find-items";

interface ItemPickerProps extends Omit<PickerProps, "from" | "makes" | "asks" | "onChosen"> {
  /** As what a name that no item bears may be made at once. */
  makes?: ItemKind;
  /** The kind that is offered while nothing is typed and nothing was chosen lately. */
  first?: ItemKind;
  /** Among which kinds it is asked what such a new item is; its words are those of items. Without them it is made at once. */
  among?: Choice[];
  /** Hears what the item that is named is counted in: its amount is typed so, most often. */
  onUnit?: (unit: Unit) => void;
}

/** Names an item: its name, its price and what there is of it are shown as one types. */
export function ItemPicker({ makes, among, first, onUnit, ...picker }: ItemPickerProps) {
  const { t } = useWords("core");
  const asks = among && {
    kind: { label: t("items:fields.kind"), choices: among },
    unit: {
      label: t("items:fields.unit"),
      choices: unitNames.map((value) => ({ value, label: t(`units.${value}`) })),
      usual: usualUnitOf,
    },
  };
  return (
    <Picker
      {...picker}
      from={first ? `${address}?first=${first}` : address}
      asks={asks}
      makes={makes && [{ value: makes, label: "" }]}
      onChosen={({ unit }) => unit && onUnit?.(unit)}
    />
  );
}

/** The same as a field of the form around, under the name the form's operation gives it. */
export function ItemField({ name, ...picker }: Pick<PickerProps, "name" | "chosen" | "help">) {
  return <ItemPicker {...useAnyField()(name)} {...picker} />;
}
