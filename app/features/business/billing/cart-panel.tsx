import { Form } from "@remix-run/react";
import { X } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { creditPacks, type PackSize } from "@/worker/modules/business/billing/rules";
import { RequestKey, SubmitButton } from "@/app/ui/form";
import { useCart } from "./cart";
import { MOST } from "./cart-cookie";

const priceOf = (credits: number) => creditPacks[credits as PackSize] ?? 0;

/** The cart: what is in it, one by one to be taken out, their sum, and the way to pay. */
export function CartPanel({ requestKey }: { requestKey: string }) {
  const { t } = useWords("pages/billing");
  const { items, total, isOpen, remove, clear, close } = useCart();
  const price = items.reduce((sum, { credits }) => sum + priceOf(credits), 0);
  return (
    <aside id="cart" className="rail" aria-label={t("cart.title")} hidden={!isOpen}>
      <section>
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className="text-lg">{t("cart.title")}</h2>
          <button type="button" className="icon-btn" aria-label={t("cart.close")} onClick={close}>
            <X aria-hidden="true" />
          </button>
        </div>
        {items.length === 0 ? (
          <p className="muted text-sm">{t("cart.empty")}</p>
        ) : (
          <>
            <ul className="grid text-sm">
              {items.map(({ id, credits }) => (
                <li key={id} className="flex items-center justify-between gap-3 border-b border-rule py-1">
                  <span>{t("shop.pack", { count: credits })}</span>
                  <span className="flex items-center gap-1">
                    <span className="tnum">{formatMoney(priceOf(credits), 2)}</span>
                    <Form
                      method="post"
                      onSubmit={(event) => {
                        event.preventDefault();
                        remove(id);
                      }}
                    >
                      <input type="hidden" name="_verb" value="remove" />
                      <button type="submit" name="id" value={id} className="icon-btn" aria-label={t("cart.remove", { count: credits })}>
                        <X aria-hidden="true" />
                      </button>
                    </Form>
                  </span>
                </li>
              ))}
            </ul>
            <p className="flex items-baseline justify-between gap-3 py-3 font-semibold">
              <span>
                {t("cart.total")} · {t("cart.totalCredits", { count: total })}
              </span>
              <span className="tnum">{t("cart.price", { price: formatMoney(price, 2) })}</span>
            </p>
            {items.length >= MOST && <p className="muted pb-3 text-xs">{t("cart.full")}</p>}
            <div className="grid gap-2">
              <Form method="post" className="grid">
                <RequestKey value={requestKey} />
                <input type="hidden" name="_verb" value="buyCredits" />
                <SubmitButton>{t("cart.buy")}</SubmitButton>
              </Form>
              <Form
                method="post"
                className="grid"
                onSubmit={(event) => {
                  event.preventDefault();
                  clear();
                }}
              >
                <button type="submit" name="_verb" value="clear" className="btn btn-quiet">
                  {t("cart.clear")}
                </button>
              </Form>
            </div>
          </>
        )}
      </section>
    </aside>
  );
}
