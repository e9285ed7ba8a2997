import { coerce } from "@/worker/core/contract/coerce";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { Operation } from "@/worker/core/contract/operation";

/**
 * What the address asks of an operation. Names that it does not take (where one is in the list, a mark that a mail program put on
 * a link) are not for it; a value it cannot read is refused by the name of its field.
 */
export function searchInput({ input }: Operation, { url }: Request): Record<string, unknown> {
  const params = Object.fromEntries(new URL(url).searchParams);
  return coerce(fieldsOf(input), Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(input.shape, name))));
}
