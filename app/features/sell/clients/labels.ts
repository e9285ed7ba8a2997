import { useWords } from "@/app/shell/i18n/use-words";

/** What the fields of a client are called. */
export function useLabels() {
  const { t } = useWords("clients");
  return { label: (field: string): string => t(`fields.${field}`) };
}
