import type { TFunction } from "i18next";
import type { Result } from "@/worker/core/contract/operation";
import type { production } from "@/worker/modules/make/production/contract";

/** More names than these fill a message. */
const NAMED = 5;

/** What was begun for what lacks, and what nobody sells yet. */
export function suppliedText({ items, drafts, unsold }: Result<typeof production.supply>, t: TFunction): string {
  const counted = (name: string, count: number) => (count ? [t(`pages/production:supplied.${name}`, { count })] : []);
  const begun = [...counted("made", items.length), ...counted("drafts", drafts.length)].join(", ");
  const lacking = unsold.length
    ? t("pages/production:supplied.unsold", { names: [...unsold.slice(0, NAMED), ...(unsold.length > NAMED ? ["…"] : [])].join(", ") })
    : "";
  return [begun && `${begun}.`, lacking].filter(Boolean).join(" ");
}
