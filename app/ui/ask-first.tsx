import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Confirm } from "./confirm";

interface AskFirstProps {
  /** The label of the button. */
  label: ReactNode;
  /** Its name, where it shows only a sign. */
  name?: string;
  className?: string;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  action: string;
  /** Hidden fields of the form that does it. */
  children: ReactNode;
}

/**
 * A button that asks before something that cannot be taken back: in a dialog, or, until scripts arrive, in a form that opens
 * below it. What was open when they arrive is asked on.
 */
export function AskFirst({ label, name, className = "btn btn-quiet", children, ...question }: AskFirstProps) {
  const plain = useRef<HTMLDetailsElement>(null);
  const [hasScripts, setScripts] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(plain.current?.open ?? false);
    setScripts(true);
  }, []);
  if (!hasScripts) {
    return (
      <details ref={plain}>
        <summary className={`${className} w-full`} aria-label={name}>
          {label}
        </summary>
        <Form method="post" className="mt-2 grid gap-2">
          <p>{question.text}</p>
          {children}
          <button type="submit" className="btn btn-ink">
            {question.action}
          </button>
        </Form>
      </details>
    );
  }
  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </button>
      <Confirm open={isOpen} onClose={() => setOpen(false)} {...question}>
        {children}
      </Confirm>
    </>
  );
}
