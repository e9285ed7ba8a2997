import { coerce, type Texts } from "./coerce";
import type { Operation } from "./operation";
import { fieldsOf } from "./schema";

/** What a form, a query string or a cell holds for an operation, with the types that its schema expects. */
export function inputFrom(operation: Operation, texts: Texts): Record<string, unknown> {
  return coerce(fieldsOf(operation.input), texts);
}
