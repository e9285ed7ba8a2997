import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedAudit } from "@/worker/modules/safety/audits/shapes";
import { auditMeanings, type Finding } from "@/worker/modules/safety/audits/status";
import { Rate } from "@/app/ui/rate";
import { type Meaning, Status } from "@/app/ui/status";

/** How far an audit has come; once completed, whether its mark is reached. */
export function AuditStatus({ status, outcome }: Pick<ListedAudit, "status" | "outcome">) {
  const { t } = useWords("audits");
  if (outcome) return <Status meaning={outcome === "passed" ? "good" : "loss"}>{t(`values.outcome.${outcome}`)}</Status>;
  return <Status meaning={auditMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}

/** The score, or how many questions are answered while it is under way. */
export function AuditScore({ score, status, answered, size }: Pick<ListedAudit, "score" | "status" | "answered" | "size">) {
  const { t } = useWords("pages/audits");
  if (status === "in_progress") return <span className="muted tnum">{t("of", { part: answered, whole: size })}</span>;
  return <Rate value={score} />;
}

const findingMeanings: Record<Finding, Meaning> = { conforms: "good", minor: "soon", major: "loss", not_applicable: "idle" };

/** What was seen of a question. */
export function FindingText({ finding }: { finding: Finding }) {
  const { t } = useWords("audits");
  return <Status meaning={findingMeanings[finding]}>{t(`values.finding.${finding}`)}</Status>;
}
