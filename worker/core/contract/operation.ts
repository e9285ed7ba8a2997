import type { z } from "zod";
import type { Feature, Limit } from "./plans";

/** Who may call: anyone, anyone signed in, a maker, or the provider's staff. */
export type AccessRole = "public" | "member" | "customer" | "admin";

/** The right to call an operation. The type makes it obligatory: an operation without access does not compile. */
export interface Access {
  role: AccessRole;
  /** A feature the plan must open. */
  feature?: Feature;
  /** Counts the operation may not take over the plan's limit. */
  limits?: readonly Limit[];
}

export type Input = z.ZodObject;
export type Output = z.ZodType;

interface Declaration<In extends Input, Out extends Output> {
  /** `module.verb`, e.g. `invoices.markPaid`. */
  id: string;
  /** Which database a command writes: the business's own, or the provider's. */
  scope: "business" | "platform";
  access: Access;
  input: In;
  output: Out;
  /** Fields of a row in the order a table shows them. */
  columns?: readonly string[];
  /** The field of the answer whose rows one must be told of after a command, at every door. */
  remarks?: string;
  /** The answer also follows from other records: the version of its own does not tell whether it is still the same. */
  isDerived?: true;
  /** It means the record as it was found: changed by another at the same time, it is refused and not done again on what came of it. */
  isAsFound?: true;
}

/** A business action, declared once and served at every door. */
export interface Operation<In extends Input = Input, Out extends Output = Output> extends Declaration<In, Out> {
  kind: "query" | "command";
  risk: "reads" | "writes" | "irreversible";
}

/** What handlers receive, in the internal form (integers). */
export type Parsed<O extends Operation> = z.output<O["input"]>;
/** What handlers return and in-process callers receive, in the internal form. */
export type Result<O extends Operation> = z.output<O["output"]>;

/** Declares an operation that only reads. */
export function query<In extends Input, Out extends Output>(declaration: Declaration<In, Out>): Operation<In, Out> {
  return { ...declaration, kind: "query", risk: "reads" };
}

/** Declares an operation that changes something: one atomic write, idempotent on retry, audited. */
export function command<In extends Input, Out extends Output>(
  declaration: Declaration<In, Out> & { risk: "writes" | "irreversible" },
): Operation<In, Out> {
  return { ...declaration, kind: "command" };
}

/** The two halves of an operation's id. */
export function nameOf(operation: Operation): { module: string; verb: string } {
  const [module = "", verb = ""] = operation.id.split(".");
  return { module, verb };
}

/** `markPaid` → `mark-paid`: how a verb or a field reads in an address or a terminal. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
