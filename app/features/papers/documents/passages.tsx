import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { documents } from "@/worker/modules/papers/documents/contract";
import { base } from "./base";

/** Where documents say what is looked for: the page, and what stands around it. */
export function Passages({ passages }: { passages: Result<typeof documents.search>["items"] }) {
  const { t } = useWords("pages/documents");
  const inside = passages.filter(({ page }) => page > 0);
  if (!inside.length) return null;
  return (
    <section className="mb-5 rounded-box border border-rule p-4" aria-label={t("passages")}>
      <h2 className="mb-2 text-base">{t("passages")}</h2>
      <ul className="grid gap-3 text-sm">
        {inside.map(({ id, title, page, excerpt }) => (
          <li key={id}>
            <Link className="link-ink font-semibold" to={`${base}/${id}?page=${page}`}>
              {t("onPage", { title, page })}
            </Link>
            <p className="muted break-words">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
