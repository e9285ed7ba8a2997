import { useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { type Figure, figureText, lengthOf } from "@/worker/core/text/figure-text";
import type { Answer } from "@/worker/modules/business/figures/shapes";
import { Bars } from "@/app/ui/bars";
import { narrowedTo } from "./address";

/** Groups that a picture shows: the table has the others. */
const MOST = 24;

/** The first figure of each group as a bar; a bar leads to the report of its group alone. */
export function ReportPicture({ answer }: { answer: Answer }) {
  const { t, i18n } = useWords("pages/reports");
  const [params] = useSearchParams();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const [measure] = answer.measures;
  const shareOf = shareIn(answer.items);
  const bars = answer.items.slice(0, MOST).map(({ keys, figures: [figure = {}], before }) => ({
    key: keys.map(({ key }) => key).join("/"),
    label: keys.map(({ label }) => label).join(", "),
    length: shareOf(figure),
    text: figureText(figure, language),
    ...(before && { before: { length: shareOf(before[0] ?? {}), text: figureText(before[0] ?? {}, language) } }),
    ...(keys.length === 1 && answer.by[0] && { to: narrowedTo(params, answer.by[0].name, keys[0]?.key ?? null, answer.period) }),
  }));
  if (!answer.by.length) return null;
  return (
    <figure>
      <figcaption className="mb-3 text-lg font-semibold">{measure?.label}</figcaption>
      <Bars bars={bars} legend={answer.other ? { now: t("now"), before: t("before") } : undefined} />
    </figure>
  );
}

/** How long a figure is drawn beside the longest of its unit: kilos say nothing of pieces. */
function shareIn(items: Answer["items"]) {
  const unitOf = ({ quantities }: Figure) => quantities?.[0]?.unit ?? "";
  const most = new Map<string, number>();
  for (const { figures, before } of items)
    for (const figure of [figures[0] ?? {}, before?.[0] ?? {}])
      most.set(unitOf(figure), Math.max(most.get(unitOf(figure)) ?? 0, lengthOf(figure)));
  return (figure: Figure) => lengthOf(figure) / (most.get(unitOf(figure)) || 1);
}
