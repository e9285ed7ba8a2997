import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Unit } from "@/worker/core/figures/quantity";
import type { Result } from "@/worker/core/contract/operation";
import type { tariffs as operations } from "@/worker/modules/buy/tariffs/contract";
import { EmptyState } from "@/app/ui/empty-state";
import { OfferTable } from "./offer-table";
import { PriceChart } from "./price-chart";
import { TariffForm } from "./tariff-form";

interface ItemTariffsProps {
  /** Its words are read at the head of the screen around. */
  item: { id: string; unit: Unit };
  tariffs: Result<typeof operations.compare>;
  requestKey: string;
  /** A civil date. */
  today: string;
}

/** The offers for an item: compared, followed over time, added and changed. `?tariff=` of the address says which form is open. */
export function ItemTariffs({ item, tariffs, requestKey, today }: ItemTariffsProps) {
  const { t } = useWords("pages/tariffs");
  const [params] = useSearchParams();
  const offers = tariffs.items;
  const open = params.get("tariff");
  const changed = offers.find(({ id }) => id === open);
  const add = new URLSearchParams(params);
  add.set("tariff", "new");
  const button = (
    <Link className="btn btn-plain" to={`?${add}`} preventScrollReset>
      <Plus aria-hidden="true" />
      {t("add")}
    </Link>
  );
  return (
    <div className="grid gap-8">
      {offers.length === 0 && open !== "new" && (
        <EmptyState drawing="van" title={t("none")} text={t("noneText")}>
          {button}
        </EmptyState>
      )}
      {offers.length > 0 && (
        <section>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg">{t("offers")}</h2>
            {open !== "new" && button}
          </div>
          <OfferTable offers={offers} unit={item.unit} requestKey={requestKey} />
        </section>
      )}
      {(open === "new" || changed) && <TariffForm key={open} itemId={item.id} unit={item.unit} tariff={changed} requestKey={requestKey} />}
      {offers.length > 0 && <PriceChart offers={offers} unit={item.unit} today={today} />}
    </div>
  );
}
