import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { directory } from "@/worker/modules/provider/directory/contract";
import { Status } from "@/app/ui/status";

type Report = Result<typeof directory.import>;

/** Lines that are shown; of a long file, those with problems come first. */
const SHOWN = 50;
const meanings = { added: "good", changed: "flow", unchanged: "idle", refused: "loss" } as const;

/** What a file did, or would do: how many lines came to what, and why some were left out. */
export function ImportReport({ report }: { report: Report }) {
  const { t } = useWords("pages/directory");
  const counts = (["added", "changed", "unchanged", "refused"] as const).map((name) => t(`import.counts.${name}`, { count: report[name] }));
  const lines = [...report.lines].sort((one, other) => other.problems.length - one.problems.length).slice(0, SHOWN);
  return (
    <section className="mb-6" role="status">
      <h2 className="mb-1 text-lg">{t(report.isWritten ? "import.written" : "import.tried")}</h2>
      <p className="mb-3 text-sm">{counts.join(" · ")}</p>
      <ul className="border-t border-rule text-sm">
        {lines.map(({ line, name, outcome, problems }) => (
          <li key={line} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-2">
            <span>
              <span className="muted tnum mr-3">{line}</span>
              {name}
            </span>
            <Status meaning={meanings[outcome]}>{t(`directory:values.outcome.${outcome}`)}</Status>
            {problems.length > 0 && <span className="muted w-full">{problems.join(" · ")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
