import { Link } from "@/app/ui/link";
import { Fragment } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { recipes } from "@/worker/modules/catalogue/recipes/contract";

/** A label, or why there is none yet. */
export type LabelAnswer = { label: Result<typeof recipes.label> } | { missing: string[] };

/** The text of a label as it is printed, in either language; or what it still lacks. */
export function LabelPanel({ answer }: { answer: LabelAnswer }) {
  const { t } = useWords("pages/recipes");
  return (
    <section id="label">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">{t("label.title")}</h2>
        <p className="no-print flex gap-4 text-sm">
          <Link className="link-ink" to="?label=fr#label" preventScrollReset>
            {t("label.inFrench")}
          </Link>
          <Link className="link-ink" to="?label=en#label" preventScrollReset>
            {t("label.inEnglish")}
          </Link>
        </p>
      </div>
      {"label" in answer ? <Printed label={answer.label} /> : <Lacking missing={answer.missing} />}
    </section>
  );
}

function Printed({ label }: { label: Extract<LabelAnswer, { label: unknown }>["label"] }) {
  const { t } = useWords("pages/recipes");
  return (
    <div className="label-sheet" lang={label.language}>
      <p>
        {placed(label.parts).map(({ from, text, strong }) => (
          <Fragment key={from}>{strong ? <strong className="uppercase">{text}</strong> : text}</Fragment>
        ))}
      </p>
      {label.traces && <p className="mt-2">{label.traces}</p>}
      {label.quidRule && (
        <p className="muted mt-2 text-xs">
          {t("shell:pair", { name: t("recipes:fields.quidRule"), value: t(`recipes:values.quidRule.${label.quidRule}`) })}
        </p>
      )}
      <table className="mt-3">
        <caption className="text-left font-semibold">{t("per100")}</caption>
        <tbody>
          {label.nutrition.map(({ nutrient, amount }) => (
            <tr key={nutrient}>
              <th scope="row">{nutrient}</th>
              <td className="tnum">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Pieces of one text, each with where it begins. */
function placed<Piece extends { text: string }>(pieces: Piece[]): (Piece & { from: number })[] {
  let from = 0;
  return pieces.map((piece) => {
    const placedPiece = { ...piece, from };
    from += piece.text.length;
    return placedPiece;
  });
}

function Lacking({ missing }: { missing: string[] }) {
  const { t } = useWords("pages/recipes");
  return (
    <div className="summary text-sm">
      <p className="font-semibold">{t("label.refused")}</p>
      <ul className="list-disc pl-5">
        {missing.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </div>
  );
}
