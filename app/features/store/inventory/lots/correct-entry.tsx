import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { unitsLike } from "@/worker/core/figures/quantity";
import { lots } from "@/worker/modules/store/lots/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { actionFor, byOwnId } from "@/app/shell/action";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { correctPath, lotPath } from "../addresses";

export const handle = { words: ["pages/inventory", "stock", "movements"], title: "stock:operations.correct.title" };

/** What was taken in by hand as it stands now; nothing of it does when it was said not to have come. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const [lot, came] = await Promise.all([
    context.read(lots.show, { id }),
    context.read(movements.list, { lot: id, type: "receipt", cause: "hand", limit: 100 }),
  ]);
  if (lot.cause !== "hand") throw redirect(lotPath(lot.id));
  if (lot.id !== id) throw redirect(correctPath(lot.id));
  const entry = came.items.find(({ correctable }) => correctable);
  const amount = entry?.amount ?? { amount: 0, unit: lot.unit };
  return { lot, amount, day: entry?.day ?? lot.bornOn, requestKey: context.nonce };
}

/** The form names the lot in its own field. */
export const action = byOwnId(actionFor(stock.correct, { to: ({ id }) => lotPath(id) }));

const { Form, Field } = formOf(stock.correct);

export default function CorrectEntry() {
  const { t } = useWords("pages/inventory");
  const { lot, amount, day, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={lotPath(lot.id)}>
          {lot.number}
        </Link>
      </p>
      <PageHead title={t("stock:operations.correct.title")} sentence={t("lot.correcting")} />
      <Form version={lot.version} labels={{ amount: t("movements:fields.amount") }} requestKey={requestKey} guarded>
        <input type="hidden" name="lot" value={lot.id} />
        <p className="mb-5">
          <strong className="font-semibold">{lot.itemName}</strong> <span className="code muted">{lot.number}</span>
        </p>
        <div className="form-grid">
          <Field name="amount" value={amount} among={unitsLike(lot.unit)} help={t("lot.correctingAmount")} />
          <Field name="unitCost" value={lot.unitCost} />
          <Field name="day" value={day} />
          <Field name="supplierLot" value={lot.supplierLot} autoComplete="off" />
          <Field name="dlc" value={lot.dlc} help={t("form.oneDate")} />
          <Field name="ddm" value={lot.ddm} />
        </div>
        <FormEnd back={lotPath(lot.id)}>{t("stock:operations.correct.title")}</FormEnd>
      </Form>
    </div>
  );
}
