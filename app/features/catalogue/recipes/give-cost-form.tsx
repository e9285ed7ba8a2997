import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import { TextField } from "@/app/ui/field";
import type { Offered } from "@/app/ui/picker/offer";
import type { CostAnswer } from "./give-cost";

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
  const { Form, data, state } = useFetcher<CostAnswer>();
  const { load, data: sellers } = useFetcher<Offered>();
  const listener = useRef(onGiven);
  listener.current = onGiven;
  useEffect(() => {
    if (data?.given) listener.current?.();
  }, [data]);
  const open = () => {
    setOpen(true);
    load("/customer/find-suppliers?search=");
  };
  if (!isOpen)
    return (
      <button type="button" className="btn btn-plain mt-1 block" onClick={open}>
        {t("giveCost.open", { name })}
      </button>
    );
  return (
    <Form method="post" action="/customer/recipes/give-cost" className="my-2 grid gap-3 rounded-box border border-rule p-3">
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
      {data?.problem && (
        <p role="alert" className="problem">
          {data.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="btn btn-ink" aria-disabled={state !== "idle" || undefined}>
          {t("giveCost.save")}
        </button>
        <button type="button" className="btn btn-plain" onClick={() => setOpen(false)}>
          {t("shell:cancel")}
        </button>
      </div>
    </Form>
  );
}
