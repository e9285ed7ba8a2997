import { useWords } from "@/app/shell/i18n/use-words";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { type Invoice, invoices } from "@/worker/modules/money/invoices/contract";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { typedNumber, typedQuantity } from "@/app/ui/typed-text";

type Line = Invoice["lines"][number];
const { Field, useFieldOf } = formOf(invoices.create);

/** The lines of a draft that come of orders stay as the orders say; packaging that is charged for or given back stands beside them. */
export function OrderLineFields({ lines }: { lines: Line[] }) {
  const { t } = useWords("pages/invoices");
  const field = useFieldOf()("lines");
  const ofOrders = lines.filter(({ orderId, amount }) => orderId !== null && amount.amount > 0);
  const own = lines.filter(({ orderId }) => orderId === null);
  const sellsGoods = ofOrders.some(({ itemId }) => itemId !== null);
  return (
    <>
      <p className="muted mb-3">{t("ofOrders")}</p>
      {sellsGoods && (
        <>
          <RowsField
            {...field}
            label={t("containers")}
            help={t("help.containers")}
            rows={own}
            before={ofOrders.length}
            add={t("addContainer")}
          >
            {(prefix, line) => <ContainerRow prefix={prefix} line={line} />}
          </RowsField>
          {/* After the rows, which say first that the list begins empty. */}
          {ofOrders.map((line, place) => (
            <KeptLine key={line.id} prefix={`lines.${place}`} line={line} />
          ))}
        </>
      )}
    </>
  );
}

/** What an order says of a line, sent back as it is. */
function KeptLine({ prefix, line }: { prefix: string; line: Line }) {
  const { i18n } = useWords("pages/invoices");
  const { itemId, description, amount, per, price, discount, vatRate, container } = line;
  const fields = {
    item: itemId ?? "",
    description,
    "amount.value": typedQuantity(amount, i18n.language),
    "amount.unit": amount.unit,
    per,
    price: typedNumber("money", price, i18n.language),
    discount: typedNumber("rate", discount, i18n.language),
    vatRate: String(vatRate / RATE_SCALE),
    container: container ?? "",
  };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={`${prefix}.${name}`} value={value} />);
}

function ContainerRow({ prefix, line }: { prefix: `lines.${number}`; line: Line | undefined }) {
  return (
    <>
      {line?.itemId && <input type="hidden" name={`${prefix}.item`} value={line.itemId} />}
      <Field name={`${prefix}.description`} value={line?.description} />
      <Field name={`${prefix}.amount`} value={line && { ...line.amount, amount: Math.abs(line.amount.amount) }} among={["piece"]} />
      <Field name={`${prefix}.price`} value={line?.price} />
      <Field name={`${prefix}.container`} value={line?.container ?? "returned"} />
    </>
  );
}
