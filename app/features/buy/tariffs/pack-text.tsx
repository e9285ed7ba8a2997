import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import type { Tariff } from "@/worker/modules/buy/tariffs/contract";

/** What a pack is: "sac de 25 kg". */
export function usePackText() {
  const { t, i18n } = useWords("pages/tariffs");
  return ({ pack, packName }: Pick<Tariff, "pack" | "packName">) => {
    const quantity = quantityText(pack, asLanguage(i18n.language) ?? defaultLanguage);
    return packName ? t("holds", { name: packName, quantity }) : quantity;
  };
}
