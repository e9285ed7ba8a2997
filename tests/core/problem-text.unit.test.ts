import { expect, it } from "vitest";
import { problemText } from "@/worker/core/problem-text";
import { fr } from "@/worker/core/words.fr";
import { errorsIn } from "@/worker/doors/words";
import { modules } from "@/worker/modules/contracts";

it.each([
  ["closed_period", { until: "2026-10-31" }, "La période est clôturée jusqu'au 31 oct. 2026", "31 Oct 2026"],
  ["above_due", { due: "1 371,35 €" }, "(1 371,35 €)", "(1 371,35 €)"],
  ["too_big_number", { maximum: 1371.5 }, "1 371,5", "1,371.5"],
  ["choice", { choices: [5.5, 10] }, "5,5 · 10", "5.5 · 10"],
  ["booked_before", { day: "2026-10-31" }, "31 oct. 2026", "31 Oct 2026"],
  ["statement_line", { line: 2, day: "2026-45-13", sum: "1,00" }, "2026-45-13", "2026-45-13"],
  ["statement_line", { line: 2, day: "2026-02-30", sum: "1,00" }, "2026-02-30", "2026-02-30"],
])("%s is told in the habits of the language", (code, params, french, english) => {
  const text = (language: "fr" | "en") => problemText({ code, params }, language, errorsIn(language)).replace(/[\u00a0\u202f]/g, " ");
  expect(text("fr")).toContain(french);
  expect(text("en")).toContain(english);
});

it.each([
  ["not_negative", { minimum: 0 }],
  ["more_than_nothing", { minimum: 0, exclusive: 1 }],
] as const)("says of a number next to nothing that it is %s", (name, params) => {
  expect(problemText({ code: "too_small_number", params }, "fr")).toBe(fr.errors.field[name]);
});

it("tells each refusal in one place: in the module that alone refuses so, or in the kernel", () => {
  const own = Object.values(modules).flatMap(({ words }) => Object.keys((words.fr as { errors?: object }).errors ?? {}));
  const all = [...own, ...Object.keys(fr.errors.field)];
  expect(all.filter((code, place) => all.indexOf(code) !== place)).toEqual([]);
  expect(problemText({ code: "over_ordered" }, "en", errorsIn("en"))).toBe("More than what is still to ship");
});

it("calls a reason without words a wrong format", () => {
  expect(problemText({ code: "no_such_code" }, "fr", errorsIn("fr"))).toBe("Format incorrect");
});
