import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Unit, unitNames, units } from "@/worker/core/figures/quantity";
import { type Offer, tariffs } from "@/worker/modules/buy/tariffs/contract";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { SupplierField } from "../suppliers/supplier-picker";

interface TariffFormProps {
  itemId: string;
  /** The item's unit, that a new pack is first counted in. */
  unit: Unit;
  /** The tariff to change; without one, a new one is made. */
  tariff?: Offer;
  requestKey: string;
}

const { Form, Field } = formOf(tariffs.create);

/** The form of a tariff, for a new one and for changes. */
export function TariffForm({ itemId, unit, tariff, requestKey }: TariffFormProps) {
  const { t } = useWords("pages/tariffs");
  const [params] = useSearchParams();
  const back = new URLSearchParams(params);
  back.delete("tariff");
  return (
    <section id="tariff" className="form-part">
      <h2>{tariff ? t("change", { supplier: tariff.supplierName }) : t("add")}</h2>
      <Form version={tariff?.version} requestKey={requestKey} guarded>
        <input type="hidden" name={tariff ? "_tariff" : "item"} value={tariff?.id ?? itemId} />
        <div className="form-grid">
          {!tariff && <SupplierField name="supplier" help={t("help.supplier")} />}
          <Field name="price" help={t("help.price")} value={tariff?.price} autoFocus={Boolean(tariff)} />
          <Field name="pack" help={t("help.pack")} value={tariff?.pack} among={amongFirst(tariff?.pack.unit ?? unit, Boolean(tariff))} />
          <Field name="packName" help={t("help.packName")} value={tariff?.packName} />
          <Field name="supplierCode" value={tariff?.supplierCode} />
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
