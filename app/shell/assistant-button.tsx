import { MessageCircleQuestion } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";

const Assistant = lazy(() => import("./assistant"));

/** The button in the middle of the lane that opens the assistant. */
export function AssistantButton() {
  const { t } = useWords("shell");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="askbtn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} aria-label={t("assistant.open")}>
        <MessageCircleQuestion aria-hidden="true" />
        <span className="desk-only">{t("assistant.open")}</span>
      </button>
      {isOpen && (
        <Suspense>
          <Assistant onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
