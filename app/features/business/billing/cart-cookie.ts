import { packSizes } from "@/worker/modules/business/billing/rules";

/** Something to buy. */
export interface CartItem {
  id: string;
  credits: number;
}

const NAME = "cart";
const WEEK = 7 * 86_400;
/** Packs that a cart holds. */
export const MOST = 20;

/** The cart as its cookie keeps it. */
export function cookieOf(items: CartItem[]): string {
  const text = items.map(({ id, credits }) => `${id}.${credits}`).join("!");
  return `${NAME}=${text}; Path=/; Max-Age=${items.length ? WEEK : 0}; SameSite=Lax`;
}

/** The cart of a request; what is no cart is an empty one, and what nobody sells is not in it. */
export function readCart(request: Request): CartItem[] {
  const [, text = ""] = /(?:^|;\s*)cart=([\w.!-]*)/.exec(request.headers.get("cookie") ?? "") ?? [];
  const items = text.split("!").flatMap((part) => {
    const [, id = "", credits] = /^([\w-]{1,40})\.(\d{1,2})$/.exec(part) ?? [];
    return packSizes.some((size) => String(size) === credits) ? [{ id, credits: Number(credits) }] : [];
  });
  return items.filter(({ id }, place) => items.findIndex((item) => item.id === id) === place).slice(0, MOST);
}
