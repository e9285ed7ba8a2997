import {
  ArrowLeftRight,
  BookText,
  BookUser,
  Boxes,
  Calculator,
  CalendarDays,
  Carrot,
  ChartColumn,
  ClipboardList,
  CookingPot,
  Factory,
  FileCheck,
  FileInput,
  FlaskConical,
  FolderOpen,
  GraduationCap,
  HandCoins,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  PackagePlus,
  PenLine,
  Printer,
  ReceiptText,
  Scale,
  Search,
  ScanText,
  Settings,
  ShieldCheck,
  Tag,
  TrendingUp,
  Truck,
  Users,
  WalletCards,
  Waypoints,
  ScrollText,
  Bookmark,
} from "lucide-react";
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
    { label: "groups.today", entries: [{ to: "/customer/dashboard", label: "screens.dashboard", icon: LayoutDashboard }] },
    {
      label: "groups.sell",
      entries: [
        { to: "/customer/orders", label: "screens.orders", icon: ClipboardList },
        { to: "/customer/products", label: "screens.products", icon: Tag },
        { to: "/customer/clients", label: "screens.clients", icon: Users },
        { to: "/customer/sales", label: "screens.sales", icon: Calculator },
      ],
    },
    {
      label: "groups.make",
      entries: [
        { to: "/customer/production", label: "screens.production", icon: Factory },
        { to: "/customer/recipes", label: "screens.recipes", icon: CookingPot },
        { to: "/customer/rnd-products", label: "screens.rnd", icon: FlaskConical },
        { to: "/recipe/batch-simulator", label: "screens.batchSimulator", icon: Scale },
        { to: "/customer/tools/cost-calculator", label: "screens.costCalculator", icon: Calculator },
      ],
    },
    {
      label: "groups.store",
      entries: [
        { to: "/customer/inventory", label: "screens.inventory", icon: Boxes },
        { to: "/customer/inventory/movements", label: "screens.movements", icon: ArrowLeftRight },
        { to: "/customer/traceability", label: "screens.traceability", icon: Waypoints },
      ],
    },
    { label: "groups.safety", entries: [{ to: "/customer/audits", label: "screens.audits", icon: ShieldCheck }] },
    {
      label: "groups.buy",
      entries: [
        { to: "/customer/material-restocks", label: "screens.restocks", icon: PackagePlus },
        { to: "/customer/ingredients", label: "screens.ingredients", icon: Carrot },
        { to: "/customer/suppliers", label: "screens.suppliers", icon: Truck },
      ],
    },
    {
      label: "groups.money",
      entries: [
        { to: "/customer/invoices", label: "screens.invoices", icon: ReceiptText },
        { to: "/customer/supplier-invoices", label: "screens.supplierInvoices", icon: FileInput },
        { to: "/customer/scans", label: "screens.scans", icon: ScanText },
        { to: "/treasury", label: "screens.treasury", icon: Landmark },
        { to: "/customer/payment-tracking", label: "screens.paymentTracking", icon: HandCoins },
        { to: "/customer/accounting", label: "screens.accounting", icon: BookText },
        { to: "/customer/tools/reports", label: "screens.reports", icon: ChartColumn },
        { to: "/customer/tools/analytics", label: "screens.analytics", icon: TrendingUp },
      ],
    },
    {
      label: "groups.papers",
      entries: [
        { to: "/customer/documents", label: "screens.documents", icon: FolderOpen },
        { to: "/customer/signature", label: "screens.signatures", icon: PenLine },
        { to: "/pdf-generator", label: "screens.generator", icon: Printer },
      ],
    },
    {
      label: "groups.provider",
      entries: [
        { to: "/customer/consultancy", label: "screens.consultancy", icon: GraduationCap },
        { to: "/customer/consultancy-appointments", label: "screens.appointments", icon: CalendarDays },
        { to: "/customer/service-requests", label: "screens.serviceRequests", icon: MessagesSquare },
        { to: "/customer/service-orders", label: "screens.serviceOrders", icon: FileCheck },
        { to: "/customer/suppliers-directory", label: "screens.directory", icon: BookUser },
      ],
    },
    {
      label: "groups.house",
      entries: [
        { to: "/billing", label: "screens.billing", icon: WalletCards },
        { to: "/account-settings", label: "screens.settings", icon: Settings },
        { to: "/customer/views", label: "screens.views", icon: Bookmark },
      ],
    },
  ],
  admin: [
    {
      label: "groups.today",
      entries: [
        { to: "/admin/dashboard", label: "screens.adminDashboard", icon: LayoutDashboard },
        { to: "/admin/search", label: "screens.search", icon: Search },
        { to: "/admin/journal", label: "screens.journal", icon: ScrollText },
      ],
    },
    {
      label: "groups.provider",
      entries: [
        { to: "/admin/consultancy-appointments", label: "screens.appointments", icon: CalendarDays },
        { to: "/admin/service-requests", label: "screens.serviceRequests", icon: MessagesSquare },
        { to: "/admin/consultancy-clients", label: "screens.consultancyClients", icon: Users },
        { to: "/admin/consultancy-orders", label: "screens.consultancyOrders", icon: FileCheck },
        { to: "/admin/production-validation", label: "screens.productionValidation", icon: Factory },
        { to: "/admin/consultancy", label: "screens.consultancyUpkeep", icon: GraduationCap },
        { to: "/admin/suppliers", label: "screens.directory", icon: BookUser },
      ],
    },
  ],
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
    "/audits": "Qualité",
    "/material-restocks": "Réapprovisionnements",
    "/invoices": "Factures",
    "/supplier-invoices": "Factures fournisseurs",
    "/treasury": "Finance",
    "/payment-tracking": "Finance",
    "/accounting": "Finance",
    "/reports": "Rapports",
  };
  const part = Object.keys(labels).find((name) => `${path}/`.includes(`${name}/`));
  return labels[part ?? ""] ?? "Général";
}

/** The screens most likely next, by where the reader has landed. */
export const likelyNext: Record<string, string[]> = {
  "/customer/dashboard": ["/customer/orders", "/customer/products", "/customer/production", "/customer/inventory"],
  "/customer/products": ["/customer/orders", "/customer/ingredients", "/customer/clients", "/customer/products/new"],
  "/customer/orders": ["/customer/orders/new", "/customer/orders/:id", "/customer/clients"],
  "/customer/clients": ["/customer/clients/new", "/customer/products"],
};
