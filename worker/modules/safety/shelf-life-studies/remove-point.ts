import { shelfLifeStudies as table } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { shelfLifeStudies } from "./contract";
import { fetchStudy, toStudy } from "./records";
import { verdictOf } from "./rules";
import { studyStatus } from "./status";

/**
 * Takes back the point of a day, written by mistake; what was found stays in the audit.
 * @throws Refusal `not_allowed_now` once it is concluded; `invalid_input` naming the point that is not there
 */
export const removePoint = handle(shelfLifeStudies.removePoint, async (context, { id, point, version }) => {
  const saved = await fetchStudy(context.db, id);
  const { row } = saved;
  studyStatus.require(row.status, "removePoint", "shelfLifeStudies");
  // Whoever took it back first wins; the others are told that the study has changed.
  if (version !== undefined && version !== row.version) throw new Refusal("stale", { params: { version: row.version } });
  const points = row.points.filter((one) => one.id !== point);
  if (points.length === row.points.length) refuseField("point", "not_found");
  const after = context.update(table, row, { points, ...verdictOf({ ...row, points }) }, version);
  return toStudy(context, { ...saved, row: after });
});
