import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import type { CommandContext } from "@/worker/engine/handler";
import { clientCategories } from "@/worker/core/trade/trade";
import { restockHandlers } from "@/worker/modules/buy/restocks";
import { itemHandlers } from "@/worker/modules/catalogue/items";
import { productionHandlers } from "@/worker/modules/make/production";
import { invoiceHandlers } from "@/worker/modules/money/invoices";
import { type PrintSubject, subjects } from "@/worker/modules/papers/generator/status";
import { clientHandlers } from "@/worker/modules/sell/clients";
import { deliveryHandlers } from "@/worker/modules/sell/deliveries";
import { orderHandlers } from "@/worker/modules/sell/orders";
import { lotHandlers } from "@/worker/modules/store/lots";
import type { paperBundles } from "./contract";
import { MOST, type Selection, selections } from "./status";

type Wanted = Parsed<typeof paperBundles.print>;
interface Chosen {
  record: string;
  name: string;
}
interface Page {
  items: Chosen[];
  nextCursor: string | null;
}

/**
 * What of a list is to be printed: every record that matches, page after page, one more than may be printed at most.
 * @throws Refusal `invalid_input` naming what papers of this kind are not chosen by
 */
export async function selectRecords(context: CommandContext, wanted: Wanted): Promise<Chosen[]> {
  const subject = subjects[wanted.kind];
  if (subject === null) return clientCategories.map((category) => ({ record: category, name: category }));
  const { by, page } = readers[subject];
  const stranger = selections.find((name) => wanted[name] !== undefined && !by.includes(name));
  if (stranger) refuseField(stranger, "not_chosen_by");
  const chosen: Chosen[] = [];
  let cursor: string | undefined;
  do {
    const answer = await page(context, wanted, { limit: 100, cursor });
    chosen.push(...answer.items);
    cursor = answer.nextCursor ?? undefined;
  } while (cursor && chosen.length <= MOST);
  return chosen;
}

interface Reader {
  by: readonly Selection[];
  page(context: CommandContext, wanted: Wanted, paging: { limit: number; cursor?: string }): Promise<Page>;
}

/** A page of a list as what is printed of it. @param nameOf what a paper is called in the file; null leaves it out */
function pageOf<Row extends { id: string }>(
  { items: rows, nextCursor }: { items: Row[]; nextCursor: string | null },
  nameOf: (row: Row) => string | null,
): Page {
  const chosen = rows.flatMap((row) => {
    const name = nameOf(row);
    return name === null ? [] : [{ record: row.id, name }];
  });
  return { items: chosen, nextCursor };
}

const readers: Record<PrintSubject, Reader> = {
  orders: {
    by: ["search", "client", "from", "to"],
    page: async (context, { kind, search, client, from, to }, paging) => {
      const input = orderHandlers.list.operation.input.parse({ ...paging, search, client, orderedFrom: from, orderedTo: to });
      const isQuote = kind === "quote";
      return pageOf(await orderHandlers.list.run(context, input), ({ reference, status }) =>
        (status === "draft") === isQuote && status !== "cancelled" ? reference : null,
      );
    },
  },
  invoices: {
    by: ["search", "client", "from", "to", "type", "status"],
    page: async (context, { kind, search, client, from, to, type, status }, paging) => {
      const isOf = (type: string) => (type === "proforma") === (kind === "proforma");
      const input = invoiceHandlers.list.operation.input.parse({ ...paging, search, client, from, to, type, status });
      return pageOf(await invoiceHandlers.list.run(context, input), ({ number, type }) => (isOf(type) ? number : null));
    },
  },
  deliveries: {
    by: ["search", "client", "from", "to"],
    page: async (context, { search, client, from, to }, paging) => {
      const input = deliveryHandlers.list.operation.input.parse({ ...paging, search, client, shippedFrom: from, shippedTo: to });
      return pageOf(await deliveryHandlers.list.run(context, input), ({ reference }) => reference);
    },
  },
  restocks: {
    by: ["search"],
    page: async (context, { search }, paging) =>
      pageOf(
        await restockHandlers.list.run(context, restockHandlers.list.operation.input.parse({ ...paging, search })),
        ({ reference }) => reference,
      ),
  },
  production: {
    by: ["search", "from", "to"],
    page: async (context, { search, from, to }, paging) => {
      const input = productionHandlers.list.operation.input.parse({ ...paging, search, from, to });
      return pageOf(await productionHandlers.list.run(context, input), ({ reference }) => reference);
    },
  },
  items: {
    by: ["search"],
    page: async (context, { search }, paging) => {
      const input = itemHandlers.list.operation.input.parse({ ...paging, search, section: "catalogue" });
      return pageOf(await itemHandlers.list.run(context, input), ({ sku }) => sku);
    },
  },
  lots: {
    by: ["search"],
    page: async (context, { search }, paging) => {
      const input = lotHandlers.list.operation.input.parse({ ...paging, search });
      return pageOf(await lotHandlers.list.run(context, input), ({ number, state }) => (state === "on_hold" ? null : number));
    },
  },
  clients: {
    by: ["search"],
    page: async (context, { search }, paging) =>
      pageOf(
        await clientHandlers.list.run(context, clientHandlers.list.operation.input.parse({ ...paging, search })),
        ({ companyName }) => companyName,
      ),
  },
};
