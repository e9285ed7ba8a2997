import { useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";

/** The end of an address whose page says who waits for goods that are promised no longer. */
export function releasedIn(released: { reference: string }[]): string {
  const references = [...new Set(released.map(({ reference }) => reference))].join(", ");
  return references && `?released=${encodeURIComponent(references)}`;
}

/** Says whose goods are promised no longer since the last step, where some were. */
export function Released() {
  const { t } = useWords("pages/inventory");
  const references = useSearchParams()[0].get("released");
  if (!references) return null;
  return (
    <p role="status" className="summary mb-4">
      {t("lot.released", { references })}
    </p>
  );
}
