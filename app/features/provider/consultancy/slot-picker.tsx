import { useWords } from "@/app/shell/i18n/use-words";
import type { Slot } from "@/worker/modules/provider/appointments/contract";
import { useFormState } from "@/app/ui/form";
import { useClock, useZone } from "./moment";

/** Days that are shown open at first, and days that are shown at all before one asks for later ones. */
const OPEN = 3;
const NEAR = 10;

interface SlotPickerProps {
  slots: Slot[];
  withExpert: boolean;
}

/** The free slots of the weeks ahead, day by day, as one sees them on a sheet; one is chosen. */
export function SlotPicker({ slots, withExpert }: SlotPickerProps) {
  const { t } = useWords("pages/consultancy");
  const { errors } = useFormState();
  const { dayOf } = useClock();
  const zone = useZone();
  const days = byDay(slots, dayOf);
  const shown = (day: string, ofDay: Slot[], isOpen: boolean) => (
    <Day key={day} day={day} slots={ofDay} withExpert={withExpert} isOpen={isOpen} />
  );
  return (
    <fieldset className="field">
      <legend className="mb-1">{t("book.when")}</legend>
      <span className="help mb-2">{t("book.zone", { zone })}</span>
      {errors.startsAt && <span className="problem">{errors.startsAt}</span>}
      {days.slice(0, NEAR).map(([day, ofDay], place) => shown(day, ofDay, place < OPEN))}
      {days.length > NEAR && (
        <details className="py-1">
          <summary className="link-ink min-h-8 cursor-pointer py-1 text-sm">{t("book.later")}</summary>
          {days.slice(NEAR).map(([day, ofDay]) => shown(day, ofDay, false))}
        </details>
      )}
    </fieldset>
  );
}

/** The slots of one day. */
function Day({ day, slots, withExpert, isOpen }: SlotPickerProps & { day: string; isOpen: boolean }) {
  const { values } = useFormState();
  const { timeOf } = useClock();
  return (
    <details open={isOpen || undefined} className="border-b border-rule py-1">
      <summary className="min-h-8 cursor-pointer py-1 text-sm font-semibold">
        {day} <span className="muted font-normal">({slots.length})</span>
      </summary>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-4 gap-y-2 pb-2">
        {slots.map(({ startsAt, expertId, expertName }) => (
          <label key={`${startsAt}${expertId}`} className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="radio"
              className="radio radio-sm"
              name="_slot"
              value={slotText(expertId, startsAt)}
              defaultChecked={values._slot === slotText(expertId, startsAt)}
              required
            />
            <span>
              <span className="tnum">{timeOf(startsAt)}</span>
              {withExpert && <span className="muted block text-xs">{expertName}</span>}
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}

const slotText = (expertId: string, startsAt: number) => `${expertId} ${new Date(startsAt).toISOString()}`;

/** Slots under the day on which they begin. */
function byDay(slots: Slot[], dayOf: (instant: number) => string): [string, Slot[]][] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}

/** Reads the slot that was chosen into the fields of the operation. */
export function readSlot(form: FormData): void {
  const [expert = "", startsAt = ""] = String(form.get("_slot") ?? "").split(" ");
  form.set("expert", expert);
  form.set("startsAt", startsAt);
}
