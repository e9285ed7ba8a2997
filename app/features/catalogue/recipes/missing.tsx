import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Recipe } from "@/worker/modules/catalogue/recipes/contract";
import { GiveCost } from "./give-cost-form";

interface MissingProps {
  missing: Recipe["missing"];
  /** The recipe is being written: the way to an item opens beside it, and nothing typed is lost. */
  isUnsaved?: boolean;
  /** Hears that a cost was given. */
  onGiven?(): void;
}

/** What has to be filled in before a cost or a label can be told: a cost is given here, all else on the item's own screen. */
export function Missing({ missing, isUnsaved, onGiven }: MissingProps) {
  const { t } = useWords("pages/recipes");
  if (missing.length === 0) return null;
  return (
    <div className="summary text-sm">
      <p className="font-semibold">{t("missing")}</p>
      <ul className="grid gap-1">
        {missing.map(({ sku, name, what, unit }) => (
          <li key={`${sku} ${what}`}>
            <Link className="link-ink" to={`/customer/products/${sku}?edit=1`} target={isUnsaved ? "_blank" : undefined}>
              {t("shell:pair", { name, value: t(`recipes:values.what.${what}`) })}
            </Link>
            {what === "cost" && <GiveCost sku={sku} name={name} unit={unit} onGiven={onGiven} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
