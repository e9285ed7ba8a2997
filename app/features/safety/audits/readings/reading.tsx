import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { formatInstant } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { readings } from "@/worker/modules/safety/readings/contract";
import type { Reading } from "@/worker/modules/safety/readings/shapes";
import { verdicts } from "@/worker/modules/safety/readings/status";
import { Disclosure } from "@/app/ui/disclosure";
import { Fact, Facts } from "@/app/ui/facts";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { instrumentPath, nonConformityPath, readingPath } from "../addresses";
import { Crumb } from "../crumb";
import { Limits, ReadValue } from "../gauged";
import { CalibrationMark } from "../instruments/standing";
import { KindMark } from "../kind-mark";
import { OutcomeText } from "./outcome";

export const handle = {
  words: ["pages/audits", "readings"],
  title: (data: unknown) => (data as { reading?: { pointName: string } } | undefined)?.reading?.pointName ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { reading: await context.read(readings.show, { id: params.id }), requestKey: context.nonce };
}

export const action = actionFor(readings.correct, { to: ({ items }) => readingPath(items[0]?.id ?? "") });

/** A reading as it was signed, and what put it right. */
export default function ReadingScreen() {
  const { t, i18n } = useWords("pages/audits");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { reading, requestKey } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`readings:fields.${name}`);
  return (
    <div className="page-narrow">
      <Crumb section="readings" />
      <PageHead title={reading.pointName} sentence={formatInstant(reading.at, language)} />
      <div className="mb-5 flex flex-wrap items-baseline gap-4">
        <span className="text-2xl">
          <ReadValue {...reading} />
        </span>
        <OutcomeText reading={reading} />
        <KindMark kind={reading.kind} />
      </div>
      <Facts>
        <Fact label={t("reading.limits")}>
          <Limits of={reading} />
        </Fact>
        <Fact label={field("by")}>{reading.by}</Fact>
        <Fact label={field("instrument")}>
          {reading.instrumentId && (
            <span className="flex flex-wrap gap-x-3">
              <Link className="link-ink" to={instrumentPath(reading.instrumentId)}>
                {reading.instrument}
              </Link>
              <CalibrationMark calibration={reading.calibration} />
            </span>
          )}
        </Fact>
        <Fact label={field("production")}>{reading.production}</Fact>
        <Fact label={field("action")}>{reading.action}</Fact>
        <Fact label={field("note")}>{reading.note}</Fact>
        <Fact label={field("nonConformity")}>
          {reading.nonConformityId && (
            <Link className="link-ink" to={nonConformityPath(reading.nonConformityId)}>
              {reading.nonConformity}
            </Link>
          )}
        </Fact>
        {reading.corrects && (
          <Fact label={field("corrects")}>
            <Link className="link-ink" to={readingPath(reading.corrects)}>
              {t("reading.first")}
            </Link>
            {` · ${reading.reason}`}
          </Fact>
        )}
        {reading.correctedBy && (
          <Fact label={field("correctedBy")}>
            <Link className="link-ink" to={readingPath(reading.correctedBy)}>
              {t("reading.second")}
            </Link>
          </Fact>
        )}
      </Facts>
      {!reading.correctedBy && <CorrectForm reading={reading} requestKey={requestKey} />}
    </div>
  );
}

const { Form, Field } = formOf(readings.correct);

/** Signed readings are never changed: a new one puts this one right, and says why. */
function CorrectForm({ reading, requestKey }: { reading: Reading; requestKey: string }) {
  const { t } = useWords("pages/audits");
  return (
    <Disclosure form="correct" look="btn btn-plain mt-6" summary={t("readings:operations.correct.title")} className="no-print">
      <Form verb="correct" requestKey={requestKey} className="mt-4 grid max-w-lg gap-4">
        <p className="muted text-sm">{t("reading.correctText")}</p>
        {reading.unit ? (
          <Field name="value" unit={reading.unit} required />
        ) : (
          <Field name="verdict" choices={verdicts} value={reading.verdict} required />
        )}
        <Field name="reason" />
        <Field name="action" value={reading.action} />
        <SubmitButton>{t("reading.correct")}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
