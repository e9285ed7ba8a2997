import { MessageSquarePlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";

const Feedback = lazy(() => import("./feedback"));

/** The round button that opens the feedback dialog; without scripts it leads to the support page, which has a form. */
export function FeedbackButton() {
  const { t } = useWords("shell");
  const [isOpen, setOpen] = useState(false);
  const open = (event: React.MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href="/contact-support" className="roundbtn" aria-label={t("feedback.open")} onClick={open}>
        <MessageSquarePlus aria-hidden="true" />
      </a>
      {isOpen && (
        <Suspense>
          <Feedback onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
