import { and, asc, eq, gt } from "drizzle-orm";
import { importLines } from "@/db/business";
import type { FieldProblem } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { choiceLabel } from "@/worker/core/text/format-value";
import { problemText } from "@/worker/core/problem-text";
import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { imports } from "./contract";
import { columnsFor, valuesOfLine } from "./judge";
import { countLines, fetchImport } from "./records";
import { type Target, targetOf } from "./targets";
import { en } from "./words.en";
import { fr } from "./words.fr";

const own = { fr, en };

/** A page of a file's lines, in its order, each with what is wrong with it in the reader's words. */
export const lines = handle(imports.lines, async ({ db, caller }, { id, state, limit, cursor }) => {
  const file = await fetchImport(db, id);
  const target = targetOf(file.target);
  const columns = columnsFor(target, file.columns);
  const after = cursor ? gt(importLines.place, Number(readCursor(cursor, "place").value)) : undefined;
  const [rows, [counts]] = await db.batch([
    db
      .select()
      .from(importLines)
      .where(and(eq(importLines.importId, id), state && eq(importLines.state, state), after))
      .orderBy(asc(importLines.place))
      .limit(limit + 1),
    countLines(db, id, state),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ line, state, cells, problems }) => ({
      line,
      state,
      cells,
      meaning: problems.length ? "" : (target.tell?.(valuesOfLine(target, columns, { cells }), caller.language) ?? ""),
      problems: problems.map((problem) => problemWords(target, problem, caller.language)),
    })),
    nextCursor: last ? cursorOf("place", last.place, last.place) : null,
    total: counts?.total ?? 0,
  };
});

/** A problem in words; of choices, what people call them. */
function problemWords(target: Target, problem: FieldProblem, language: Language) {
  const { code, params } = problem;
  // The second of a cell's choices is still the cell's.
  const field = problem.field.replace(/\.\d+$/, "");
  const shape = target.columns.find(({ path }) => path === field)?.shape;
  if (shape?.kind === "quantity" && code === "type_object") return { field, code, message: own[language].notAQuantity };
  const errors = { ...own[language].errors, ...target.words[language].errors };
  const format = { words: target.words[language], language };
  const choices = code === "choice" && shape?.options.map((option) => choiceLabel(format, field.split(".")[0] ?? field, option)).join(", ");
  return { field, code, message: problemText({ code, params: choices ? { choices } : params }, language, errors) };
}
