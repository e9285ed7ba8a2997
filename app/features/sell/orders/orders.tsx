import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus, Repeat } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { searchInput } from "@/app/shell/search-input";
import { ExportLink } from "@/app/ui/file-links";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { base, standingBase } from "./base";
import { CalendarView } from "./calendar-view";
import { ComponentsView } from "./components-view";
import { DeliveriesView } from "./deliveries/deliveries-view";
import { OrderList } from "./order-list";

export const handle = { words: ["pages/orders", "orders", "deliveries"], title: "pages/orders:title" };

/** The address says which view, and what is searched and filtered in it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [facets, shown] = await Promise.all([context.read(orders.facets, {}), viewOf(context, request)]);
  return { facets, shown, today: context.today };
}

async function viewOf(context: AppLoadContext, request: Request) {
  const { view, day = context.today, cursor }: Record<string, string | undefined> = Object.fromEntries(new URL(request.url).searchParams);
  if (view === "components") return { view, needs: await context.read(orders.components, {}) } as const;
  if (view === "deliveries") return { view, page: await context.read(deliveries.list, searchInput(deliveries.list, request)) } as const;
  if (view === "calendar") {
    const filter = { dueFrom: day, dueTo: day, sort: "dueOn", direction: "asc", cursor };
    const [month, page] = await Promise.all([context.read(orders.calendar, { day }), context.read(orders.list, filter)]);
    return { view, month, page, day } as const;
  }
  return { view: "list", page: await context.read(orders.list, searchInput(orders.list, request)) } as const;
}

const views = ["list", "calendar", "components", "deliveries"] as const;

export default function Orders() {
  const { t } = useWords("pages/orders");
  const { facets, shown, today } = useLoaderData<typeof loader>();
  const sections = views.map((view) => ({
    key: view,
    label: t(`views.${view}`),
    to: view === "list" ? base : `${base}?view=${view}`,
    current: view === shown.view,
  }));
  const count = t("count", { count: facets.total });
  return (
    <>
      <PageHead title={t("title")} sentence={facets.late ? `${t("lateCount", { count: facets.late, orders: count })}.` : `${count}.`}>
        <Link className="btn btn-plain" to={standingBase}>
          <Repeat aria-hidden="true" />
          {t("standing.title")}
        </Link>
        {facets.total > 0 && <ExportLink module="orders" />}
        <Link className="btn btn-primary" to={`${base}/new`}>
          <Plus aria-hidden="true" />
          {t("new")}
        </Link>
      </PageHead>
      <Sections label={t("views.label")} sections={sections} />
      {shown.view === "list" && <OrderList page={shown.page} facets={facets} />}
      {shown.view === "calendar" && <CalendarView month={shown.month} page={shown.page} day={shown.day} today={today} />}
      {shown.view === "components" && <ComponentsView needs={shown.needs} />}
      {shown.view === "deliveries" && <DeliveriesView page={shown.page} />}
    </>
  );
}
