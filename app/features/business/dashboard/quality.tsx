import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { lots } from "@/worker/modules/store/lots/contract";
import { LotTable } from "@/app/features/store/inventory/lots/lot-table";

const lists = { held: "/customer/inventory?tab=lots&state=on_hold", expired: "/customer/inventory?tab=lots&freshness=expired" };

/** Lots that wait for somebody to decide: held, or past their use-by date. */
export function Blocked({ kind, page, today }: { kind: keyof typeof lists; page: Result<typeof lots.list>; today: string }) {
  const { t } = useWords("pages/dashboard");
  return (
    <section>
      <div className="card-line mb-2">
        <h2 className="text-lg">{t(`quality.${kind}`)}</h2>
        {page.nextCursor && (
          <Link className="link-ink text-sm" to={lists[kind]}>
            {t("all", { count: page.total ?? 0 })}
          </Link>
        )}
      </div>
      {page.items.length ? <LotTable rows={page.items} today={today} /> : <p className="muted">{t(`quality.none.${kind}`)}</p>}
    </section>
  );
}
