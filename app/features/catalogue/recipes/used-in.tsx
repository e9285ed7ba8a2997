import { Form, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { TextField } from "@/app/ui/field";
import { RequestKey } from "@/app/ui/form";
import { LineTable } from "@/app/ui/line-table";
import { Money } from "@/app/ui/money";
import { Quantity } from "@/app/ui/quantity";
import { EffectTable } from "./effect-table";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";

type Effects = Result<typeof recipes.whatIf>;

export interface Used {
  used: Result<typeof recipes.whereUsed>;
  /** What the change of price or the replacement that was asked for would do. */
  whatIf: Effects | null;
  replacement: Effects | null;
}

/** Where an item is used, what a change of its price would do, and its replacement by another. */
export function UsedIn({ used, whatIf, replacement, requestKey }: Used & { requestKey: string }) {
  const { t } = useWords("pages/recipes");
  if (used.total === 0) return <p className="muted">{t("used.none")}</p>;
  return (
    <div className="parts gap-10">
      <UsedTable used={used} />
      <WhatIf effects={whatIf} />
      <Replacement effects={replacement} requestKey={requestKey} />
    </div>
  );
}

function UsedTable({ used }: { used: Used["used"] }) {
  const { t } = useWords("pages/recipes");
  const field = (name: string) => t(`recipes:fields.${name}`);
  return (
    <div>
      <h2 className="text-lg">{t("used.title")}</h2>
      <p className="muted mb-2 text-sm">{t("used.count", { count: used.total })}</p>
      <LineTable
        rows={used.items}
        rowKey={({ itemId }) => itemId}
        columns={[
          {
            label: field("name"),
            cell: ({ recipeId, name }) => (
              <Link className="name" to={`/customer/recipes/${recipeId}`}>
                {name}
              </Link>
            ),
          },
          { label: t("used.how"), cell: ({ direct }) => t(direct ? "used.directly" : "used.within") },
          {
            label: field("amount"),
            numeric: true,
            cell: ({ amount }) => amount && <Quantity value={amount.amount} unit={amount.unit} />,
          },
          { label: field("cost"), numeric: true, cell: ({ cost }) => <Money value={cost} /> },
        ]}
      />
    </div>
  );
}

function WhatIf({ effects }: { effects: Effects | null }) {
  const { t } = useWords("pages/recipes");
  const [params] = useSearchParams();
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("used.whatIf")}</h2>
      <Form className="mb-4 flex flex-wrap items-start gap-3" preventScrollReset>
        <input type="hidden" name="tab" value="used" />
        <div className="w-40">
          <TextField name="change" label={t("used.change")} unit="%" inputMode="text" defaultValue={params.get("change") ?? "10"} />
        </div>
        <button type="submit" className="btn btn-plain mt-6">
          {t("used.see")}
        </button>
      </Form>
      {effects && <EffectTable effects={effects} />}
    </section>
  );
}

function Replacement({ effects, requestKey }: { effects: Effects | null; requestKey: string }) {
  const { t } = useWords("pages/recipes");
  const [params] = useSearchParams();
  const [by, ratio] = [params.get("by") ?? "", params.get("ratio") ?? "100"];
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("used.replace")}</h2>
      <Form className="mb-4 flex flex-wrap items-start gap-3" preventScrollReset>
        <input type="hidden" name="tab" value="used" />
        <div className="w-64">
          <ItemPicker name="by" label={t("used.by")} chosen={by ? { sku: by, name: "" } : undefined} />
        </div>
        <div className="w-64">
          <TextField name="ratio" label={t("used.ratio")} unit="%" inputMode="decimal" defaultValue={ratio} />
        </div>
        <button type="submit" className="btn btn-plain mt-6">
          {t("used.see")}
        </button>
      </Form>
      {effects && <EffectTable effects={effects} />}
      {effects && effects.total > 0 && (
        <Form method="post" className="mt-4">
          <RequestKey value={requestKey} />
          <input type="hidden" name="by" value={by} />
          <input type="hidden" name="ratio" value={ratio} />
          <button type="submit" name="_verb" value="replace" className="btn btn-primary">
            {t("used.confirm", { count: effects.total })}
          </button>
        </Form>
      )}
    </section>
  );
}
