import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Scan } from "@/worker/modules/buy/scans/contract";
import { isForeign, needed } from "@/worker/modules/buy/scans/rules";
import { currencies, documentKinds, type FieldName, fieldNames, SURE } from "@/worker/modules/buy/scans/status";
import { SelectField, TickField } from "@/app/ui/field";
import type { Choice } from "@/app/ui/field-names";
import { Form, SubmitButton, useFormState } from "@/app/ui/form";
import { MoneyField } from "@/app/ui/money-field";
import { RowsField } from "@/app/ui/rows-field";
import { SupplierPicker } from "@/app/features/buy/suppliers/supplier-picker";
import { Checks } from "./checks";
import { LineFields } from "./line-fields";
import type { Place } from "./page-view";
import { ReadField } from "./read-field";

interface ReviewProps {
  scan: Scan;
  /** The supplier of the books that it is from. */
  supplier: { sku: string; name: string } | null;
  restocks: Choice[];
  requestKey: string;
  look(at: Place | null): void;
}

const lineFields = ["description", "quantity", "unit", "unitPrice", "totalAmount", "vatRate", "item"];

/** What was read, the least sure first, to be corrected and put into the books. */
export function ReviewForm({ scan, supplier, restocks, requestKey, look }: ReviewProps) {
  const { t } = useWords("pages/scans");
  const book = useRef<HTMLButtonElement>(null);
  // Nothing moves while one is at it.
  const [order] = useState(() => orderOf(scan));
  const named = (names: FieldName[]) => names.flatMap((name) => scan.found.find(({ field }) => field === name) ?? []);
  const label = (field: string) => t(`scans:fields.${field}`);
  const labels = Object.fromEntries(
    [...fieldNames, "kind", "currency", "supplierId", "inEuros", "confirmed", "asOne"].map((field) => [field, label(field)]),
  );
  for (const field of lineFields) labels[`lineItems.${field}`] = label(field);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = around.current;
    const follow = ({ target }: Event) => {
      const at = target instanceof Element ? target.closest<HTMLElement>("[data-at]")?.dataset.at : undefined;
      look(at ? (JSON.parse(at) as Place) : null);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) book.current?.click();
    };
    form?.addEventListener("focusin", follow);
    form?.addEventListener("keydown", press);
    return () => {
      form?.removeEventListener("focusin", follow);
      form?.removeEventListener("keydown", press);
    };
  }, [look]);
  const part = (title: string, fields: Scan["found"]) =>
    fields.length > 0 && (
      <section className="mb-6">
        <h2 className="mb-3 text-lg">{title}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <ReadField key={field.field} scan={scan} reading={field} />
          ))}
        </div>
      </section>
    );
  return (
    <div ref={around}>
      <Form labels={labels} requestKey={requestKey} guarded>
        <Version pageVersion={scan.version} />
        {part(t("unsure"), named(order.unsure))}
        {part(order.unsure.length ? t("sure") : t("fields"), named(order.sure))}
        <section className="mb-6 grid gap-4 sm:grid-cols-2">
          <SupplierPicker name="supplierId" label={label("supplierName")} help={t("supplier.made")} chosen={supplier ?? undefined} />
          {!supplier && scan.supplier && (
            <div className="self-end">
              <button type="submit" name="_verb" value="addSupplier" className="btn btn-plain">
                {t("supplier.add")}
              </button>
              <p className="muted mt-1 text-sm">{t("supplier.from")}</p>
            </div>
          )}
          <SelectField
            name="kind"
            label={label("kind")}
            choices={documentKinds.map((value) => ({ value, label: t(`scans:values.kind.${value}`) }))}
            defaultValue={scan.kind ?? "invoice"}
          />
          <SelectField
            name="currency"
            label={label("currency")}
            choices={currencies.map((value) => ({ value, label: t(`scans:values.currency.${value}`) }))}
            defaultValue={scan.currency ?? "EUR"}
          />
          {isForeign(scan.currency) && (
            <MoneyField name="inEuros" label={label("inEuros")} help={t("inEuros", { currency: scan.currency })} amount={null} />
          )}
        </section>
        <Checks checks={scan.checks} />
        <section className="mt-6">
          {scan.lineItems.length === 0 && <p className="muted mb-2">{t("noLines")}</p>}
          <RowsField key={scan.version} name="lineItems" label={t("lines")} rows={scan.lineItems} add={t("addLine")}>
            {(prefix, line) => <LineFields prefix={prefix} line={line} currency={scan.currency} />}
          </RowsField>
        </section>
        {restocks.length > 0 && (
          <div className="mt-5">
            <SelectField name="restock" label={t("restock")} choices={[{ value: "", label: t("noRestock") }, ...restocks]} />
          </div>
        )}
        {scan.asks.length > 0 && (
          <div className="mt-5">
            <TickField
              name="confirmed"
              label={label("confirmed")}
              help={scan.asks.map((doubt) => t(`scans:values.asks.${doubt}`)).join(", ")}
            />
          </div>
        )}
        {scan.starts.length > 0 && (
          <div className="mt-5">
            <TickField name="asOne" label={label("asOne")} />
          </div>
        )}
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton className="btn btn-plain">{t("save")}</SubmitButton>
          <button ref={book} type="submit" name="_verb" value="book" className="btn btn-primary">
            <Check aria-hidden="true" />
            {t("book")}
          </button>
          <p className="muted text-sm max-md:hidden">{t("keys")}</p>
        </div>
      </Form>
    </div>
  );
}

/** The newest version that is known: the page's, or that of corrections which the books did not follow. */
function Version({ pageVersion }: { pageVersion: number }) {
  const { values } = useFormState();
  return <input type="hidden" name="version" value={Math.max(pageVersion, Number(values.version ?? 0))} />;
}

/** The fields to look at first, the least sure before the others; what a paper need not say is not missing. */
function orderOf(scan: Scan): Record<"unsure" | "sure", FieldName[]> {
  const unsure = scan.found.filter(({ field, confidence }) => confidence < SURE && (scan[field] !== null || needed.includes(field)));
  const first = unsure.map(({ field }) => field);
  return { unsure: first, sure: fieldNames.filter((name) => !first.includes(name)) };
}
