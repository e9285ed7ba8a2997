import { appointmentAsks } from "@/db/platform";
import { mustExist } from "@/worker/core/errors";
import { formatMoment } from "@/worker/core/figures/zoned";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { countAttempt, hashOf, newSecret } from "@/worker/modules/business/account";
import { fetchExpert } from "@/worker/modules/provider/experts";
import { appointments } from "./contract";
import { proofLetter } from "./letters";
import { requireOffer } from "./records";
import { requireSlot } from "./slots-of";

/** A mailed link is good for so long. */
const PROOF_HOURS = 2;
const HOUR = 3_600_000;

/**
 * Asks for an appointment without an account: a link is mailed, and nothing is booked before it was followed.
 * @throws Refusal `too_many_attempts`, `invalid_input` naming `startsAt`
 */
export const ask = handle(appointments.ask, async (context, input) => {
  const { offer: offerId, expert: expertId, startsAt, subject, name, email, company, language } = input;
  const { platform, caller, now, origin } = context;
  await countAttempt(platform, now, [
    { key: `appointments:ask:${email}`, most: 3, minutes: 60 },
    { key: `appointments:ask:address:${caller.address}`, most: 20, minutes: 60 },
  ]);
  const offer = await requireOffer({ platform, caller: { ...caller, actor: { type: "visitor" } } }, offerId);
  await mustExist("expert", fetchExpert(platform, expertId));
  await requireSlot(context, offer, { expertId, startsAt });
  const proof = newSecret();
  const row = {
    id: newId(),
    offerId,
    expertId,
    startsAt,
    subject,
    visitor: { name, email, company, language },
    proofHash: await hashOf(proof),
  };
  context.insert(appointmentAsks, { ...row, expiresAt: now + PROOF_HOURS * HOUR, version: 1, createdAt: now, updatedAt: now });
  const link = `${origin}/consultancy-appointment?ask=${row.id}&proof=${proof}`;
  context.send(
    proofLetter(email, language, { name, link, offer: offer.name, when: formatMoment(startsAt, language), hours: String(PROOF_HOURS) }),
  );
  return { accepted: true } as const;
});
