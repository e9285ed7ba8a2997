import { eq } from "drizzle-orm";
import { appointmentAsks, experts } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { hashOf } from "@/worker/modules/business/account";
import { addAppointment } from "./booking";
import { appointments } from "./contract";
import { tellStaff } from "./letters";
import { requireOffer } from "./records";
import { requireSlot } from "./slots-of";

/** Proves a visitor's address with what was mailed, and books what they asked for, once. @throws Refusal `invalid_input` */
export const confirm = handle(appointments.confirm, async (context, { ask: id, proof }) => {
  const { platform, now } = context;
  const [request] = await platform.select().from(appointmentAsks).where(eq(appointmentAsks.id, id));
  if (!request || request.expiresAt < now || request.proofHash !== (await hashOf(proof))) return refuseField("proof", "proof_over");
  const { offerId, expertId, startsAt, subject, visitor } = request;
  const offer = await requireOffer({ platform, caller: { ...context.caller, actor: { type: "visitor" } } }, offerId);
  const { endsAt } = await requireSlot(context, offer, { expertId, startsAt });
  const [expert] = await platform
    .select({ name: experts.name, videoLink: experts.videoLink })
    .from(experts)
    .where(eq(experts.id, expertId));
  context.remove(appointmentAsks, request);
  const facts = { offerId, offerName: offer.name, expertId, businessId: null, userId: null, visitor };
  const row = addAppointment(context, { ...facts, startsAt, endsAt, credits: 0, subject });
  await tellStaff(
    context,
    { row, expertName: expert?.name ?? "", videoLink: expert?.videoLink ?? "", businessName: null },
    "appointmentAsked",
  );
  return { reference: row.reference, startsAt };
});
