import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { calculations } from "@/worker/modules/catalogue/calculations/contract";
import { actionFor, actionsBy, byOwnId } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { CalculatorForm } from "./calculator-form";
import { Comparison } from "./comparison";
import { SavedCalculations } from "./saved-calculations";

export const handle = { words: ["pages/calculations", "calculations"], title: "pages/calculations:title" };

const base = "/customer/tools/cost-calculator";
/** As many as one looks at beside each other. */
const COMPARED = 4;

/** `?id=` opens a calculation that was kept, `?compare=` several side by side. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get("id");
  const ids = [...new Set(query.getAll("compare"))].slice(0, COMPARED);
  const [savedPage, calculation, compared] = await Promise.all([
    context.read(calculations.list, { limit: 20, cursor: query.get("cursor") ?? undefined }),
    id ? context.read(calculations.show, { id }) : undefined,
    ids.length > 1 ? context.read(calculations.compare, { ids }) : undefined,
  ]);
  return { saved: savedPage, calculation, compared, requestKey: context.nonce };
}

const toCalculation = ({ id }: { id: string }) => `${base}?id=${id}`;

/** Does to the calculation what the button pressed says. */
export const action = byOwnId(
  actionsBy(
    {
      create: actionFor(calculations.create, { to: toCalculation }),
      update: actionFor(calculations.update, { to: toCalculation }),
      remove: actionFor(calculations.remove, { to: () => base }),
      toProduct: actionFor(calculations.toProduct, { to: ({ itemId }) => `/customer/products/${itemId}?tab=pricing` }),
    },
    "create",
  ),
);

export default function Calculator() {
  const { t } = useWords("pages/calculations");
  const { saved, calculation, compared, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} sentence={calculation?.name ?? t("sentence")} />
      {compared ? (
        <Comparison scenarios={compared.scenarios} back={base} />
      ) : (
        <CalculatorForm key={`${calculation?.id}:${calculation?.version}`} calculation={calculation} requestKey={requestKey} base={base} />
      )}
      <SavedCalculations page={saved} current={calculation?.id} base={base} />
    </>
  );
}
