import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import type { ReactNode } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { stock } from "@/worker/modules/store/stock/contract";
import { quantityText } from "@/worker/core/text/format-value";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { FormEnd } from "@/app/ui/form";
import { AnyField, type formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { base, lotPath } from "../addresses";
import type { loadMove } from "./load-move";
import { LotChoice } from "../lots/lot-choice";
import { LotDate, LotStatus } from "../lots/lot-marks";

interface MoveScreenProps {
  verb: "transfer" | "scrap";
  form: Pick<ReturnType<typeof formOf<typeof stock.transfer>> | ReturnType<typeof formOf<typeof stock.scrap>>, "Form">;
  /** The field that says where the goods are taken from. */
  from: "from" | "location";
  /** What else the form asks. */
  children(context: Awaited<ReturnType<typeof loadMove>>): ReactNode;
}

/** Takes a part of a lot somewhere: first which lot, then how much of it. */
export function MoveScreen({ verb, form, from, children }: MoveScreenProps) {
  const { t, i18n } = useWords("pages/inventory");
  const loaded = useLoaderData<typeof loadMove>();
  const { lot, matches, code, requestKey, today } = loaded;
  const { Form } = form;
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const free = (amount: number) => quantityText({ amount, unit: lot?.unit ?? "piece" }, language);
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={lot ? lotPath(lot.id) : base}>
          {lot ? lot.number : t("title")}
        </Link>
      </p>
      <PageHead title={t(verb)} sentence={t(`form.${verb}`)} />
      {!lot && <LotChoice code={code} matches={matches} today={today} />}
      {lot && (
        <Form labels={{ amount: t("movements:fields.amount") }} requestKey={requestKey} guarded>
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
            <AnyField
              name={from}
              choices={lot.places.map(({ locationId, locationName, amount, reserved }) => {
                const available = free(amount.amount - reserved.amount);
                return { value: locationId, label: `${locationName} (${t("form.free", { amount: available })})` };
              })}
            />
            <AnyField name="amount" among={[lot.unit]} />
            {children(loaded)}
          </div>
          <FormEnd back={lotPath(lot.id)}>{t(`form.save.${verb}`)}</FormEnd>
        </Form>
      )}
    </div>
  );
}
