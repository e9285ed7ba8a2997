import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatQuantity } from "@/worker/core/figures/quantity";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { SelectField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { QuantityField } from "@/app/ui/quantity-field";
import { base, lotPath } from "../addresses";
import type { loadMove } from "./load-move";
import { LotChoice } from "../lots/lot-choice";
import { LotDate, LotStatus } from "../lots/lot-marks";

interface MoveScreenProps {
  verb: "transfer" | "scrap";
  /** The field that says where the goods are taken from. */
  from: "from" | "location";
  /** What else the form asks. */
  children(context: Awaited<ReturnType<typeof loadMove>>): ReactNode;
}

/** Takes a part of a lot somewhere: first which lot, then how much of it. */
export function MoveScreen({ verb, from, children }: MoveScreenProps) {
  const { t, i18n } = useWords("pages/inventory");
  const loaded = useLoaderData<typeof loadMove>();
  const { lot, found, code, requestKey, today } = loaded;
  const label = (name: string) => t(`stock:fields.${name}`);
  const labels = Object.fromEntries(["lot", "from", "to", "location", "amount", "reason", "note"].map((name) => [name, label(name)]));
  const free = (amount: number) => formatQuantity(amount, lot?.unit ?? "piece", asLanguage(i18n.language) ?? defaultLanguage);
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={lot ? lotPath(lot.id) : base}>
          {lot ? lot.number : t("title")}
        </Link>
      </p>
      <PageHead title={t(verb)} sentence={t(`form.${verb}`)} />
      {!lot && <LotChoice code={code} found={found} today={today} />}
      {lot && (
        <Form labels={{ ...labels, "amount.value": label("amount") }} requestKey={requestKey} guarded>
          <input type="hidden" name="lot" value={lot.id} />
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span>
              <strong className="font-semibold">{lot.itemName}</strong> <span className="code muted">{lot.number}</span>
            </span>
            <LotDate lot={lot} today={today} />
            <LotStatus lot={lot} />
            <Link className="link-ink text-sm" to="?">
              {t("form.other")}
            </Link>
          </div>
          <div className="form-grid">
            <SelectField
              name={from}
              label={label(from)}
              choices={lot.places.map(({ locationId, locationName, amount, reserved }) => {
                const left = `${free(amount.amount - reserved.amount)} ${t(`core:units.${lot.unit}`)}`;
                return { value: locationId, label: `${locationName} (${t("form.free", { amount: left })})` };
              })}
            />
            <QuantityField name="amount" label={t("movements:fields.amount")} among={[lot.unit]} required />
            {children(loaded)}
          </div>
          <div className="form-part mt-6 flex flex-wrap items-center gap-3">
            <SubmitButton>{t(`form.save.${verb}`)}</SubmitButton>
            <Link className="btn btn-plain" to={lotPath(lot.id)}>
              {t("shell:cancel")}
            </Link>
          </div>
        </Form>
      )}
    </div>
  );
}
