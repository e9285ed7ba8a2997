import { handle } from "@/worker/engine/handler";
import { company } from "./contract";
import { changeCompany, toCompany } from "./records";

/** Changes what the business says of itself; what is left out stays. */
export const update = handle(company.update, async (context, { version, ...changes }) =>
  toCompany(await changeCompany(context, changes, version)),
);
