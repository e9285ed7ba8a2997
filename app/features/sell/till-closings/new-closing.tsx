import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { tillClosings } from "@/worker/modules/sell/till-closings/contract";
import { actionFor } from "@/app/shell/action";
import { DateText } from "@/app/ui/date";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { Coins } from "./coins";
import { LiveBox } from "./live-box";
import { Takings } from "./takings";
import { TillCrumb } from "./till-crumb";

export const handle = { words: ["pages/till-closings", "tillClosings"], title: "pages/till-closings:new" };

/** What is to be closed, and a key that makes a form that is sent twice act once. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { current: await context.read(tillClosings.current, {}), requestKey: context.nonce };
}

export const action = actionFor(tillClosings.create, { to: ({ id }) => `${base}/${id}` });

const { Form, Field } = formOf(tillClosings.create);

/** The count of the cash box: what is there, note by note where one wants, against what ought to be. */
export default function NewClosing() {
  const { t } = useWords("pages/till-closings");
  const { current, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <TillCrumb isInside />
      <PageHead title={t("new")} sentence={t("sentence")} />
      <div className="document">
        <Form requestKey={requestKey} className="max-w-xl">
          {current.isFirst && <Field name="opening" value={0} help={t("help.opening")} inputMode="decimal" />}
          <LiveBox opening={current.isFirst ? null : current.opening} cash={current.cash} />
          <div className="form-grid mt-4">
            <Field name="counted" inputMode="decimal" help={t("help.counted")} />
            <Field name="taken" value={0} inputMode="decimal" help={t("help.taken")} />
          </div>
          <Coins />
          <div className="mt-4">
            <Field name="note" />
          </div>
          <FormEnd back={base}>{t("tillClosings:operations.create.button")}</FormEnd>
        </Form>
        <aside className="rail text-sm" aria-label={t("sums")}>
          <p className="muted">
            {current.since ? (
              <>
                {`${t("since")} `}
                <DateText value={current.since} />
              </>
            ) : (
              t("sinceEver")
            )}
          </p>
          <Takings of={current} />
        </aside>
      </div>
    </>
  );
}
