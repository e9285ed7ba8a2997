import { useAnyField } from "@/app/ui/form-of";
import { Picker } from "@/app/ui/picker/picker";
import type { PickerProps } from "@/app/ui/picker/props";

/** Names a lot by its number, or by what it is of: its date and what is left are shown as one types. */
export function LotPicker(picker: Omit<PickerProps, "from" | "makes">) {
  return <Picker {...picker} from="/customer/find-lots" />;
}

/** The same as a field of the form around, under the name the form's operation gives it. */
export function LotField({ name, ...picker }: Pick<PickerProps, "name" | "chosen" | "help">) {
  return <LotPicker {...useAnyField()(name)} {...picker} />;
}
