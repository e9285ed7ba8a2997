import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import { TextField } from "@/app/ui/field";
import { useAnswer } from "@/app/ui/use-answer";
import type { Offered } from "@/app/ui/picker/offer";
import type { CostAnswer } from "./give-cost";

const address = "/customer/recipes/give-cost";

interface GiveCostProps {
  sku: string;
  name: string;
  unit: Unit;
  onGiven?(): void;
}

/** Gives what an item costs where it lacks, and from whom it is bought: its first tariff. Needs scripts; without, one goes to the item. */
export function GiveCost({ sku, name, unit, onGiven }: GiveCostProps) {
  const { t } = useWords("pages/recipes");
  const [isOpen, setOpen] = useState(false);
  const { ask, answer, isBusy } = useAnswer<CostAnswer>();
  const { ask: load, answer: sellers } = useAnswer<Offered>();
  const listener = useRef(onGiven);
  listener.current = onGiven;
  useEffect(() => {
    if (answer?.given) listener.current?.();
  }, [answer]);
  const open = () => {
    setOpen(true);
    void load("/customer/find-suppliers?search=");
  };
  if (!isOpen)
    return (
      <button type="button" className="btn btn-plain mt-1 block" onClick={open}>
        {t("giveCost.open", { name })}
      </button>
    );
  return (
    <form
      method="post"
      action={address}
      className="my-2 grid gap-3 rounded-box border border-rule p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void ask(address, new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="id" value={sku} />
      <TextField
        name="cost"
        label={t("giveCost.cost", { unit: t(`core:units.${unit}`) })}
        inputMode="decimal"
        unit="€"
        autoComplete="off"
        autoFocus
      />
      <TextField
        name="supplierName"
        label={t("giveCost.supplier")}
        help={t("giveCost.help")}
        autoComplete="off"
        maxLength={120}
        suggestions={sellers?.items.map((seller) => seller.name) ?? []}
      />
      {answer?.problem && (
        <p role="alert" className="problem">
          {answer.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="btn btn-ink" aria-disabled={isBusy || undefined}>
          {t("giveCost.save")}
        </button>
        <button type="button" className="btn btn-plain" onClick={() => setOpen(false)}>
          {t("shell:cancel")}
        </button>
      </div>
    </form>
  );
}
