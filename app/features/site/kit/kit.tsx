import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { wordsOf } from "@/app/shell/i18n/server";
import { formatMoney } from "@/worker/core/figures/money";
import { ChartFrame } from "@/app/ui/chart-frame";
import type { FormAnswer } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { StepChart } from "@/app/ui/step-chart";
import { Actions, Figures, Messages, States, Statuses } from "./pieces";
import { SampleForm, SampleTable } from "./samples";

/** The kit looks the same every day: tests compare it with pictures. */
const today = "2026-03-14";

export const handle = { words: ["pages/kit"], title: "pages/kit:title" };

/** The kit is for developers: anywhere but on one's own machine, the address is unknown like any other. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.local) throw new Response(null, { status: 404 });
  return null;
}

/** Always refuses, to show how a refusal looks. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (!context.local) throw new Response(null, { status: 404 });
  const { t } = wordsOf(context.lang);
  const values = Object.fromEntries([...(await request.formData())].map(([field, value]) => [field, String(value)]));
  const errors = [{ field: "name", message: t("pages/kit:form.tooShort") }];
  return data<FormAnswer>({ problem: { code: "invalid_input", detail: t("pages/kit:form.problem"), errors }, values }, 422);
}

/** Every piece of `app/ui`, once. */
export default function Kit() {
  const { t } = useWords("pages/kit");
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <Part name="actions">
          <Actions />
        </Part>
        <Part name="figures">
          <Figures today={today} />
        </Part>
        <Part name="status">
          <Statuses />
        </Part>
        <Part name="form">
          <SampleForm />
        </Part>
        <Part name="table">
          <SampleTable />
        </Part>
        <Part name="dialog">
          <Messages />
        </Part>
        <Part name="chart">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <Chart />
            <Steps today={today} />
          </div>
        </Part>
        <Part name="states">
          <States />
        </Part>
      </div>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useWords("pages/kit");
  return (
    <section aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`} className="mb-4 text-xl">
        {t(`parts.${name}`)}
      </h2>
      {children}
    </section>
  );
}

const jars = [40, 62, 58, 95];

function Chart() {
  const { t } = useWords("pages/kit");
  const months = t("chart.months", { returnObjects: true }) as string[];
  const bars = (
    <svg viewBox="0 0 400 100" className="w-full max-w-md" aria-hidden="true">
      {jars.map((count, place) => (
        <rect key={months[place]} x={place * 100 + 10} y={100 - count} width="80" height={count} fill="var(--chart-2)" />
      ))}
    </svg>
  );
  const rows = jars.map((count, place) => [months[place] ?? "", String(count)]);
  return (
    <ChartFrame
      title={t("chart.title")}
      sentence={t("chart.sentence")}
      chart={bars}
      head={[t("chart.month"), t("chart.jars")]}
      rows={rows}
    />
  );
}

/** What holds from a day until the next, for two things; one of them changes after today. */
function Steps({ today }: { today: string }) {
  const { t } = useWords("pages/kit");
  const from = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const steps = (values: [number, number][]) => values.map(([days, value]) => ({ at: from(days), value }));
  const lines = [
    {
      name: t("steps.jam"),
      points: steps([
        [-300, 42_000],
        [-90, 45_000],
        [40, 47_000],
      ]),
    },
    {
      name: t("steps.jelly"),
      points: steps([
        [-200, 39_000],
        [-120, 36_000],
      ]),
    },
  ];
  return <StepChart title={t("steps.title")} sentence={t("steps.sentence")} lines={lines} format={formatMoney} today={today} />;
}
