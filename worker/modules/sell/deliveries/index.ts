import type { Handlers } from "@/worker/engine/handler";
import type { deliveries } from "./contract";
import { correct } from "./correct";
import { deliver } from "./deliver";
import { list } from "./list";
import { note } from "./note";
import { returnGoods } from "./return";
import { show } from "./show";
import { takeBack } from "./take-back";
import { takeBackReturn } from "./take-back-return";

export { deliveryFigures } from "./figures";
export const deliveryHandlers = { list, show, note, deliver, return: returnGoods, takeBackReturn, correct, takeBack } satisfies Handlers<
  typeof deliveries
>;
