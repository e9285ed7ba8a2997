import { Banknote, CreditCard, Landmark, type LucideIcon, ScrollText } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { useAnswer } from "@/app/ui/use-answer";
import { formatMoney } from "@/worker/core/figures/money";
import { type TillMethod, tillMethods } from "@/worker/modules/sell/sales/status";
import { base } from "./base";
import type { Previewed } from "./preview";
import { numberOf, type Shelved } from "./shelved";

const icons: Record<TillMethod, LucideIcon> = { cash: Banknote, card: CreditCard, transfer: Landmark, cheque: ScrollText };
const PAUSE = 300;

interface PayBarProps {
  basket: Shelved[];
  amounts: Record<string, string>;
  isBusy: boolean;
}

/** What is to be paid, and a button for each way to pay it: that ends the sale. */
export function PayBar({ basket, amounts, isBusy }: PayBarProps) {
  const { t } = useWords("pages/sales");
  const bar = useRef<HTMLDivElement>(null);
  const total =
    usePriceForClient(bar, amounts) ?? basket.reduce((sum, one) => sum + Math.round(one.price * numberOf(amounts[one.itemId])), 0);
  return (
    <div
      ref={bar}
      className="thumb no-print grid gap-1 md:gap-2 md:sticky md:bottom-15 md:z-10 md:mt-6 md:border-t md:border-rule md:bg-base-100 md:py-3"
    >
      <p className="flex items-baseline justify-between gap-4" aria-live="polite">
        <span className="muted text-sm">{t("toPay")}</span>
        <strong className="tnum text-xl md:text-2xl">{formatMoney(total, 2)}</strong>
      </p>
      <div className="grid grid-cols-4 gap-1.5 md:gap-2">
        {tillMethods.map((method) => {
          const Icon = icons[method];
          return (
            <button
              key={method}
              type="submit"
              name="method"
              value={method}
              className={`btn ${method === "cash" || method === "card" ? "btn-primary" : "btn-plain"} max-sm:px-1`}
              disabled={isBusy}
            >
              <Icon aria-hidden="true" className="max-sm:hidden" />
              {t(`sales:values.method.${method}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** What a named client pays, whose prices may be others than those of the labels; nothing for somebody who passes by. */
function usePriceForClient(bar: RefObject<HTMLElement>, amounts: Record<string, string>): number | null {
  const { ask, answer } = useAnswer<Previewed>();
  const hasClient = useRef(false);
  useEffect(() => {
    const form = bar.current?.closest("form");
    if (!form || !Object.keys(amounts).length) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const filled = new FormData(form);
      const isNamed = Boolean(filled.get("client"));
      if (isNamed || hasClient.current) void ask(`${base}/preview`, filled);
      hasClient.current = isNamed;
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    };
    soon();
    form.addEventListener("input", soon);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", soon);
    };
  }, [bar, ask, amounts]);
  return hasClient.current ? (answer?.total ?? null) : null;
}
