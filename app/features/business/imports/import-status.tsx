import { useWords } from "@/app/shell/i18n/use-words";
import type { ImportState, LineState } from "@/worker/modules/business/imports/status";
import { type Meaning, Status } from "@/app/ui/status";

const meanings: Record<ImportState | LineState, Meaning> = {
  ready: "soon",
  running: "flow",
  done: "good",
  undone: "ended",
  create: "good",
  update: "flow",
  unchanged: "idle",
  refused: "loss",
  created: "good",
  updated: "flow",
};

/** Where a file stands, or one of its lines. */
export function ImportStatus({ state }: { state: ImportState | LineState }) {
  const { t } = useWords("imports");
  return <Status meaning={meanings[state]}>{t(`values.state.${state}`)}</Status>;
}
