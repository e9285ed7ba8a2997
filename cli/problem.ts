import { kebab } from "@/worker/core/contract/operation";
import { exitCodeOf, exitCodes, Stop } from "./exit-codes";
import type { Translator } from "./translator";

/** Why the service refuses something (RFC 9457), with a fault for each field. */
export interface ProblemBody {
  detail?: string;
  code?: string;
  errors?: { field: string; code: string; message: string }[];
}

/** A fault may also be one of a record that the command did not name, or of the one that it is about: its message says which. */
const isFieldName = (field: string) => field !== "id" && /^[a-z][\w.]*$/.test(field);

/** Faults of a field that lie in the state of things, whatever one types: the books are closed. */
const ofState = ["closed_period"];

/** A refusal of the service as a reason to stop, with a line for each flag at fault. */
export function stopFor({ say }: Translator, { detail, code, errors = [] }: ProblemBody, status: number, statusText = ""): Stop {
  const lines = errors.map(({ field, message }) => (isFieldName(field) ? say("flag", { flag: flagOf(field), message }) : message));
  const faults = errors.map(({ field, code }) => ({ field, code }));
  const isState = faults.length > 0 && faults.every(({ code: fault }) => ofState.includes(fault));
  return new Stop(detail ?? statusText, isState ? exitCodes.conflict : exitCodeOf(status, code), [...new Set(lines)], faults);
}

/** What fills a fact that lacks of a record: of the business, or of the client that a paper is for. */
const mendedBy: Readonly<Record<string, string>> = { company: "company update", client: "clients update" };

/** The flag that holds a field, and where in it: "nutrition.fat" is "nutrition (fat)"; the place within a list of texts is left out. */
function flagOf(field: string): string {
  const [flag = "", ...inside] = field.split(".");
  const mended = Object.hasOwn(mendedBy, flag) ? mendedBy[flag] : undefined;
  if (mended && inside.length === 1) return `${kebab(inside[0] ?? "")} (cellier ${mended})`;
  return inside.some((name) => !/^\d+$/.test(name)) ? `${kebab(flag)} (${inside.join(".")})` : kebab(flag);
}
