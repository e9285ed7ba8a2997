import { items } from "@/worker/modules/catalogue/items/contract";
import { company } from "@/worker/modules/business/company/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { newMaker } from "./in-process";
import { sampleCompany } from "./sample";

const pieces = (value: number) => ({ value, unit: "piece" });

/** A maker who sells pots at 3.3333 € and 5.5 % to one client, called CLI: what happens between an order and the bank in few words. */
export async function newPotMaker() {
  const maker = await newMaker();
  await maker.call(company.update, sampleCompany);
  await maker.call(items.create, { sku: "POT", name: "Pot", kind: "product", unit: "piece", price: 3.3333, vatRate: 5.5 });
  await maker.call(stock.receive, { item: "POT", number: "LOT-POT", amount: pieces(1_000) });
  const address = { siret: "55208131766522", billingAddress: sampleCompany.address };
  await maker.call(clients.create, { reference: "CLI", companyName: "Bistrot", category: "horeca", ...address });
  const ordered = async (many: number) => {
    const { id } = await maker.call(orders.create, { client: "CLI", lines: [{ item: "POT", amount: pieces(many) }] });
    await maker.call(orders.confirm, { id });
    return id;
  };
  const sent = ({ id }: { id: string }) => maker.call(invoices.send, { id, mail: false });
  return {
    ...maker,
    /** An order of so many pots, confirmed. */
    ordered,
    /** An order of ten pots of which so many have left. */
    async shipped(many: number): Promise<string> {
      const id = await ordered(10);
      for (const move of [orders.prepare, orders.pack]) await maker.call(move, { id });
      await maker.call(orders.ship, { id, parts: [{ lot: "LOT-POT", amount: pieces(many) }] });
      return id;
    },
    invoice: async (order: string, shippedOnly = true) => sent(await maker.call(invoices.fromOrders, { orders: [order], shippedOnly })),
    deposit: async (order: string, share: number) => sent(await maker.call(invoices.deposit, { order, share })),
    async giveBack(order: string, many: number): Promise<void> {
      const { deliveries: all } = await maker.call(orders.show, { id: order });
      const parts = [{ lot: "LOT-POT", amount: pieces(many) }];
      await maker.call(deliveries.return, { id: all[0]?.id, parts, reason: "Abîmé", hold: false });
    },
    read: (id: string) => maker.call(invoices.show, { id }),
  };
}

export type PotMaker = Awaited<ReturnType<typeof newPotMaker>>;
