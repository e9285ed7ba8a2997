import { Carrot, CookingPot, FlaskConical, LayoutDashboard, type LucideIcon, Tag, Truck, Users } from "lucide-react";
import type { Account } from "../context";

/** A screen in the sidebar. Its label is a key of the shell's words. */
export interface Entry {
  to: string;
  label: string;
  icon: LucideIcon;
}

interface Group {
  /** A key of the shell's words. */
  label: string;
  entries: Entry[];
}

/** The sidebar, by role, in the order of a maker's day. Only screens that exist are here. */
export const navigation: Record<Account["role"], Group[]> = {
  customer: [
    {
      label: "groups.sell",
      entries: [
        { to: "/customer/products", label: "screens.products", icon: Tag },
        { to: "/customer/clients", label: "screens.clients", icon: Users },
      ],
    },
    {
      label: "groups.make",
      entries: [
        { to: "/customer/recipes", label: "screens.recipes", icon: CookingPot },
        { to: "/customer/rnd-products", label: "screens.rnd", icon: FlaskConical },
        { to: "/customer/ingredients", label: "screens.ingredients", icon: Carrot },
        { to: "/customer/suppliers", label: "screens.suppliers", icon: Truck },
      ],
    },
  ],
  admin: [{ label: "groups.house", entries: [{ to: "/admin/dashboard", label: "screens.adminDashboard", icon: LayoutDashboard }] }],
};

/** What the assistant is told about where its reader is (in French, as the assistant's contract says). */
export function moduleLabel(path: string): string {
  const labels: Record<string, string> = {
    "/dashboard": "Tableau de bord",
    "/products": "Produits",
    "/ingredients": "Ingrédients",
    "/production": "Production",
    "/orders": "Commandes",
    "/inventory": "Inventaire",
    "/clients": "Clients",
    "/suppliers": "Fournisseurs",
    "/finance": "Finance",
  };
  const part = Object.keys(labels).find((name) => path.endsWith(name) || path.includes(`${name}/`));
  return (part && labels[part]) ?? "Général";
}

/** The screens most likely next, by where the reader has landed. */
export const likelyNext: Record<string, string[]> = {
  "/customer/products": ["/customer/ingredients", "/customer/clients", "/customer/products/new"],
  "/customer/clients": ["/customer/clients/new", "/customer/products"],
};
