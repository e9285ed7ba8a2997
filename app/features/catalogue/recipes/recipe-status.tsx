import { useWords } from "@/app/shell/i18n/use-words";
import { recipeMeanings, type recipeStatuses } from "@/worker/modules/catalogue/recipes/status";
import { Status } from "@/app/ui/status";

type Name = (typeof recipeStatuses)[number];

/** The status of a version. */
export function RecipeStatus({ status }: { status: Name }) {
  const { t } = useWords("recipes");
  return <Status meaning={recipeMeanings[status]}>{t(`values.status.${status}`)}</Status>;
}
