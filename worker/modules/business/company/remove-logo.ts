import { handle } from "@/worker/engine/handler";
import { company } from "./contract";
import { changeCompany, toCompany } from "./records";

/** Papers show the name in its place. */
export const removeLogo = handle(company.removeLogo, async (context, { version }) =>
  toCompany(await changeCompany(context, { logo: null }, version)),
);
