import { clients } from "@/worker/modules/sell/clients/contract";
import { en as clientsEn } from "@/worker/modules/sell/clients/words.en";
import { fr as clientsFr } from "@/worker/modules/sell/clients/words.fr";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { en as deliveriesEn } from "@/worker/modules/sell/deliveries/words.en";
import { fr as deliveriesFr } from "@/worker/modules/sell/deliveries/words.fr";
import { orders } from "@/worker/modules/sell/orders/contract";
import { en as ordersEn } from "@/worker/modules/sell/orders/words.en";
import { fr as ordersFr } from "@/worker/modules/sell/orders/words.fr";
import { sales } from "@/worker/modules/sell/sales/contract";
import { en as salesEn } from "@/worker/modules/sell/sales/words.en";
import { fr as salesFr } from "@/worker/modules/sell/sales/words.fr";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";
import { en as standingOrdersEn } from "@/worker/modules/sell/standing-orders/words.en";
import { fr as standingOrdersFr } from "@/worker/modules/sell/standing-orders/words.fr";
import { tillClosings } from "@/worker/modules/sell/till-closings/contract";
import { en as tillClosingsEn } from "@/worker/modules/sell/till-closings/words.en";
import { fr as tillClosingsFr } from "@/worker/modules/sell/till-closings/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const sell = {
  clients: { operations: clients, words: { fr: clientsFr, en: clientsEn } },
  deliveries: { operations: deliveries, words: { fr: deliveriesFr, en: deliveriesEn } },
  orders: { operations: orders, words: { fr: ordersFr, en: ordersEn } },
  sales: { operations: sales, words: { fr: salesFr, en: salesEn } },
  standingOrders: { operations: standingOrders, words: { fr: standingOrdersFr, en: standingOrdersEn } },
  tillClosings: { operations: tillClosings, words: { fr: tillClosingsFr, en: tillClosingsEn } },
};
