import { refuseState } from "@/worker/core/errors";
import { type ProductionRequestMove, type ProductionRequestStatus, productionRequestStatus, type Side, type WorkStage } from "./status";

/** What matters of a request to know where its work stands. */
interface Planned {
  status: ProductionRequestStatus;
  plannedOn: string | null;
  proposedBy: Side | null;
  agreedAt: number | null;
}

/** How far the work is; null where there is none: nobody accepted it, or it was given up. */
export function stageOf({ status, agreedAt }: Pick<Planned, "status" | "agreedAt">): WorkStage | null {
  if (status === "accepted") return agreedAt === null ? "to_agree" : "planned";
  if (status === "in_progress") return "in_progress";
  return status === "completed" ? "done" : null;
}

const movesOfSide: Record<Side, readonly ProductionRequestMove[]> = {
  customer: ["propose", "agree", "cancel"],
  staff: ["accept", "reject", "propose", "agree", "start", "complete"],
};

/** What somebody of that side may do now: one agrees to the other's day, and begins once it is agreed. */
export function movesOf(request: Planned, side: Side): ProductionRequestMove[] {
  const { status, proposedBy, agreedAt } = request;
  return productionRequestStatus.movesFrom(status).filter((move) => {
    if (!movesOfSide[side].includes(move)) return false;
    if (move === "agree") return agreedAt === null && proposedBy !== side;
    return move !== "start" || agreedAt !== null;
  });
}

/** Work begins on a day that both sides agreed to. @throws Refusal `not_allowed_now` */
export function requireAgreed({ agreedAt }: Pick<Planned, "agreedAt">): void {
  if (agreedAt === null) refuseState("plannedOn", "day_not_agreed");
}

/** One agrees to what the other side proposes, once, before that day. @throws Refusal `not_allowed_now` */
export function requireToAgree({ agreedAt, proposedBy, plannedOn }: Planned, side: Side, today: string): void {
  if (agreedAt !== null) refuseState("plannedOn", "day_agreed_already");
  if (proposedBy === side) refuseState("plannedOn", "own_day");
  if (plannedOn !== null && plannedOn < today) refuseState("plannedOn", "day_over");
}
