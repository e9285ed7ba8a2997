import { useWords } from "@/app/shell/i18n/use-words";
import type { recipeStatuses } from "@/worker/modules/catalogue/recipes/status";
import { type Meaning, Status } from "@/app/ui/status";

type Name = (typeof recipeStatuses)[number];
const meanings: Record<Name, Meaning> = { draft: "idle", active: "good", archived: "ended" };

/** The status of a version. */
export function RecipeStatus({ status }: { status: Name }) {
  const { t } = useWords("recipes");
  return <Status meaning={meanings[status]}>{t(`values.status.${status}`)}</Status>;
}
