import { Minus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { Quantity } from "@/app/ui/quantity";
import { useFormState } from "@/app/ui/form";
import { numberOf, type Shelved } from "./shelved";

interface TileProps {
  item: Shelved;
  /** Its place in the form. */
  place: number;
  amount: string;
  isHidden: boolean;
  /** Without scripts nothing can be tapped: amounts are typed. */
  isTyped: boolean;
  onAdd(): void;
  onChange(amount: string): void;
}

/** A product of the stall: a tap adds one; what is weighed is typed. */
export function Tile({ item, place, amount, isHidden, isTyped, onAdd, onChange }: TileProps) {
  const { t } = useWords("pages/sales");
  const { errors } = useFormState();
  const prefix = `lines.${place}`;
  const taken = numberOf(amount);
  const isCounted = item.unit === "piece";
  const isShort = isCounted && item.available !== null && taken * 1_000 > item.available.amount;
  const problem = errors[`${prefix}.amount`] ?? errors[`${prefix}.item`];
  return (
    <li hidden={isHidden} className={`flex flex-col rounded-box border bg-raised ${taken > 0 ? "border-primary" : "border-rule"}`}>
      <button type="button" className="grid flex-1 content-start gap-0.5 p-3 text-left hover:bg-hover" onClick={onAdd}>
        <span className="line-clamp-2 font-semibold text-balance">{item.name}</span>
        <span className="tnum">
          {formatMoney(item.price, 2)}
          {!isCounted && <span className="muted">{` / ${t(`core:units.${item.unit}`)}`}</span>}
        </span>
        {item.available && (
          <span className={`text-xs ${isShort ? "st-loss" : "muted"}`}>
            {`${t("left")} `}
            <Quantity value={item.available.amount} unit={item.available.unit} />
          </span>
        )}
      </button>
      <span className={`flex items-center gap-1 border-t border-rule p-1 ${taken > 0 || isTyped || !isCounted ? "" : "hidden"}`}>
        <button
          type="button"
          className="icon-btn"
          aria-label={t("less", { name: item.name })}
          disabled={taken <= 0}
          onClick={() => onChange(taken > 1 ? String(taken - 1).replace(".", ",") : "")}
        >
          <Minus aria-hidden="true" />
        </button>
        <input type="hidden" name={`${prefix}.item`} value={item.sku} />
        <input type="hidden" name={`${prefix}.amount.unit`} value={item.unit} />
        <input
          className="input h-10 min-w-0 flex-1 text-center text-lg font-semibold"
          name={`${prefix}.amount.value`}
          value={amount}
          inputMode={isCounted ? "numeric" : "decimal"}
          autoComplete="off"
          placeholder="0"
          aria-label={t("howMany", { name: item.name })}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      {problem && <span className="px-2 pb-2 text-xs text-error">{problem}</span>}
    </li>
  );
}
