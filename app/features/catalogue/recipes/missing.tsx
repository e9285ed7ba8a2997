import { Link } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Recipe } from "@/worker/modules/catalogue/recipes/contract";

/** What has to be filled in before a cost or a label can be told; each leads to its item. */
export function Missing({ missing }: { missing: Recipe["missing"] }) {
  const { t } = useWords("pages/recipes");
  if (missing.length === 0) return null;
  return (
    <div className="summary text-sm">
      <p className="font-semibold">{t("missing")}</p>
      <ul>
        {missing.map(({ sku, name, what }) => (
          <li key={`${sku} ${what}`}>
            <Link className="link-ink" to={`/customer/products/${sku}?edit=1`}>
              {t("shell:pair", { name, value: t(`recipes:values.what.${what}`) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
