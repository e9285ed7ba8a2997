import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { formatRate } from "@/worker/core/figures/rate";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { type Sale, sales } from "@/worker/modules/sell/sales/contract";
import { actionsFor } from "@/app/shell/action";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Refusal, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { type Column, Table } from "@/app/ui/table";
import { base } from "./base";
import { Euros } from "./euros";
import { SaleState } from "./sale-state";

export const handle = {
  words: ["pages/sales", "sales"],
  title: (data: unknown) => (data as { sale?: { number: string } } | undefined)?.sale?.number ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { sale: await context.read(sales.show, { id: params.id }), requestKey: context.nonce };
}

export const action = actionsFor([sales.takeBack], { to: ({ id }) => `${base}/${id}` });

/** A sale as it was rung up, its paper, and the way to undo it. */
export default function SaleScreen() {
  const { t, i18n } = useWords("pages/sales");
  const { sale, requestKey } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`sales:fields.${name}`);
  const columns: Column<Sale["lines"][number]>[] = [
    { key: "name", card: "title", label: field("name"), cell: ({ name, lots }) => <Named name={name} lots={lots} /> },
    {
      key: "amount",
      card: "detail",
      label: field("amount"),
      numeric: true,
      cell: ({ amount }) => <Quantity value={amount.amount} unit={amount.unit} />,
    },
    { key: "price", label: field("price"), numeric: true, cell: ({ price }) => <Euros value={price} /> },
    {
      key: "vatRate",
      label: field("vatRate"),
      numeric: true,
      from: "lg",
      cell: ({ vatRate }) => formatRate(vatRate, i18n.language === "fr" ? "fr" : "en"),
    },
    { key: "total", card: "figure", label: field("total"), numeric: true, cell: ({ total }) => <Euros value={total} /> },
  ];
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}/day?day=${sale.day}`}>
          {t("day.title")}
        </Link>
      </p>
      <PageHead title={sale.number} sentence={sale.clientName} />
      <Refusal />
      <div className="document">
        <div>
          <Table
            caption={field("lines")}
            columns={columns}
            rows={sale.lines}
            rowKey={({ itemId, lots }) => `${itemId} ${lots}`}
            defaultSort=""
          />
        </div>
        <Rail sale={sale} requestKey={requestKey} />
      </div>
    </>
  );
}

function Named({ name, lots }: { name: string; lots: string[] }) {
  return (
    <span className="min-w-0">
      {name}
      {lots.map((lot) => (
        <Link key={lot} className="link-ink muted block text-sm font-normal" to={`/customer/inventory/lots/${lot}`}>
          {lot}
        </Link>
      ))}
    </span>
  );
}

const { Form, Field } = formOf(sales.takeBack);

function Rail({ sale, requestKey }: { sale: Sale; requestKey: string }) {
  const { t, i18n } = useWords("pages/sales");
  const field = (name: string) => t(`sales:fields.${name}`);
  const paper = sale.paper === "invoice" ? sheetPath(invoices.paper, { id: sale.invoiceId }) : sheetPath(sales.ticket, { id: sale.id });
  return (
    <aside className="rail text-sm" aria-label={t("rail")}>
      <div className="text-base">
        <SaleState state={sale.state} />
      </div>
      <div className="grid gap-2">
        {sale.vat.map(({ rate, tax }) => (
          <RailLine key={rate} label={`${field("tax")} ${formatRate(rate, i18n.language === "fr" ? "fr" : "en")}`}>
            <Euros value={tax} />
          </RailLine>
        ))}
        <RailLine label={field("total")}>
          <strong>
            <Euros value={sale.total} />
          </strong>
        </RailLine>
        <RailLine label={field("method")}>{t(`sales:values.method.${sale.method}`)}</RailLine>
        <RailLine label={field("createdAt")}>
          <DateText value={sale.createdAt} />
        </RailLine>
        {sale.reason && <RailLine label={field("reason")}>{sale.reason}</RailLine>}
      </div>
      <div className="no-print grid gap-2">
        <a className="btn btn-plain" href={paper}>
          <Printer aria-hidden="true" />
          {t(`print.${sale.paper}`)}
        </a>
        <Link className="btn btn-quiet" to={`/customer/orders/${sale.orderId}`}>
          {t("order")}
        </Link>
        <Link className="btn btn-quiet" to={`/customer/invoices/${sale.invoiceId}`}>
          {t("invoice")}
        </Link>
      </div>
      {sale.state === "sold" && (
        <details className="no-print">
          <summary className="min-h-6 cursor-pointer font-semibold">{t("sales:operations.takeBack.title")}</summary>
          <p className="muted my-3">{t("sales:operations.takeBack.ask.text")}</p>
          <Form verb="takeBack" requestKey={requestKey} className="grid gap-3">
            <Field name="reason" />
            <SubmitButton className="btn btn-plain">{t("sales:operations.takeBack.title")}</SubmitButton>
          </Form>
        </details>
      )}
    </aside>
  );
}
