import { useWords } from "@/app/shell/i18n/use-words";
import { useAnyField } from "@/app/ui/form-of";
import { Picker } from "@/app/ui/picker/picker";
import type { PickerProps } from "@/app/ui/picker/props";
import { clientCategories } from "@/worker/core/trade/trade";

/** What a client is taken for until somebody says otherwise, here and in its own form. */
const USUAL = "retailer";

/** Names a client; one that is not there yet is made of its name, and asks which category prices it: a shop, a private person… */
export function ClientPicker(picker: Omit<PickerProps, "from" | "makes">) {
  const { t } = useWords("core");
  const choices = clientCategories.map((value) => ({ value, label: t(`core:clientCategories.${value}`) }));
  const kind = { label: t("clientCategory"), choices };
  return <Picker {...picker} from="/customer/find-clients" makes={[{ value: USUAL, label: "" }]} asks={{ kind }} />;
}

/** The same as a field of the form around, under the name the form's operation gives it. */
export function ClientField({ name, ...picker }: Pick<PickerProps, "name" | "chosen" | "help">) {
  return <ClientPicker {...useAnyField()(name)} {...picker} />;
}
