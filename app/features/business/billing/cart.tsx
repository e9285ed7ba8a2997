import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { type CartItem, cookieOf, MOST } from "./cart-cookie";

interface Cart {
  items: CartItem[];
  /** The sum of the credits. */
  total: number;
  isOpen: boolean;
  add(item: CartItem): void;
  remove(id: string): void;
  clear(): void;
  open(): void;
  close(): void;
}

const CartContext = createContext<Cart | null>(null);

/** What is about to be bought. Its cookie keeps it through a reload, and lets the server read it where there are no scripts. */
export function CartProvider({ initial, children }: { initial: CartItem[]; children?: ReactNode }) {
  const [items, setItems] = useState(initial);
  const [isOpen, setOpen] = useState(initial.length > 0);
  const cart = useMemo<Cart>(() => {
    const keep = (next: CartItem[]) => {
      document.cookie = cookieOf(next);
      setItems(next);
    };
    return {
      items,
      isOpen,
      total: items.reduce((sum, { credits }) => sum + credits, 0),
      add(item) {
        if (items.length < MOST && !items.some(({ id }) => id === item.id)) keep([...items, item]);
        setOpen(true);
      },
      remove: (id) => keep(items.filter((item) => item.id !== id)),
      clear: () => keep([]),
      open: () => setOpen(true),
      close: () => setOpen(false),
    };
  }, [items, isOpen]);
  return <CartContext.Provider value={cart}>{children}</CartContext.Provider>;
}

/** The cart around. @throws Error outside its provider */
export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within a CartProvider");
  return cart;
}
