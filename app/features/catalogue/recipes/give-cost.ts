import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { items } from "@/worker/modules/catalogue/items/contract";
import { actionsBy, textsOf, withoutScreen } from "@/app/shell/action";

/** What became of a cost that was given beside a recipe. */
export type CostAnswer = { given: true; problem?: undefined } | { given?: undefined; problem: string };

/** Says what an item costs, and from whom it is bought: a supplier that nobody knows is added, and the price is its tariff. */
async function giveCost({ request, context }: ActionFunctionArgs): Promise<CostAnswer> {
  const { cost = "", supplierName = "", id = "" } = textsOf(await request.formData());
  const supplier = String(supplierName).trim();
  const texts = { id, cost, ...(supplier && { supplierName: supplier, newSupplier: "on" }) };
  try {
    await context.call(items.update, inputFrom(items.update, texts) as Parameters<typeof context.call<typeof items.update>>[1]);
    return { given: true };
  } catch (error) {
    const { detail, errors } = context.phrase(error);
    return { problem: errors?.[0]?.message ?? detail };
  }
}

export const action = withoutScreen(actionsBy({ update: giveCost }, "update"));
