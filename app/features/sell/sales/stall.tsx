import { useNavigation } from "@remix-run/react";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { fold } from "@/worker/core/language";
import { sales } from "@/worker/modules/sell/sales/contract";
import { useFormState } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { ClientPicker } from "@/app/features/sell/clients/client-picker";
import { ScanButton } from "@/app/features/store/barcodes/scan-button";
import { PayBar } from "./pay-bar";
import { numberOf, type Shelved } from "./shelved";
import { Tile } from "./tile";

interface StallProps {
  items: Shelved[];
  /** How many products there are to sell, those that are not shown too. */
  total: number;
  requestKey: string;
}

const { Form, Field, useFieldOf } = formOf(sales.create);

/** What is sold, the buyer if one says who it is, and how it is paid: one form, that works without scripts too. */
export function Stall({ items, total, requestKey }: StallProps) {
  return (
    <Form requestKey={requestKey}>
      <Basket items={items} total={total} />
    </Form>
  );
}

function Basket({ items, total }: Omit<StallProps, "requestKey">) {
  const { t } = useWords("pages/sales");
  const { values } = useFormState();
  const { state } = useNavigation();
  const [amounts, setAmounts] = useState<Record<string, string>>(() =>
    Object.fromEntries(items.map(({ itemId }, place) => [itemId, values[`lines.${place}.amount.value`] ?? ""])),
  );
  const [sought, setSought] = useState("");
  const [unknown, setUnknown] = useState("");
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const set = (itemId: string, amount: string) => setAmounts((before) => ({ ...before, [itemId]: amount }));
  const add = ({ itemId }: Shelved) =>
    setAmounts((before) => ({ ...before, [itemId]: String(numberOf(before[itemId]) + 1).replace(".", ",") }));
  const addCode = (code: string): boolean => {
    const item = items.find((one) => isCoded(one, code));
    setUnknown(item ? "" : code);
    if (item) add(item);
    return item !== undefined;
  };
  /** A scanner types a code and presses Enter; a person who does so means the one product that is left. */
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const [only, ...others] = items.filter((one) => isNamed(one, sought));
    const isCode = /^\d{8,}$/.test(sought.trim());
    if (!isCode && only && !others.length) add(only);
    if (isCode ? addCode(sought) : only && !others.length) setSought("");
  };
  const basket = items.filter(({ itemId }) => numberOf(amounts[itemId]) > 0);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <label className="input min-w-0 flex-1">
          <Search aria-hidden="true" />
          <input
            type="search"
            value={sought}
            placeholder={t("seek")}
            aria-label={t("seek")}
            onChange={({ target }) => setSought(target.value)}
            onKeyDown={onEnter}
          />
        </label>
        <ScanButton onFound={addCode} />
      </div>
      <p role="status" className="st-soon mb-2 text-sm empty:hidden">
        {unknown && t("unknownCode", { code: unknown })}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2" aria-label={t("stall")}>
        {items.map((item, place) => (
          <Tile
            key={item.itemId}
            item={item}
            place={place}
            amount={amounts[item.itemId] ?? ""}
            isHidden={!isNamed(item, sought)}
            isTyped={!isScripted}
            onAdd={() => add(item)}
            onChange={(amount) => set(item.itemId, amount)}
          />
        ))}
      </ul>
      {total > items.length && <p className="muted mt-3 text-sm">{t("more", { count: total - items.length })}</p>}
      <Buyer />
      <div className="h-24 md:hidden" aria-hidden="true" />
      <PayBar basket={basket} amounts={amounts} isBusy={state !== "idle"} />
    </>
  );
}

/** Who buys, where that is not somebody who passes by, and the paper. */
function Buyer() {
  const { t } = useWords("pages/sales");
  const fieldOf = useFieldOf();
  return (
    <details className="form-part">
      <summary className="min-h-6 cursor-pointer font-semibold">{t("buyer.title")}</summary>
      <div className="form-grid mt-4">
        <ClientPicker {...fieldOf("client")} help={t("buyer.help")} />
        <Field name="paper" none={t("buyer.usual")} />
      </div>
    </details>
  );
}

function isNamed({ name, sku }: Shelved, sought: string): boolean {
  const text = fold(`${name} ${sku}`);
  return fold(sought)
    .split(/\s+/)
    .every((word) => text.includes(word) || /^\d{8,}$/.test(word));
}

/** Is this the product of a code, plain or within a code of the trade, `(01)03760123450016…`? */
function isCoded({ barcode, sku }: Shelved, code: string): boolean {
  if (code.trim().toUpperCase() === sku.toUpperCase()) return true;
  return (
    barcode !== null &&
    code
      .replace(/\D/g, "")
      .replace(/^(01)?0?/, "")
      .startsWith(barcode.replace(/^0/, ""))
  );
}
