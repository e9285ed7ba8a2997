import { Toaster as Sonner } from "sonner";

/** Where toasts show: three at most, four seconds each. */
export default function Toaster({ label }: { label: string }) {
  return (
    <Sonner
      visibleToasts={3}
      duration={4_000}
      gap={14}
      position="bottom-right"
      offset={{ bottom: "5rem", right: "1.25rem" }}
      mobileOffset={{ bottom: "5.5rem" }}
      containerAriaLabel={label}
      style={{ "--width": "356px" } as React.CSSProperties}
      toastOptions={{ classNames: { toast: "toast-paper", error: "toast-wrong" } }}
    />
  );
}
