import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Calculation, calculations } from "@/worker/modules/catalogue/calculations/contract";
import { Action } from "@/app/ui/actions";
import { RequestKey } from "@/app/ui/form";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

/** What one does with a calculation that is kept: make a product of it, carry its prices over, forget it. */
export function OwnActions({ calculation, requestKey }: { calculation: Calculation; requestKey: string }) {
  const { t } = useWords("pages/calculations");
  return (
    <section className="form-part no-print">
      <h2>{t("product.title")}</h2>
      <p className="muted mb-3 text-sm">{t("product.text")}</p>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <RequestKey value={requestKey && `${requestKey}:product`} />
        <input type="hidden" name="_id" value={calculation.id} />
        <div className="min-w-60 flex-1">
          <ItemPicker name="item" label={t("calculations:fields.item")} help={t("product.help")} />
        </div>
        <button type="submit" name="_verb" value="toProduct" className="btn btn-plain">
          {t("product.do")}
        </button>
      </Form>
      <div className="mt-5">
        <Action
          of={calculations.remove}
          version={calculation.version}
          requestKey={requestKey}
          icon={<Trash2 aria-hidden="true" />}
          values={{ _id: calculation.id }}
        />
      </div>
    </section>
  );
}
