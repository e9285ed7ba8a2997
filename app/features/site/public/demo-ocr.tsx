import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import { formatRate } from "@/worker/core/figures/rate";
import type { Result } from "@/worker/core/contract/operation";
import { scans } from "@/worker/modules/buy/scans/contract";
import { type FieldName, fieldNames } from "@/worker/modules/buy/scans/status";
import { Checks } from "@/app/features/buy/scans/checks";
import { Highlight, type Place } from "@/app/features/buy/scans/page-view";
import { DateText } from "@/app/ui/date";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { refusal } from "@/app/shell/action";
import { trackClick, trackDemo } from "@/app/shell/analytics";

export const handle = {
  words: ["pages/public", "pages/scans", "scans"],
  title: "pages/public:demo.title",
  description: "pages/public:demo.lead",
};

type Sample = Result<typeof scans.demo>;

/** Has the sample read, as often as one likes within reason. */
export async function action({ context }: ActionFunctionArgs) {
  try {
    return data({ read: await context.call(scans.demo, {}) });
  } catch (error) {
    return refusal(context.phrase(error), new FormData());
  }
}

/** An invoice, and what the reader makes of it before one's eyes. */
export default function DemoOcr() {
  const { t } = useWords("pages/public");
  const answer = useActionData<typeof action>();
  const read = answer && "read" in answer ? (answer.read as Sample) : null;
  const [active, look] = useState<Place | null>(null);
  return (
    <>
      <PageHead title={t("demo.title")} sentence={t("demo.lead")} />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <figure className="relative self-start rounded-box border border-rule bg-white">
          <img className="block h-auto w-full" src="/samples/facture.png" width={1239} height={1754} alt={t("demo.alt")} />
          {active && <Highlight at={active} />}
        </figure>
        <section aria-live="polite">
          <Form className="mb-5">
            <SubmitButton onClick={() => trackDemo("ocr")}>{t(read ? "demo.again" : "demo.read")}</SubmitButton>
          </Form>
          {read ? <Fields read={read} look={look} /> : <p className="muted max-w-prose">{t("demo.before")}</p>}
          <p className="mt-6 text-sm">
            {t("demo.yours")}{" "}
            <Link className="link-ink" to="/register" onClick={() => trackClick("register", "demo")}>
              {t("home.create")}
            </Link>
          </p>
        </section>
      </div>
    </>
  );
}

/** What was read; pointing at a field, or standing in it, shows where on the page. */
function Fields({ read, look }: { read: Sample; look(at: Place | null): void }) {
  const { t, i18n } = useWords("pages/public");
  const rate = (share: number) => formatRate(share, asLanguage(i18n.language) ?? defaultLanguage, 0);
  const seconds = (read.milliseconds / 1_000).toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  const shown = fieldNames.flatMap((name) => read.found.filter(({ field }) => field === name && read[field] !== null));
  return (
    <>
      <p className="summary mb-4">{t("demo.done", { seconds, rate: rate(read.confidence) })}</p>
      <ul className="mb-5">
        {shown.map(({ field, confidence, at }) => (
          <ReadLine key={field} at={at} look={look}>
            <span className="muted">{t(`scans:fields.${field}`)}</span>
            <strong className="min-w-0 break-words text-right font-semibold">
              <Value field={field} value={read[field]} />
              <span className="muted ml-2 text-sm font-normal">{rate(confidence)}</span>
            </strong>
          </ReadLine>
        ))}
        {read.lineItems.map(({ description, totalAmount, at }) => (
          <ReadLine key={description} at={at} look={look}>
            <span>{description}</span>
            <span className="tnum">{formatMoney(totalAmount)}</span>
          </ReadLine>
        ))}
      </ul>
      <Checks checks={read.checks} />
    </>
  );
}

function ReadLine({ at, look, children }: { at: Place | null; look(at: Place | null): void; children: React.ReactNode }) {
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        className="flex w-full items-baseline justify-between gap-4 py-1.5 text-left"
        onFocus={() => look(at)}
        onPointerEnter={() => look(at)}
      >
        {children}
      </button>
    </li>
  );
}

function Value({ field, value }: { field: FieldName; value: string | number | null }) {
  if (typeof value === "number") return formatMoney(value);
  return field === "invoiceDate" || field === "dueDate" ? <DateText value={String(value)} /> : value;
}
