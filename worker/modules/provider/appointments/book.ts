import { mustExist } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { holdCredits } from "@/worker/modules/business/credit-ledger";
import { fetchExpert } from "@/worker/modules/provider/experts";
import { requirePerson } from "@/worker/modules/provider/people";
import { addAppointment } from "./booking";
import { appointments } from "./contract";
import { tellStaff } from "./letters";
import { requireOffer, toAppointment } from "./records";
import { requireSlot } from "./slots-of";

/**
 * Books a slot for the caller's business, and holds its credits.
 * @throws Refusal `invalid_input` naming `startsAt` when the slot is not free, `not_enough_credits`
 */
export const book = handle(appointments.book, async (context, { offer: offerId, expert: expertId, startsAt, subject }) => {
  const { caller, platform } = context;
  const business = requireBusiness(caller);
  const { userId } = requirePerson(caller);
  const offer = await requireOffer(context, offerId);
  const expert = await mustExist("expert", fetchExpert(platform, expertId));
  const slot = await requireSlot(context, offer, { expertId, startsAt });
  const { credits } = offer;
  const facts = { offerId, offerName: offer.name, expertId, businessId: business.id, userId, visitor: null };
  const row = addAppointment(context, { ...facts, startsAt, endsAt: slot.endsAt, credits, subject });
  await holdCredits(context, { userId, credits, cause: { kind: "appointment", id: row.holdId }, reason: offer.name });
  const meeting = { row, expertName: expert.name, videoLink: expert.videoLink, businessName: business.name };
  await tellStaff(context, meeting, "appointmentAsked");
  return toAppointment(meeting, caller);
});
