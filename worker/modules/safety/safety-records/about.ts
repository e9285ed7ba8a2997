import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { certificateState } from "@/worker/modules/buy/suppliers/rules";
import { toScale } from "@/worker/modules/safety/heat-treatments";
import { safetyRecords, type SafetyRecord } from "./contract";
import { readRooms } from "./select";
import { parts, type Standing } from "./status";

const ofSample: Record<string, Standing> = { pending: "waiting", satisfactory: "good", acceptable: "good", unsatisfactory: "bad" };
const ofCheck: Record<string, Standing> = { pending: "waiting", passed: "good", failed: "bad", waived: "over" };
const ofStudy: Record<string, Standing> = { pending: "waiting", holding: "waiting", reached: "good", short: "bad" };
const ofWeights: Record<string, Standing> = { pending: "waiting", accepted: "good", refused: "bad" };
const ofCertificate: Record<string, Standing> = { good: "good", soon: "waiting", ended: "bad" };
const order: Record<Standing, number> = { open: 0, bad: 1, waiting: 2, good: 3, over: 4 };

/** What food safety knows of a product, a lot, a supplier or an order; read in one batch. @throws Refusal `not_found` */
export const about = handle(safetyRecords.about, async ({ db, now }, { subject, record }) => {
  const today = civilDate(now);
  const rooms = await readRooms(db, subject, record);
  const [issues, checks, samples, cycles, studies, weights, complaints, [supplier], [known], [scale], [plan]] = rooms;
  if (!known) throw new Refusal("not_found");
  const items: SafetyRecord[] = [
    ...issues.map(({ id, reference, title, status, openedOn }) => {
      return { part: "nonConformity", id, reference, title, standing: status === "closed" ? "over" : "open", day: openedOn } as const;
    }),
    ...checks.map(({ id, reference, name, status, createdAt }) => {
      return { part: "check", id, reference, title: name, standing: ofCheck[status] ?? "over", day: civilDate(createdAt) } as const;
    }),
    ...samples.map(({ id, reference, analyses, outcome, takenOn }) => {
      const title = analyses.map(({ name }) => name).join(", ");
      return { part: "sample", id, reference, title, standing: ofSample[outcome] ?? "over", day: takenOn } as const;
    }),
    ...cycles.map(({ id, reference, equipment, lot, outcome, startedAt }) => {
      const title = [equipment, lot].filter(Boolean).join(" · ");
      return {
        part: "treatment",
        id,
        reference,
        title,
        standing: outcome === "below" ? "bad" : "good",
        day: civilDate(startedAt),
      } as const;
    }),
    ...studies.map(({ id, reference, targetDays, proposedDays, verdict, status, startedOn }) => {
      // What is concluded says nothing against the goods.
      const standing = status === "concluded" ? "over" : (ofStudy[verdict] ?? "over");
      const title = `${proposedDays ?? "–"} / ${targetDays}`;
      return { part: "study", id, reference, title, standing, day: startedOn } as const;
    }),
    ...weights.map(({ id, reference, verdict, checkedOn }) => {
      return { part: "netContent", id, reference, title: "", standing: ofWeights[verdict] ?? "over", day: checkedOn } as const;
    }),
    ...complaints.map(({ id, reference, subject: title, status, receivedOn }) => {
      return { part: "complaint", id, reference, title, standing: status === "closed" ? "over" : "open", day: receivedOn } as const;
    }),
    ...(supplier?.certificates ?? []).map((one) => {
      const standing = ofCertificate[certificateState(one, today)] ?? "over";
      return { part: "certificate", id: supplier?.id ?? "", reference: "", title: one.name, standing, day: one.expiresOn } as const;
    }),
  ];
  const sorted = items.sort(
    (one, other) => order[one.standing] - order[other.standing] || parts.indexOf(one.part) - parts.indexOf(other.part),
  );
  return { items: sorted, scale: scale ? toScale(scale) : null, plan: plan?.analyses.map(({ name }) => name) ?? [] };
});
