import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import { production } from "@/worker/modules/make/production/contract";
import { AheadChoice, aheadIn } from "@/app/features/business/forecast/ahead";
import { actionFor } from "@/app/shell/action";
import { DateText } from "@/app/ui/date";
import { EmptyState } from "@/app/ui/empty-state";
import { useTicks } from "@/app/ui/field";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { base } from "./base";
import { ProductionTabs } from "./tabs";

export const handle = { words: ["pages/production", "production", "pages/forecast"], title: "pages/production:proposals.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ahead = await aheadIn(context, request);
  const [plan, { facilities }] = await Promise.all([context.read(production.plan, { ahead }), context.read(production.facets, {})]);
  return { plan, ahead, facilities, requestKey: context.nonce };
}

export const action = actionFor(production.createFromPlan, { to: () => `${base}/orders` });

const { Form, Field } = formOf(production.createFromPlan);
type Proposal = Result<typeof production.plan>["items"][number];

export default function Proposals() {
  const { t } = useWords("pages/production");
  const { plan, ahead, facilities, requestKey } = useLoaderData<typeof loader>();
  const isEmpty = plan.items.length === 0 && plan.lacking.length === 0;
  return (
    <>
      <PageHead title={t("proposals.title")} sentence={isEmpty ? undefined : t("proposals.sentence")} />
      <ProductionTabs />
      <AheadChoice ahead={ahead} />
      {isEmpty ? (
        <EmptyState drawing="pot" title={t("proposals.empty.title")} text={t("proposals.empty.text")}>
          <Link className="btn btn-plain" to={`${base}/new`}>
            {t("new")}
          </Link>
        </EmptyState>
      ) : (
        <div className="parts mt-6 gap-8">
          {plan.items.length > 0 && (
            <Form requestKey={requestKey}>
              <input type="hidden" name="ahead" value={ahead} />
              <h2 className="mb-2 text-lg">{t("proposals.make")}</h2>
              <ProposalTable rows={plan.items} isChosen />
              <div className="form-grid mt-4">
                <Field name="facility" help={t("form.facility")} suggestions={facilities} />
              </div>
              <div className="mt-4">
                <SubmitButton>{t("proposals.create")}</SubmitButton>
              </div>
            </Form>
          )}
          {plan.lacking.length > 0 && (
            <section>
              <h2 className="mb-2 text-lg">{t("proposals.buy")}</h2>
              <ProposalTable rows={plan.lacking} />
            </section>
          )}
        </div>
      )}
    </>
  );
}

function ProposalTable({ rows, isChosen = false }: { rows: Proposal[]; isChosen?: boolean }) {
  const { t } = useWords("pages/production");
  const isTicked = useTicks("items");
  return (
    <div className="table-scroll">
      <table className="grid-table">
        <thead>
          <tr>
            {isChosen && <th className="tick" aria-label={t("proposals.choose")} />}
            <th>{t(isChosen ? "proposals.day" : "proposals.by")}</th>
            <th>{t("item")}</th>
            <th className="num">{t("production:fields.amount")}</th>
            <th className="max-sm:hidden">{t("proposals.reason")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.itemId}>
              {isChosen && (
                <td className="tick">
                  <input
                    type="checkbox"
                    className="checkbox checkbox-sm"
                    name="items"
                    value={row.itemId}
                    defaultChecked={isTicked(row.itemId, true)}
                    aria-label={row.name}
                  />
                </td>
              )}
              <td>
                <DateText value={row.requestedOn} />
              </td>
              <td>
                <Link className="name" to={`/customer/products/${row.itemId}`}>
                  {row.name}
                </Link>
                <span className="muted block text-sm font-normal sm:hidden">{row.reason}</span>
              </td>
              <td className="num">
                <Quantity value={row.amount.amount} unit={row.amount.unit} />
              </td>
              <td className="muted text-sm max-sm:hidden">{row.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
