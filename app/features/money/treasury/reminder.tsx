import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { inputFrom } from "@/worker/core/contract/input-from";
import { languages } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import { reminders } from "@/worker/modules/money/reminders/contract";
import { reminderSteps } from "@/worker/modules/money/reminders/status";
import { actionFor } from "@/app/shell/action";
import { Fact, Facts } from "@/app/ui/facts";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { base } from "./tabs";

export const handle = { words: ["pages/treasury", "reminders"], title: "pages/treasury:tabs.reminders" };

const back = `${base}?tab=reminders`;

/** The address holds the step and the language; what is due otherwise. Whoever owes nothing that is late is sent no letter. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { step, language } = Object.fromEntries(new URL(request.url).searchParams);
  const input = { ...inputFrom(reminders.preview, { step, language }), id: params.id };
  return { letter: await context.read(reminders.preview, input).catch(notThere), requestKey: context.nonce };
}

function notThere(answer: unknown): never {
  const isSettled = answer instanceof Response && answer.status === 409;
  throw isSettled ? new Response(null, { status: 404 }) : answer;
}

export const action = (args: ActionFunctionArgs) => send(args);
const send = actionFor(reminders.send, { to: () => back });

const { Form, Field } = formOf(reminders.send);

/** A letter to a client who is late: read it, change it, send it. */
export default function Reminder() {
  const { t } = useWords("pages/treasury");
  const { letter, requestKey } = useLoaderData<typeof loader>();
  const { step, language, subject, message, to, partyName, invoices, total } = letter;
  const label = (name: string) => t(`reminders:fields.${name}`);
  const address = (changes: Partial<Record<"step" | "language", string>>) => `?${new URLSearchParams({ step, language, ...changes })}`;
  return (
    <div className="page-narrow">
      <PageHead title={partyName} sentence={t("reminder.sentence", { count: invoices.length, amount: formatMoney(total, 2) })} />
      <Sections
        label={label("step")}
        sections={reminderSteps.map((key) => ({
          key,
          label: t(`reminders:values.step.${key}`),
          to: address({ step: key }),
          current: key === step,
        }))}
      />
      <div className="my-4">
        <Sections
          label={label("language")}
          sections={languages.map((key) => ({
            key,
            label: t(`reminders:values.language.${key}`),
            to: address({ language: key }),
            current: key === language,
          }))}
        />
      </div>
      <h2 className="mb-2 text-lg">{label("invoices")}</h2>
      <Facts>
        {invoices.map(({ id, number, due, penalties }) => (
          <Fact key={id} label={number}>
            <span className="tnum">
              {formatMoney(due, 2)}
              {penalties > 0 && <span className="muted">{` + ${formatMoney(penalties, 2)} ${t("reminder.penalties")}`}</span>}
            </span>
          </Fact>
        ))}
        <Fact label={label("total")}>
          <strong className="tnum font-semibold">{formatMoney(total, 2)}</strong>
        </Fact>
      </Facts>
      <Form key={`${step}${language}`} className="mt-6 grid gap-5" requestKey={requestKey} guarded>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="language" value={language} />
        <Field name="to" value={to} required />
        <Field name="subject" value={subject} required />
        <Field name="message" value={message} rows={16} required />
        <FormEnd back={back}>{t("reminder.send")}</FormEnd>
      </Form>
    </div>
  );
}
