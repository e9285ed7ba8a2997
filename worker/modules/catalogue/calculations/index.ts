import type { Handlers } from "@/worker/engine/handler";
import { compare } from "./compare";
import type { calculations } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { preview } from "./preview";
import { remove } from "./remove";
import { show } from "./show";
import { toProduct } from "./to-product";
import { update } from "./update";

export const calculationHandlers = { list, show, preview, compare, create, update, remove, toProduct } satisfies Handlers<
  typeof calculations
>;
