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

type Kind = "query" | "command";
/**
 * Which database a command writes: the caller's own business's, the provider's, or that of the business which the link in the
 * input's `id` names (`link`): its handler proves the link before anything else.
 */
export type Scope = "business" | "platform" | "linked";

/** What an operation declares. Scope and access are declared only where they differ from its module's. */
interface Facts<In extends Input, Out extends Output> {
  scope?: Scope;
  /** Stands over its module's, right by right. */
  access?: Partial<Access>;
  input: In;
  output: Out;
  /** The answer also follows from other records: its own version alone does not show whether it is still the same. */
  isDerived?: true;
  /** It acts on the record as it was read: if another changed the record meanwhile, it is refused, and not tried again on the new state. */
  refusesIfChanged?: true;
  /** Its file is too large for memory: sent as it is read, of what one verb of its module lists, part after part as another answers. */
  inParts?: { listed: string; each: string };
}

/** What is shown of an answer, by names that it has. */
interface Shown<Value> {
  /** Fields of a row in the order a table shows them. */
  columns?: readonly (NameOf<Value> | RowNameOf<Value>)[];
  /** The columns that say what a row is about, the most telling first: where there is little room, they stay and the others go. */
  telling?: readonly (NameOf<Value> | RowNameOf<Value>)[];
  /** The field of the answer whose rows every door must show after the command. */
  warnings?: NameOf<Value>;
}

type NameOf<Value> = Value extends object ? Extract<keyof Value, string> : never;
type RowNameOf<Value> = Value extends { items: readonly (infer Row)[] } ? NameOf<Row> : never;

/** An operation as a contract declares it; its name is its module's to give (`defineModule`). */
export interface Declaration<In extends Input = Input, Out extends Output = Output, OfKind extends Kind = Kind> extends Facts<In, Out> {
  kind: OfKind;
  risk: "reads" | "writes" | "irreversible";
  columns?: readonly string[];
  telling?: readonly string[];
  warnings?: string;
}

/** A business action, declared once and served at every door. */
export interface Operation<In extends Input = Input, Out extends Output = Output, OfKind extends Kind = Kind, Id extends string = string>
  extends Declaration<In, Out, OfKind> {
  /** `module.verb`, e.g. `invoices.markPaid`. */
  id: Id;
  scope: Scope;
  access: Access;
}

/** What handlers receive, in the internal form (integers). */
export type Parsed<O extends Operation> = z.output<O["input"]>;
/** What handlers return and in-process callers receive, in the internal form. */
export type Result<O extends Operation> = z.output<O["output"]>;

/** Declares an operation that only reads. */
export function query<In extends Input, Out extends Output>(facts: Facts<In, Out> & Shown<z.output<Out>>): Declaration<In, Out, "query"> {
  return { ...facts, kind: "query", risk: "reads" };
}

/** Declares an operation that changes something: one atomic write, idempotent on retry, audited. */
export function command<In extends Input, Out extends Output>(
  facts: Facts<In, Out> & Shown<z.output<Out>> & { risk: "writes" | "irreversible" },
): Declaration<In, Out, "command"> {
  return { ...facts, kind: "command" };
}

/** The two halves of an operation's id. */
export function nameOf({ id }: Pick<Operation, "id">): { module: string; verb: string } {
  const [module = "", verb = ""] = id.split(".");
  return { module, verb };
}

/** `markPaid` → `mark-paid`: how a verb or a field reads in an address or a terminal. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
