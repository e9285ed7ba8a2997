import { useWords } from "@/app/shell/i18n/use-words";
import { useAnyField } from "@/app/ui/form-of";
import { Picker } from "@/app/ui/picker/picker";
import type { PickerProps } from "@/app/ui/picker/props";
import { clientCategories } from "@/worker/core/trade/trade";

/** Names a client; one that is not there yet is made of its name and the category that prices it. */
export function ClientPicker(picker: Omit<PickerProps, "from" | "makes">) {
  const { t } = useWords("core");
  const makes = clientCategories.map((value) => ({ value, label: t(`core:clientCategories.${value}`) }));
  return <Picker {...picker} from="/customer/find-clients" makes={makes} />;
}

/** The same as a field of the form around, under the name the form's operation gives it. */
export function ClientField({ name, ...picker }: Pick<PickerProps, "name" | "chosen" | "help">) {
  return <ClientPicker {...useAnyField()(name)} {...picker} />;
}
