import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { Dialog } from "./dialog";

interface ConfirmProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  action: string;
  /** Hidden fields of the form that does it. */
  children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ open, onClose, title, text, action, children }: ConfirmProps) {
  const { t } = useWords("shell");
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p className="mb-5">{text}</p>
      <Form method="post" className="flex justify-end gap-2" onSubmit={onClose}>
        {children}
        <button type="button" className="btn btn-plain" onClick={onClose}>
          {t("cancel")}
        </button>
        <button type="submit" className="btn btn-ink">
          {action}
        </button>
      </Form>
    </Dialog>
  );
}
