import { Link, useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Unit, unitNames, units } from "@/worker/core/figures/quantity";
import type { Offer } from "@/worker/modules/buy/tariffs/contract";
import { TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
import { QuantityField } from "@/app/ui/quantity-field";

interface TariffFormProps {
  itemId: string;
  /** The item's unit, that a new pack is first counted in. */
  unit: Unit;
  /** The tariff to change; without one, a new one is made. */
  tariff?: Offer;
  suppliers: string[];
  requestKey: string;
}

/** The form of a tariff, for a new one and for changes. */
export function TariffForm({ itemId, unit, tariff, suppliers, requestKey }: TariffFormProps) {
  const { t } = useWords("pages/tariffs");
  const [params] = useSearchParams();
  const label = (field: string) => t(`tariffs:fields.${field}`);
  const back = new URLSearchParams(params);
  back.delete("tariff");
  const labels = Object.fromEntries(fieldNames.map((name) => [name, label(name.split(".")[0] ?? name)]));
  return (
    <section id="tariff" className="form-part">
      <h2>{tariff ? t("change", { supplier: tariff.supplierName }) : t("add")}</h2>
      <Form labels={labels} requestKey={requestKey} guarded>
        {tariff ? (
          <>
            <input type="hidden" name="_tariff" value={tariff.id} />
            <input type="hidden" name="version" value={tariff.version} />
          </>
        ) : (
          <input type="hidden" name="item" value={itemId} />
        )}
        <div className="form-grid">
          {!tariff && (
            <TextField
              name="supplier"
              label={label("supplier")}
              help={t("help.supplier")}
              suggestions={suppliers}
              maxLength={120}
              required
              autoFocus
            />
          )}
          <MoneyField
            name="price"
            label={label("price")}
            help={t("help.price")}
            amount={tariff?.price}
            required
            autoFocus={Boolean(tariff)}
          />
          <QuantityField
            name="pack"
            label={label("pack")}
            help={t("help.pack")}
            value={tariff?.pack}
            among={amongFirst(tariff?.pack.unit ?? unit, Boolean(tariff))}
            required
          />
          <TextField name="packName" label={label("packName")} help={t("help.packName")} defaultValue={tariff?.packName} maxLength={60} />
          <TextField name="supplierCode" label={label("supplierCode")} defaultValue={tariff?.supplierCode} maxLength={60} />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <SubmitButton name="_verb" value={tariff ? "tariff-update" : "tariff-create"}>
            {t(tariff ? "save" : "add")}
          </SubmitButton>
          <Link className="btn btn-plain" to={`?${back}`} preventScrollReset>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
    </section>
  );
}

/** The units to choose from, one of them first; only those of its measure when the pack is known. */
function amongFirst(first: Unit, isKnown: boolean): Unit[] {
  const others = unitNames.filter((name) => name !== first && (!isKnown || units[name].base === units[first].base));
  return [first, ...others];
}

const fieldNames = ["supplier", "price", "pack", "pack.value", "pack.unit", "packName", "supplierCode"];
