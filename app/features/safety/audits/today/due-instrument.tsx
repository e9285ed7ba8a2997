import { useWords } from "@/app/shell/i18n/use-words";
import { measures } from "@/worker/modules/safety/instruments/rules";
import type { ListedInstrument } from "@/worker/modules/safety/instruments/shapes";
import type { Standing } from "@/worker/modules/safety/instruments/status";
import type { Due } from "@/worker/modules/safety/readings/shapes";
import { Status } from "@/app/ui/status";

/** Says that what the point is usually read with may not be trusted; nothing when it may. */
export function InstrumentNote({ control: { instrument, standing } }: { control: Due }) {
  const { t } = useWords("pages/audits");
  if (standing === null || standing === "valid") return null;
  const text = t("instrument.usual", { name: instrument, standing: t(`instruments:values.standing.${standing}`).toLowerCase() });
  return (
    <p className="text-sm">
      <Status meaning={standing === "expired" || standing === "failed" ? "loss" : "soon"}>{text}</Status>
    </p>
  );
}

/** What a point may be read with, by name; one that may not be trusted says so. */
export function useToolChoices({ measure, instrumentId, instrument, standing }: Due, tools: ListedInstrument[]) {
  const { t } = useWords("instruments");
  const labelOf = (name: string, stands: Standing) =>
    stands === "valid" || stands === "soon" ? name : `${name} (${t(`values.standing.${stands}`).toLowerCase()})`;
  const fitting = tools.filter(({ id, kind }) => measures(kind, measure) || id === instrumentId);
  const choices = fitting.map((tool) => ({ value: tool.id, label: labelOf(tool.name, tool.standing) }));
  // The usual one, where it is not among the first hundred.
  if (instrumentId && standing && !choices.some(({ value }) => value === instrumentId))
    choices.push({ value: instrumentId, label: labelOf(instrument, standing) });
  return choices.sort((one, other) => one.label.localeCompare(other.label));
}
