import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Toaster as Sonner } from "sonner";

/** Where toasts show: three at most, four seconds each, above whatever dialog is open, and on a phone above what the thumb presses. */
export default function Toaster({ label }: { label: string }) {
  return (
    <div ref={useTopLayer()} className="toasts">
      <Sonner
        visibleToasts={3}
        duration={4_000}
        gap={14}
        position="bottom-right"
        offset={{ bottom: "5rem", right: "1.25rem" }}
        mobileOffset={{ bottom: "9.5rem" }}
        containerAriaLabel={label}
        style={{ "--width": "356px" } as React.CSSProperties}
        icons={{ success: <CircleCheck aria-hidden="true" />, error: <CircleAlert aria-hidden="true" /> }}
        toastOptions={{ classNames: { toast: "toast-paper", error: "toast-wrong" } }}
      />
    </div>
  );
}

/** The browser draws an open dialog above everything else; each new toast takes its place above that. */
function useTopLayer() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const raise = () => {
      const element = ref.current;
      if (!element?.showPopover) return;
      element.popover = "manual";
      element.hidePopover();
      element.showPopover();
    };
    raise();
    window.addEventListener("toast", raise);
    return () => window.removeEventListener("toast", raise);
  }, []);
  return ref;
}
