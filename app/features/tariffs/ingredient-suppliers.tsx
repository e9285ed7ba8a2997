import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/money";
import type { FormAnswer } from "../../ui/form";
import { PageHead } from "../../ui/page-head";
import { ItemTariffs } from "./item-tariffs";
import { loadOffers } from "./load-offers";
import { changeTariff } from "./save-tariff";

export const handle = {
  words: ["pages/tariffs", "tariffs"],
  title: (data: unknown) => (data as { tariffs?: { itemName: string } } | undefined)?.tariffs?.itemName ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { ...(await loadOffers(context, params.id)), requestKey: context.nonce, today: context.today };
}

export const action = changeTariff;

/** Who sells an ingredient, and at what price. */
export default function IngredientSuppliers() {
  const { t } = useWords("pages/tariffs");
  const { tariffs, suppliers, requestKey, today } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const item = { id: tariffs.itemId, unit: tariffs.itemUnit };
  const known = tariffs.items.flatMap(({ unitPrice }) => unitPrice ?? []);
  const [low, high] = [Math.min(...known), Math.max(...known)].map((price) => formatMoney(price));
  const sentence = t("sentence", { count: tariffs.items.length, low, high, unit: t(`core:units.${tariffs.itemUnit}`) });
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`/customer/ingredients/${item.id}`}>
          {tariffs.itemName}
        </Link>
      </p>
      <PageHead title={t("title", { item: tariffs.itemName })} sentence={tariffs.items.length ? `${sentence}.` : t("none")} />
      {answer?.problem && !answer.values?.item && !answer.problem.errors?.length && (
        <p role="alert" className="summary mb-4">
          {answer.problem.detail}
        </p>
      )}
      <ItemTariffs item={item} tariffs={tariffs} suppliers={suppliers} requestKey={requestKey} today={today} />
    </>
  );
}
