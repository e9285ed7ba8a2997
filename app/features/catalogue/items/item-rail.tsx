import { Link } from "@/app/ui/link";
import { Archive, ArchiveRestore, Copy, Factory, FlaskConical } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Item, items } from "@/worker/modules/catalogue/items/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Money } from "@/app/ui/money";
import { MarginBar } from "@/app/ui/rate";
import { ItemLabels } from "./item-labels";
import { ItemPicture } from "./item-picture";
import { ItemStatus } from "./item-status";
import type { ViewName } from "./views";

interface ItemRailProps {
  item: Item;
  view: ViewName;
  requestKey: string;
  today: string;
}

/** Beside an item: its state, its money, what can be done, its dates. */
export function ItemRail({ item, view, requestKey, today }: ItemRailProps) {
  const { t } = useWords("pages/items");
  const record = { version: item.version, requestKey };
  const Shelf = item.archived ? ArchiveRestore : Archive;
  return (
    <aside className="rail text-sm" aria-label={t("parts.rail")}>
      <div className="text-base">
        <ItemStatus status={item.status} archived={item.archived} />
      </div>
      {item.pictureId && <ItemPicture item={item} requestKey={requestKey} />}
      {view === "products" ? (
        <div className="grid gap-2">
          <RailLine label={t("items:fields.price")}>
            <span className="text-xl">
              <Money value={item.price} />
            </span>
          </RailLine>
          <RailLine label={t("items:fields.cost")}>
            <Money value={item.cost} />
          </RailLine>
          <RailLine label={t("items:fields.margin")}>
            <MarginBar value={item.margin} />
          </RailLine>
        </div>
      ) : (
        <RailLine label={t("costOf", { unit: t(`core:units.${item.unit}`) })}>
          <span className="text-xl">
            <Money value={item.cost} />
          </span>
        </RailLine>
      )}
      <div className="moves no-print">
        {item.recipeId && !item.archived && (
          <Link className="btn btn-plain" to={`/customer/production/new?item=${encodeURIComponent(item.sku)}`}>
            <Factory aria-hidden="true" />
            {t("produce")}
          </Link>
        )}
        {item.status === "rnd" && (
          <Action
            of={items.promote}
            {...record}
            icon={<FlaskConical aria-hidden="true" />}
            label={t(`promote.${item.stage ?? "concept"}`)}
          />
        )}
        {view === "products" && <ItemLabels item={item} />}
        <Action of={items.duplicate} {...record} icon={<Copy aria-hidden="true" />} look="btn btn-quiet" />
        <Action of={item.archived ? items.restore : items.archive} {...record} icon={<Shelf aria-hidden="true" />} look="btn btn-quiet" />
      </div>
      {!item.pictureId && <ItemPicture item={item} requestKey={requestKey} />}
      <div className="muted grid gap-1">
        <RailLine label={t("items:fields.createdAt")}>
          <DateText value={item.createdAt} />
        </RailLine>
        <RailLine label={t("items:fields.updatedAt")}>
          <DateText value={item.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}
