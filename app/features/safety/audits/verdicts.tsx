import { useFormState } from "@/app/ui/form";
import { useTicks } from "@/app/ui/field";
import { type Verdict, verdicts } from "@/worker/modules/safety/readings/status";

/** Conforms or not, one tap each. */
export function Verdicts({ name, label, labelOf }: { name: string; label: string; labelOf: (verdict: Verdict) => string }) {
  const { errors } = useFormState();
  const isTicked = useTicks(name);
  return (
    <fieldset className="field">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {verdicts.map((verdict) => (
          <label key={verdict} className="btn btn-plain justify-start px-3 font-normal">
            <input type="radio" className="radio radio-sm" name={name} value={verdict} defaultChecked={isTicked(verdict)} />
            {labelOf(verdict)}
          </label>
        ))}
      </div>
      {errors[name] && <span className="problem">{errors[name]}</span>}
    </fieldset>
  );
}
