import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { type SectionName, sectionPath, sections } from "./addresses";

interface SafetyHeadProps {
  section: SectionName;
  sentence?: ReactNode;
  /** What one does here first. */
  children?: ReactNode;
}

/** The head of a section of food safety, with the way to the others. */
export function SafetyHead({ section, sentence, children }: SafetyHeadProps) {
  const { t } = useWords("pages/audits");
  return (
    <>
      <PageHead title={t("title")} sentence={sentence}>
        {children}
      </PageHead>
      <Sections
        label={t("sections.label")}
        sections={sections.map((name) => ({ key: name, label: t(`sections.${name}`), to: sectionPath(name), current: name === section }))}
      />
    </>
  );
}
