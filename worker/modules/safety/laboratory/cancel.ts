import { labSamples as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { laboratory } from "./contract";
import { fetchSample, toSample } from "./records";
import { sampleStatus } from "./status";
import { letGo } from "@/worker/modules/safety/holds";

/** Gives a sample up; the lot that waited for it waits no longer. @throws Refusal `not_allowed_now` once it is reported */
export const cancel = handle(laboratory.cancel, async (context, { id, version }) => {
  const saved = await fetchSample(context.db, id);
  const status = sampleStatus.require(saved.row.status, "cancel", "laboratory");
  await letGo(context, saved.row);
  return toSample(context, { ...saved, row: context.update(table, saved.row, { status }, version) });
});
