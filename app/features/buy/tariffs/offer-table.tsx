import { Form, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil, Star, Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import type { Offer } from "@/worker/modules/buy/tariffs/contract";
import { AskFirst } from "@/app/ui/ask-first";
import { RequestKey } from "@/app/ui/form";
import { Money, None } from "@/app/ui/money";
import { Rate } from "@/app/ui/rate";
import { Status } from "@/app/ui/status";
import { type Column, Table } from "@/app/ui/table";
import { usePackText } from "./pack-text";

interface OfferTableProps {
  /** The cheapest first. */
  offers: Offer[];
  unit: Unit;
  requestKey: string;
}

/** Offers side by side, the cheapest marked, each with what can be done to it. */
export function OfferTable({ offers, unit, requestKey }: OfferTableProps) {
  const { t } = useWords("pages/tariffs");
  const packText = usePackText();
  const field = (name: string) => t(`tariffs:fields.${name}`);
  const perUnit = t("perUnit", { unit: t(`core:units.${unit}`) });
  const actions = (offer: Offer) => <OfferActions offer={offer} requestKey={requestKey} />;
  const columns: Column<Offer>[] = [
    { key: "supplier", card: "title", label: field("supplierName"), cell: (offer) => <SupplierName offer={offer} /> },
    { key: "pack", card: "detail", label: field("pack"), cell: packText },
    { key: "price", card: "when", label: field("price"), numeric: true, cell: ({ price }) => <Money value={price} /> },
    { key: "unitPrice", card: "figure", label: perUnit, numeric: true, cell: ({ unitPrice }) => <Money value={unitPrice} /> },
    { key: "difference", card: "status", label: field("difference"), numeric: true, cell: (offer) => <Difference offer={offer} /> },
    {
      key: "lead",
      label: field("leadTimeDays"),
      numeric: true,
      from: "lg",
      cell: ({ leadTimeDays }) => (leadTimeDays === null ? <None /> : t("days", { count: leadTimeDays })),
    },
    { key: "actions", card: "more", label: t("actions"), numeric: true, cell: actions },
  ];
  return <Table caption={t("offers")} columns={columns} rows={offers} rowKey={({ id }) => id} defaultSort="" />;
}

function SupplierName({ offer }: { offer: Offer }) {
  const { t } = useWords("pages/tariffs");
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <Link className="link-ink font-semibold" to={`/customer/suppliers/${offer.supplierId}`}>
        {offer.supplierName}
      </Link>
      {offer.preferred && <Status meaning="good">{t("preferred")}</Status>}
    </span>
  );
}

/** How much dearer than the cheapest; the cheapest says so. */
function Difference({ offer: { difference } }: { offer: Offer }) {
  const { t } = useWords("pages/tariffs");
  if (difference === null) return <None />;
  if (difference === 0) return <strong className="st-good font-semibold">{t("cheapest")}</strong>;
  return (
    <span>
      +<Rate value={difference} decimals={1} />
    </span>
  );
}

function OfferActions({ offer, requestKey }: { offer: Offer; requestKey: string }) {
  const { t } = useWords("pages/tariffs");
  const [params] = useSearchParams();
  const supplier = offer.supplierName;
  const edit = new URLSearchParams(params);
  edit.set("tariff", offer.id);
  return (
    <span className="no-print inline-flex items-center justify-end gap-1">
      {!offer.preferred && (
        <Form method="post" preventScrollReset>
          <RequestKey value={requestKey} />
          <input type="hidden" name="_tariff" value={offer.id} />
          <button type="submit" name="_verb" value="tariff-prefer" className="btn btn-quiet" aria-label={t("preferThis", { supplier })}>
            <Star aria-hidden="true" />
            {t("prefer")}
          </button>
        </Form>
      )}
      <Link className="icon-btn" to={`?${edit}`} preventScrollReset aria-label={t("change", { supplier })}>
        <Pencil aria-hidden="true" />
      </Link>
      <AskFirst
        label={<Trash2 aria-hidden="true" />}
        name={t("shell:pair", { name: t("remove"), value: supplier })}
        className="icon-btn"
        title={t("confirm.title")}
        text={t("confirm.text", { supplier })}
        action={t("remove")}
      >
        <RequestKey value={requestKey && `${requestKey}-remove`} />
        <input type="hidden" name="_verb" value="tariff-remove" />
        <input type="hidden" name="_tariff" value={offer.id} />
      </AskFirst>
    </span>
  );
}
