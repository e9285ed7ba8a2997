import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CartProvider, useCart } from "@/app/features/business/billing/cart";
import { type CartItem, cookieOf, MOST, readCart } from "@/app/features/business/billing/cart-cookie";

const requestWith = (cookie: string) => new Request("https://cellier.test/purchase-credits", { headers: { cookie } });
const back = (items: CartItem[]) => readCart(requestWith(`lang=fr; ${cookieOf(items).split(";")[0]}`));

function Total() {
  const { total, items } = useCart();
  return `${total} of ${items.length}`;
}

describe("the cart", () => {
  it("comes to the sum of its credits", () => {
    const initial = [
      { id: "a", credits: 5 },
      { id: "b", credits: 1 },
    ];
    expect(renderToString(createElement(CartProvider, { initial }, createElement(Total)))).toBe("6 of 2");
  });

  it("is an error outside its provider", () => {
    expect(() => renderToString(createElement(Total))).toThrow("useCart must be used within a CartProvider");
  });

  it("survives a reload in its cookie, each item once", () => {
    const items = [
      { id: crypto.randomUUID(), credits: 5 },
      { id: "b", credits: 10 },
    ];
    expect(back(items)).toEqual(items);
    expect(back([...items, { id: "b", credits: 1 }])).toEqual(items);
    expect(back([])).toEqual([]);
    expect(cookieOf([])).toContain("Max-Age=0");
  });

  it("holds so many at most, and reads as empty what is no cart", () => {
    expect(back(Array.from({ length: MOST + 5 }, (_, place) => ({ id: `i${place}`, credits: 1 })))).toHaveLength(MOST);
    for (const text of [
      "",
      "cart=",
      "cart=%7B%7D",
      "cart=a",
      "cart=a.x",
      "cart=.5",
      "cart=a.-5",
      "cart=a.500",
      "cart=a.7",
      "cart=a.05",
      "cart=a.0",
      "cart=<b>.5",
    ])
      expect(readCart(requestWith(text)), text).toEqual([]);
  });
});
