import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { type SectionName, sectionPath } from "./addresses";

/** The way back to the section that a record is in. */
export function Crumb({ section }: { section: SectionName }) {
  const { t } = useWords("pages/audits");
  return (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={sectionPath(section)}>
        {t(`sections.${section}`)}
      </Link>
    </p>
  );
}
