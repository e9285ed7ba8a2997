import { useAnyField } from "@/app/ui/form-of";
import { Picker } from "@/app/ui/picker/picker";
import type { PickerProps } from "@/app/ui/picker/props";

/** Names a supplier; one that is not there yet is made of its name. */
export function SupplierPicker(picker: Omit<PickerProps, "from" | "makes">) {
  return <Picker {...picker} from="/customer/find-suppliers" makes={[{ value: "supplier", label: "" }]} />;
}

/** The same as a field of the form around, under the name the form's operation gives it. */
export function SupplierField({ name, ...picker }: Pick<PickerProps, "name" | "chosen" | "help">) {
  return <SupplierPicker {...useAnyField()(name)} {...picker} />;
}
