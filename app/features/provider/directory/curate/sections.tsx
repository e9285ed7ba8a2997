import { useWords } from "@/app/shell/i18n/use-words";
import { Sections } from "@/app/ui/sections";
import { curateBase } from "../base";

const places = [
  ["all", ""],
  ["toVerify", "?verified=false"],
  ["verified", "?verified=true"],
  ["archived", "?archived=true"],
  ["waiting", "/contacts"],
  ["answered", "/contacts?waiting=false"],
] as const;

/** What administrators keep of the directory: entries by state, and what was written to them. */
export function CurateSections({ current }: { current: (typeof places)[number][0] }) {
  const { t } = useWords("pages/directory");
  const sections = places.map(([key, where]) => ({
    key,
    label: t(`sections.${key}`),
    to: `${curateBase}${where}`,
    current: key === current,
  }));
  return <Sections label={t("sections.label")} sections={sections} />;
}
