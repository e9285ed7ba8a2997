import { useWords } from "@/app/shell/i18n/use-words";
import { formatRate } from "@/worker/core/figures/rate";
import type { Closing } from "@/worker/modules/sell/till-closings/contract";
import { RailLine } from "@/app/ui/facts";
import { Euros } from "@/app/features/sell/sales/euros";

type Sums = Pick<Closing, "count" | "takenBack" | "total" | "methods" | "vat" | "firstNumber" | "lastNumber" | "running">;

/** What the till took: by means of payment, by rate, from which ticket to which. */
export function Takings({ of }: { of: Sums }) {
  const { t, i18n } = useWords("tillClosings");
  const field = (name: string) => t(`fields.${name}`);
  const language = i18n.language === "fr" ? "fr" : "en";
  return (
    <>
      <div className="grid gap-2">
        <RailLine label={field("total")}>
          <strong className="text-lg">
            <Euros value={of.total} />
          </strong>
        </RailLine>
        {of.methods.map(({ method, total }) => (
          <RailLine key={method} label={t(`values.method.${method}`)}>
            <Euros value={total} />
          </RailLine>
        ))}
      </div>
      <div className="grid gap-2">
        {of.vat.map(({ rate, tax }) => (
          <RailLine key={rate} label={`${field("tax")} ${formatRate(rate, language)}`}>
            <Euros value={tax} />
          </RailLine>
        ))}
      </div>
      <div className="grid gap-2">
        <RailLine label={field("count")}>{of.count}</RailLine>
        <RailLine label={field("takenBack")}>{of.takenBack}</RailLine>
        <RailLine label={field("firstNumber")}>{of.firstNumber ?? "–"}</RailLine>
        <RailLine label={field("lastNumber")}>{of.lastNumber ?? "–"}</RailLine>
        <RailLine label={field("running")}>
          <Euros value={of.running} />
        </RailLine>
      </div>
    </>
  );
}
