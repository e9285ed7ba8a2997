import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { boxOf } from "@/worker/modules/sell/till-closings/rules";
import { RailLine } from "@/app/ui/facts";
import { Euros } from "@/app/features/sell/sales/euros";
import { Difference } from "./difference";
import { typedAmount } from "./typed";

/** What ought to lie in the box, and how far the count is from it while one types. @param opening null while it is typed too */
export function LiveBox({ opening, cash }: { opening: number | null; cash: number }) {
  const { t } = useWords("tillClosings");
  const ref = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<{ opening: number; counted: number | null }>({ opening: opening ?? 0, counted: null });
  useEffect(() => {
    const form = ref.current?.closest("form");
    const look = () => setTyped({ opening: opening ?? typedAmount(form, "opening") ?? 0, counted: typedAmount(form, "counted") });
    look();
    form?.addEventListener("input", look);
    return () => form?.removeEventListener("input", look);
  }, [opening]);
  const { expected, difference } = boxOf({ opening: typed.opening, cash, counted: typed.counted ?? 0, taken: 0 });
  return (
    <div ref={ref} className="grid max-w-sm gap-2" aria-live="polite">
      {opening !== null && (
        <RailLine label={t("fields.opening")}>
          <Euros value={opening} />
        </RailLine>
      )}
      <RailLine label={t("fields.cash")}>
        <Euros value={cash} />
      </RailLine>
      <RailLine label={t("fields.expected")}>
        <strong>
          <Euros value={expected} />
        </strong>
      </RailLine>
      {typed.counted !== null && (
        <RailLine label={t("fields.difference")}>
          <strong>
            <Difference value={difference} />
          </strong>
        </RailLine>
      )}
    </div>
  );
}
