import { handle } from "@/worker/engine/handler";
import { company } from "./contract";
import { fetchCompany, toCompany } from "./records";

/** What the business says of itself. */
export const show = handle(company.show, async (context) => toCompany(await fetchCompany(context)));
