import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { recipes } from "@/worker/modules/catalogue/recipes/contract";

const PAUSE = 1_500;

/** How far the costs are that a change is being carried to; it looks again until they are there. */
export function Progress({ progress }: { progress: Result<typeof recipes.progress> }) {
  const { t } = useWords("pages/recipes");
  const { revalidate } = useRevalidator();
  const { running, done, total } = progress;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(revalidate, PAUSE);
    return () => clearInterval(timer);
  }, [running, revalidate]);
  if (!running) return null;
  const sentence = t("progress", { done, total });
  return (
    <p className="mb-4 text-sm" role="status">
      {sentence}
      <progress className="progress mt-1 w-full" value={done} max={total} aria-label={sentence} />
    </p>
  );
}
