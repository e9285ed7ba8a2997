import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { treasury } from "@/worker/modules/money/treasury/contract";
import { Figures } from "./figures";
import { ForecastChart } from "./forecast-chart";

interface ForecastViewProps {
  forecast: Result<typeof treasury.forecast>;
  months: Result<typeof treasury.summary>["months"];
  today: string;
}

/** The months behind as a line, the months ahead as a line in its band, and what one supposes of them. */
export function ForecastView({ forecast, months, today }: ForecastViewProps) {
  const { t, i18n } = useWords("pages/treasury");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { lowBalance, lowOn, shortOn, closing, flows } = forecast;
  const money = (value: number) => formatMoney(value, 2);
  const date = (day: string) => formatDate(day, language);
  const sentence = shortOn
    ? t("forecast.short", { day: date(shortOn), low: money(-lowBalance), lowOn: date(lowOn) })
    : t("forecast.fine", { low: money(lowBalance), lowOn: date(lowOn) });
  return (
    <div className="grid gap-6">
      <p className={`text-lg ${shortOn ? "st-loss font-semibold" : ""}`}>{sentence}</p>
      <Scenario />
      <ForecastChart forecast={forecast} months={months} today={today} />
      <div className="max-md:order-2">
        <Figures
          label={t("forecast.flows")}
          figures={[
            ...flows.map(({ kind, income, expense }) => ({
              key: kind,
              label: t(`treasury:values.kind.${kind}`),
              value: [income ? `+${money(income)}` : "", expense ? money(-expense) : ""].filter(Boolean).join(" / "),
            })),
            { key: "closing", label: t("treasury:fields.closing"), value: money(closing) },
          ]}
        />
      </div>
    </div>
  );
}

const delays = ["0", "15", "30", "60"];
const rises = ["0", "5", "10", "20"];

/** What one supposes, below the picture on a phone: it is computed anew as one chooses, and without scripts on the button. */
function Scenario() {
  const { t } = useWords("pages/treasury");
  const [params] = useSearchParams();
  const submit = useSubmit();
  const select = (name: string, choices: { value: string; label: string }[]) => (
    <label className="field min-w-0">
      <span className="text-sm">{t(`scenario.${name}`)}</span>
      <select className="select" name={name} key={params.get(name)} defaultValue={params.get(name) ?? choices[0]?.value}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Form
      className="no-print grid grid-cols-3 items-end gap-x-2 gap-y-4 max-md:order-1 sm:flex sm:flex-wrap sm:gap-4"
      aria-label={t("scenario.label")}
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {select(
        "clientsLate",
        delays.map((value) => ({ value, label: t("scenario.days", { count: Number(value) }) })),
      )}
      {select(
        "materialsUp",
        rises.map((value) => ({ value, label: t("scenario.up", { rate: value }) })),
      )}
      {select(
        "by",
        ["monthly", "weekly"].map((value) => ({ value, label: t(`treasury:values.by.${value}`) })),
      )}
      <noscript>
        <button type="submit" className="btn btn-plain">
          {t("scenario.apply")}
        </button>
      </noscript>
    </Form>
  );
}
