import { documentShares as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newId, newSecret } from "@/worker/engine/identifier";
import { documents } from "../contract";
import { fetchDocument, shareAddress, type ShareRow } from "../records";
import { requireKept } from "../rules";

const DAY = 86_400_000;

/** Opens a document to whoever is given the address. */
export const share = handle(documents.share, async (context, { id, days }) => {
  const { now } = context;
  const document = await fetchDocument(context.db, id);
  requireKept(document);
  const times = { version: 1, createdAt: now, updatedAt: now };
  const row: ShareRow = {
    id: newId(),
    documentId: document.id,
    linkKey: newSecret(),
    endsAt: now + days * DAY,
    withdrawnAt: null,
    ...times,
  };
  context.insert(table, row);
  return { id: document.id, share: row.id, url: shareAddress(context, row), endsAt: row.endsAt };
});
