import type { Handlers } from "@/worker/engine/handler";
import type { deliveries } from "./contract";
import { deliver } from "./deliver";
import { list } from "./list";
import { note } from "./note";
import { returnGoods } from "./return";
import { show } from "./show";

export const deliveryHandlers = { list, show, note, deliver, return: returnGoods } satisfies Handlers<typeof deliveries>;
