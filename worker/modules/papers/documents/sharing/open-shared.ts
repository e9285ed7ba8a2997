import { documentOpenings } from "@/db/business";
import { linkOf } from "@/worker/core/contract/link";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { documents } from "../contract";
import { sealOf } from "./seal-of";
import { openLink } from "./open-link";

/** How long an address to the file itself holds, in milliseconds. */
const MOMENT = 10 * 60_000;

/** Writes down that it was opened, and gives an address to the file that ends soon. */
export const openShared = handle(documents.openShared, async (context, { id }) => {
  const { row } = await openLink(context, id);
  const endsAt = context.now + MOMENT;
  context.insert(documentOpenings, { id: newId(), shareId: row.id, version: 1, createdAt: context.now, updatedAt: context.now });
  const secret = `${endsAt}.${await sealOf(row.linkKey, `${row.id}.${endsAt}`)}`;
  return { token: linkOf({ businessId: requireBusiness(context.caller).id, recordId: row.id, secret }), endsAt };
});
