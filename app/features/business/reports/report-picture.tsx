import { useSearchParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { figureText, lengthOf } from "@/worker/core/text/figure-text";
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
  const bars = answer.items.slice(0, MOST).map(({ keys, figures: [figure = {}], before }) => ({
    key: keys.map(({ key }) => key).join("/"),
    label: keys.map(({ label }) => label).join(", "),
    length: lengthOf(figure),
    text: figureText(figure, language),
    ...(before && { before: { length: lengthOf(before[0] ?? {}), text: figureText(before[0] ?? {}, language) } }),
    ...(keys.length === 1 && answer.by[0] && { to: narrowedTo(params, answer.by[0].name, keys[0]?.key ?? null) }),
  }));
  if (!answer.by.length) return null;
  return (
    <figure>
      <figcaption className="mb-3 text-lg font-semibold">{measure?.label}</figcaption>
      <Bars bars={bars} legend={answer.other ? { now: t("now"), before: t("before") } : undefined} />
    </figure>
  );
}
