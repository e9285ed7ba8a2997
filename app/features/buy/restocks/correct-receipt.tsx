import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { unitsLike } from "@/worker/core/figures/quantity";
import { type Arrival, restocks } from "@/worker/modules/buy/restocks/contract";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { actionFor } from "@/app/shell/action";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./restock-table";

export const handle = { words: ["pages/restocks", "restocks"], title: "restocks:operations.correct.title" };

/** `?receipt=` names the receipt to put right; the last one otherwise. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const restock = await context.read(restocks.show, { id });
  const name = new URL(request.url).searchParams.get("receipt");
  const receipt = restock.receipts.find((one) => one.id === name) ?? restock.receipts[0];
  if (!receipt || !restockStatus.allows(restock.status, "correct")) throw redirect(`${base}/${restock.id}`);
  const { id: restockId, reference, supplierName, version } = restock;
  return { restock: { id: restockId, reference, supplierName, version }, receipt, requestKey: context.nonce };
}

export const action = actionFor(restocks.correct, { to: ({ id }) => `${base}/${id}` });

const { Form, Field } = formOf(restocks.correct);

export default function CorrectReceipt() {
  const { t } = useWords("pages/restocks");
  const { restock, receipt, requestKey } = useLoaderData<typeof loader>();
  const lots = receipt.lines.filter(({ lotId }) => lotId);
  const labels = {
    "lines.amount": t("correct.amount"),
    "lines.price": t("packPrice"),
    "lines.dlc": t("receive.dlc"),
    "lines.ddm": t("receive.ddm"),
    allowMore: t("receive.allowMore"),
  };
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}/${restock.id}`}>
          {restock.reference}
        </Link>
      </p>
      <PageHead title={t("restocks:operations.correct.title")} sentence={t("correct.sentence", { supplier: restock.supplierName })} />
      <Form version={restock.version} labels={labels} requestKey={requestKey} guarded>
        <input type="hidden" name="receipt" value={receipt.id} />
        <div className="form-grid">
          <Field name="receivedOn" value={receipt.receivedOn} />
          <Field name="deliveryNote" value={receipt.deliveryNote} autoComplete="off" />
        </div>
        {lots.map((line, place) => (
          <LotFields key={line.lotId} line={line} place={place} />
        ))}
        <div className="form-part grid gap-3">
          <Field name="allowMore" />
        </div>
        <FormEnd back={`${base}/${restock.id}`}>{t("restocks:operations.correct.title")}</FormEnd>
      </Form>
    </div>
  );
}

/** What really came in a lot. */
function LotFields({ line, place }: { line: Arrival; place: number }) {
  const { t } = useWords("pages/restocks");
  const row = `lines.${place}` as const;
  return (
    <fieldset className="form-part">
      <legend className="text-lg font-semibold">
        {line.itemName} <span className="code muted text-sm font-normal">{line.lotNumber}</span>
      </legend>
      <input type="hidden" name={`${row}.lot`} value={line.lotId ?? ""} />
      <div className="form-grid">
        <Field name={`${row}.amount`} value={line.amount} among={unitsLike(line.amount.unit)} help={t("correct.amountHelp")} />
        <Field name={`${row}.supplierLot`} value={line.supplierLot} autoComplete="off" />
        <Field name={`${row}.dlc`} value={line.dlc} />
        <Field name={`${row}.ddm`} value={line.ddm} />
        <Field name={`${row}.price`} help={t("correct.priceHelp")} />
      </div>
    </fieldset>
  );
}
