import { Form } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatDate } from "@/worker/core/figures/dates";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import type { Result } from "@/worker/core/contract/operation";
import { valuations } from "@/worker/modules/store/stock/status";
import type { stock } from "@/worker/modules/store/stock/contract";
import { type Column, Table } from "@/app/ui/table";
import { stockPath } from "../addresses";
import { Link } from "@/app/ui/link";
import { Amount } from "../lots/lot-marks";
import { Worth, worthText } from "./worth";

type Value = Result<typeof stock.valueOn>;

/** What the stock was worth at the end of any day, by kind and by item. */
export function ValuePanel({ value, today }: { value: Value; today: string }) {
  const { t, i18n } = useWords("pages/inventory");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const totals = {
    date: formatDate(value.day, language),
    count: value.total,
    value: worthText(value.value),
    valuation: t(`stock:values.valuation.${value.valuation}`).toLowerCase(),
  };
  return (
    <div className="mt-6 grid gap-6">
      <Form className="no-print flex flex-wrap items-end gap-3" role="search">
        <input type="hidden" name="tab" value="value" />
        <label className="field">
          <span>{t("value.day")}</span>
          <span className="input">
            <input type="date" name="day" defaultValue={value.day} max={today} required />
          </span>
        </label>
        <label className="field">
          <span>{t("stock:fields.valuation")}</span>
          <select className="select" name="valuation" defaultValue={value.valuation} key={value.valuation}>
            {valuations.map((name) => (
              <option key={name} value={name}>
                {t(`stock:values.valuation.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn-ink">
          {t("value.show")}
        </button>
      </Form>
      <p className="text-lg">{value.total ? t("value.sentence", totals) : t("value.none")}</p>
      <Kinds value={value} />
      {value.items.length > 0 && <Items value={value} />}
    </div>
  );
}

function Kinds({ value }: { value: Value }) {
  const { t } = useWords("stock");
  return (
    <ul className="grid gap-2 text-sm">
      {value.kinds.map(({ kind, value: part }) => (
        <li key={kind} className="grid grid-cols-[8rem_1fr_auto] items-center gap-3">
          <span>{t(`values.kind.${kind}`)}</span>
          <span
            className="h-3 rounded-sm bg-secondary"
            style={{ width: `${value.value ? Math.max(1, (100 * part) / value.value) : 0}%` }}
          />
          <Worth value={part} />
        </li>
      ))}
    </ul>
  );
}

type Row = Value["items"][number];

function Items({ value }: { value: Value }) {
  const { t } = useWords("pages/inventory");
  const field = (name: string) => t(`stock:fields.${name}`);
  const columns: Column<Row>[] = [
    {
      key: "name",
      card: "title",
      label: t("item"),
      cell: (row) => (
        <Link className="name" to={stockPath(row)}>
          {row.name}
        </Link>
      ),
    },
    { key: "kind", card: "detail", label: field("kind"), from: "lg", cell: ({ kind }) => t(`stock:values.kind.${kind}`) },
    { key: "amount", card: "when", label: field("amount"), numeric: true, cell: ({ amount }) => <Amount of={amount} /> },
    { key: "value", card: "figure", label: field("value"), numeric: true, cell: (row) => <Worth value={row.value} /> },
  ];
  return (
    <>
      {value.total > value.items.length && <p className="muted text-sm">{t("value.more", { count: value.items.length })}</p>}
      <Table caption={t("value.title")} columns={columns} rows={value.items} rowKey={({ id }) => id} defaultSort="value" />
    </>
  );
}
