import { useEffect, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";

/**
 * The first page of the very paper, or why there is none.
 * @param input what is printed; null while nothing is chosen
 * @param draft its template as it is being changed
 */
export function Sheet({ input, draft }: { input: Record<string, string> | null; draft: [string, string][] }) {
  const { t } = useWords("pages/generator");
  const src = input && `/pdf-generator/preview?${new URLSearchParams([...Object.entries(input), ...draft])}`;
  const [failed, setFailed] = useState<string | null>(null);
  const problem = useProblem(failed === src ? src : null);
  if (!src) return <p className="muted rounded-box border border-rule p-5">{t("nothingOf")}</p>;
  if (failed === src)
    return (
      <p role="alert" className="summary">
        {problem || t("notMade")}
      </p>
    );
  return (
    <figure className="min-w-0">
      <img
        key={src}
        className="block h-auto w-full rounded-box border border-rule bg-white"
        src={src}
        alt={t("previewOf", { kind: t(`generator:values.kind.${input.kind}`) })}
        width={900}
        height={1273}
        onError={() => setFailed(src)}
      />
      <figcaption className="muted mt-2 text-sm">{t("previewHelp")}</figcaption>
    </figure>
  );
}

/** Why a paper was not made, in the reader's words: what the picture's address answers instead. */
function useProblem(src: string | null): string {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    setProblem("");
    if (!src) return;
    fetch(src)
      .then((answer) => answer.json() as Promise<{ detail?: string; errors?: { message: string }[] }>)
      .then(({ detail, errors = [] }) => setProblem([detail, ...errors.map(({ message }) => message)].filter(Boolean).join(" ")))
      .catch(() => {});
  }, [src]);
  return problem;
}
