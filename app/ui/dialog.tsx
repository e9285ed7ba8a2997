import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
}

/** A question or a small form over the page. The browser keeps the focus inside, and Escape closes it. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { t } = useWords("shell");
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open) ref.current?.close();
  }, [open]);
  return (
    <dialog ref={ref} className="box" aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button type="button" className="icon-btn -mr-2 -mt-1" aria-label={t("close")} onClick={onClose}>
              <X aria-hidden="true" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
