import { useNavigate } from "@remix-run/react";
import { Languages, LogOut, type LucideIcon, Moon, Plus, Zap } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { fold } from "@/worker/core/language";
import { likeness } from "@/worker/modules/business/search/rules";
import type { Account } from "../context";
import { navigation } from "./navigation";

/** Something the palette offers: a screen, an action, or a record. */
export interface Command {
  key: string;
  label: string;
  /** Other words people use for it. */
  words?: string;
  hint?: string;
  icon: LucideIcon;
  /** Does it begin something? What begins is offered first: the menu has the screens. */
  begins?: boolean;
  run(): void;
}

/** What one begins from anywhere, and where it begins. Its name and the other words for it stand in the words of the search. */
const actions: Record<string, string> = {
  newOrder: "/customer/orders/new",
  newSale: "/customer/sales",
  newProduction: "/customer/production/new",
  receive: "/customer/inventory/receive",
  newInvoice: "/customer/invoices/new",
  trace: "/customer/traceability",
  scanInvoice: "/customer/scans",
  newClient: "/customer/clients/new",
  newProduct: "/customer/products/new",
  newIngredient: "/customer/ingredients/new",
  newRecipe: "/customer/recipes/new",
  newSupplier: "/customer/suppliers/new",
  newRestock: "/customer/material-restocks/new",
  newSupplierInvoice: "/customer/supplier-invoices/new",
  transfer: "/customer/inventory/transfer",
  scrap: "/customer/inventory/scrap",
  count: "/customer/inventory/counts/new",
  labels: "/customer/inventory/labels",
  bank: "/treasury/bank",
  entry: "/treasury/entry",
  importFile: "/customer/imports/new",
  giveBack: "/customer/orders?view=deliveries",
  remind: "/customer/payment-tracking",
  reading: "/customer/audits/readings",
  newNonConformity: "/customer/audits/non-conformities/new",
  newComplaint: "/customer/audits/complaints/new",
  newRecall: "/customer/audits/recalls/new",
};

/** Screens, actions and switches of a role. */
export function useCommands(role: Account["role"], onClose: () => void): Command[] {
  const { t, i18n } = useWords("pages/search");
  const navigate = useNavigate();
  const go = (to: string) => () => {
    onClose();
    navigate(to);
  };
  const other = i18n.language === "fr" ? "en" : "fr";
  const isDark = document.documentElement.dataset.theme === "cellier-nuit";
  const begun = role === "customer" ? Object.entries(actions) : [];
  return [
    ...navigation[role].flatMap(({ entries }) =>
      entries.map(({ to, label, icon }) => ({
        key: to,
        label: t(`shell:${label}`),
        words: t(label, { defaultValue: "" }),
        icon,
        run: go(to),
      })),
    ),
    ...begun.map(([name, to]) => ({
      key: name,
      label: t(`actions.${name}`),
      words: t(`actions.${name}Words`),
      icon: name.startsWith("new") ? Plus : Zap,
      begins: true,
      run: go(to),
    })),
    { key: "language", label: t(other), icon: Languages, run: () => post("/preferences", { lang: other }) },
    {
      key: "theme",
      label: t(isDark ? "shell:light" : "shell:dark"),
      icon: Moon,
      run: () => post("/preferences", { theme: isDark ? "cellier" : "cellier-nuit" }),
    },
    { key: "logout", label: t("shell:signOut"), icon: LogOut, run: () => post("/logout", {}) },
  ];
}

/** The commands that some words mean: those that hold every word, then those that resemble them; without any, all of them. */
export function commandsFor(commands: Command[], text: string): Command[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (!words.length) return [...commands.filter(({ begins }) => begins), ...commands.filter(({ begins }) => !begins)];
  const holds = (label: string) => words.every((word) => fold(label).includes(word));
  const named = commands.filter(({ label }) => holds(label));
  const called = commands.filter((command) => !named.includes(command) && holds(`${command.label} ${command.words ?? ""}`));
  if (named.length || called.length) return [...named, ...called];
  return commands
    .map((command) => ({ command, share: likeness(text, `${command.label} ${command.words ?? ""}`) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ command }) => command);
}

/** Sends a small form, as the switches of the header do. */
function post(action: string, fields: Record<string, string>): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action });
  for (const [name, value] of Object.entries({ ...fields, to: location.pathname + location.search })) {
    form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.appendChild(form);
  form.submit();
}
