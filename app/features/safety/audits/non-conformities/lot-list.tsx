import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import type { NonConformity } from "@/worker/modules/safety/non-conformities/shapes";
import { nonConformityStatus } from "@/worker/modules/safety/non-conformities/status";
import { Disclosure } from "@/app/ui/disclosure";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Quantity } from "@/app/ui/quantity";

interface LotListProps {
  nonConformity: NonConformity;
  requestKey: string;
}

const { Form, Field } = formOf(nonConformities.addLots);

/** The lots that it concerns and what is left of each; others are added while it is open. */
export function LotList({ nonConformity: { lots, status, version }, requestKey }: LotListProps) {
  const { t } = useWords("pages/audits");
  const isOpen = nonConformityStatus.allows(status, "addLots");
  if (!lots.length && !isOpen) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("nonConformities:fields.lots")}</h2>
      <ul className="text-sm">
        {lots.map(({ lotId, lot, itemName, amount, state }) => (
          <li key={lotId} className="card-line border-b border-rule py-2">
            <span>
              <Link className="link-ink code" to={`/customer/inventory/lots/${lotId}`}>
                {lot}
              </Link>
              {` · ${itemName}`}
            </span>
            <span className="flex gap-4">
              <Quantity value={amount.amount} unit={amount.unit} />
              <span className="muted">{t(`nonConformities:values.state.${state}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Disclosure form="addLots" look="btn btn-plain mt-3" summary={t("nc.addLots")} className="no-print">
          {/* Lots that were added clear the form. */}
          <Form key={version} verb="addLots" version={version} requestKey={`${requestKey}.lots`} className="mt-3 grid gap-4">
            <Field name="lots" help={t("nc.lotsHelp")} />
            <SubmitButton className="btn btn-ink justify-self-start">{t("nonConformities:operations.addLots.button")}</SubmitButton>
          </Form>
        </Disclosure>
      )}
    </section>
  );
}
