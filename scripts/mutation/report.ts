/** A break of the code, and what became of it. */
interface Mutant {
  status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored" | "RuntimeError" | "CompileError";
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
}

/** The report of a run of Stryker, as far as it is read here. */
export interface MutationReport {
  files: Record<string, { mutants: Mutant[] }>;
}

/** How many breaks were noticed, of how many that could be. */
export function scoreOf(mutants: Mutant[]): { killed: number; judged: number } {
  const of = (...statuses: Mutant["status"][]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = of("Killed", "Timeout");
  return { killed, judged: killed + of("Survived", "NoCoverage") };
}

/** The breaks that no test noticed, a line each. @param files only of these; of all when there are none */
export function survivorsOf({ files: all }: MutationReport, files: string[]): string[] {
  return Object.entries(all)
    .filter(([path]) => !files.length || files.includes(path))
    .flatMap(([path, { mutants }]) =>
      mutants
        .filter(({ status }) => status === "Survived" || status === "NoCoverage")
        .map(
          ({ mutatorName, replacement = "", location }) => `${path}:${location.start.line} ${mutatorName} → ${replacement.slice(0, 100)}`,
        ),
    );
}

/** The score of every file, as a table of the note. */
export function tableOf({ files }: MutationReport): string {
  const row = (name: string, mutants: Mutant[]) => {
    const { killed, judged } = scoreOf(mutants);
    return `| ${name} | ${judged ? `${((100 * killed) / judged).toFixed(0)} %` : "—"} | ${killed} / ${judged} |`;
  };
  const paths = Object.keys(files).sort();
  const rows = paths.map((path) => row(path.replace(/^worker\/(modules\/)?/, ""), files[path]?.mutants ?? []));
  return [
    "| file | killed | of |",
    "|---|---|---|",
    ...rows,
    row(
      "**all**",
      Object.values(files).flatMap(({ mutants }) => mutants),
    ),
  ].join("\n");
}
