import { useWords } from "@/app/shell/i18n/use-words";
import type { SignatureStatus } from "@/worker/modules/papers/signatures/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<SignatureStatus, Meaning> = {
  draft: "idle",
  pending: "flow",
  completed: "good",
  rejected: "loss",
  cancelled: "ended",
  expired: "soon",
};

/** Where a document to sign stands: a dot and the word. */
export function SignatureStatusText({ status }: { status: SignatureStatus }) {
  const { t } = useWords("signatures");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
