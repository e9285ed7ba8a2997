import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { sizeText } from "@/app/ui/file-size";

/** What documents take of the plan's room. */
export function StorageMeter({ bytes, most }: { bytes: number; most: number }) {
  const { t, i18n } = useWords("pages/documents");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const text = t("storage.text", { bytes: sizeText(bytes, language), most: sizeText(most, language) });
  const isTight = bytes > most * 0.9;
  return (
    <div className="text-sm">
      <meter className="h-2 w-full" min={0} max={most} high={most * 0.9} value={bytes} aria-label={t("storage.label")}>
        {text}
      </meter>
      <p className={isTight ? "text-error" : "muted"}>{text}</p>
      <p className="muted text-xs">{t("storage.sealed")}</p>
    </div>
  );
}
