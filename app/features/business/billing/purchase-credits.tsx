import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { ShoppingBasket } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { planThatOpens } from "@/worker/core/contract/plans";
import { formatMoney } from "@/worker/core/figures/money";
import { creditPacks, packSizes } from "@/worker/modules/business/billing/rules";
import { credits } from "@/worker/modules/business/credits/contract";
import { type Act, actionsBy, refusal } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { PlanLink, useOpens } from "@/app/ui/plan-link";
import { CartProvider, useCart } from "./cart";
import { cookieOf, MOST, readCart } from "./cart-cookie";
import { CartPanel } from "./cart-panel";
import { CreditHistory } from "./credit-history";

export const handle = { words: ["pages/billing", "credits"], title: "pages/billing:shop.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [balance, history] = await Promise.all([context.read(credits.balance, {}), context.read(credits.history, { limit: 20, cursor })]);
  return { balance, history, cart: readCart(request), requestKey: context.nonce };
}

const here = "/purchase-credits";

/** The cart without scripts: each button is a form, and the cookie keeps what it says. */
const keeps =
  (change: (cart: ReturnType<typeof readCart>, form: FormData) => ReturnType<typeof readCart>): Act =>
  async ({ request, context }: ActionFunctionArgs) => {
    const form = await request.formData();
    context.headers.append("set-cookie", cookieOf(change(readCart(request), form).slice(0, MOST)));
    return redirect(here);
  };

export const action = actionsBy({
  add: keeps((cart, form) => [...cart, { id: crypto.randomUUID(), credits: Number(form.get("credits")) || 0 }]),
  remove: keeps((cart, form) => cart.filter(({ id }) => id !== form.get("id"))),
  clear: keeps(() => []),
  buyCredits: async ({ request, context }) => {
    const form = await request.formData();
    try {
      const { id } = await context.call(credits.buy, { items: readCart(request) }, String(form.get("_key") ?? "") || undefined);
      context.headers.append("set-cookie", cookieOf([]));
      return redirect(`/billing/payments/${id}`);
    } catch (error) {
      return refusal(context.phrase(error), form);
    }
  },
});

/** Consultancy credits: what one has, packs to buy, and the cart. */
export default function PurchaseCredits() {
  const { cart } = useLoaderData<typeof loader>();
  return (
    <CartProvider key={JSON.stringify(cart)} initial={cart}>
      <Shop />
    </CartProvider>
  );
}

function Shop() {
  const { t } = useWords("pages/billing");
  const { balance, history, requestKey } = useLoaderData<typeof loader>();
  const { total, isOpen, open, close } = useCart();
  const hasConsultancy = useOpens("consultancy");
  const held = balance.held ? ` ${t("shop.held", { count: balance.held })}` : "";
  return (
    <>
      <PageHead title={t("shop.title")} sentence={t("shop.sentence", { count: balance.credits }) + held}>
        <button type="button" className="btn btn-plain" aria-expanded={isOpen} aria-controls="cart" onClick={isOpen ? close : open}>
          <ShoppingBasket aria-hidden="true" />
          {t(isOpen ? "cart.close" : "cart.open")}
          <span className="tnum">({total})</span>
        </button>
      </PageHead>
      <Refusal />
      {!hasConsultancy && (
        <div className="mb-6 border-l-3 border-warning bg-base-200 p-4 text-sm">
          <p>{t("shop.closed")}</p>
          <PlanLink plan={planThatOpens("consultancy")} />
        </div>
      )}
      <div className="document">
        <div className="grid min-w-0 content-start gap-10">
          <section>
            <h2 className="mb-1 text-lg">{t("shop.packs")}</h2>
            <p className="muted mb-4 text-sm">{t("shop.use")}</p>
            <ul className="border-t border-rule">
              {packSizes.map((size) => (
                <Pack key={size} size={size} />
              ))}
            </ul>
          </section>
          <CreditHistory page={history} />
        </div>
        <CartPanel requestKey={requestKey} />
      </div>
    </>
  );
}

function Pack({ size }: { size: (typeof packSizes)[number] }) {
  const { t } = useWords("pages/billing");
  const { add, items } = useCart();
  const price = creditPacks[size];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-3">
      <span>
        <strong className="block font-semibold">{t("shop.pack", { count: size })}</strong>
        <span className="muted text-sm">{t("shop.each", { price: formatMoney(price / size, 2) })}</span>
      </span>
      <span className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
        <span className="tnum">{t("cart.price", { price: formatMoney(price, 2) })}</span>
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            add({ id: crypto.randomUUID(), credits: size });
          }}
        >
          <input type="hidden" name="_verb" value="add" />
          <button
            type="submit"
            name="credits"
            value={size}
            className="btn btn-plain"
            aria-label={t("shop.addOf", { count: size })}
            disabled={items.length >= MOST}
          >
            {t("shop.add")}
          </button>
        </Form>
      </span>
    </li>
  );
}
