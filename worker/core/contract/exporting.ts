import { z } from "./fields";
import { type Declaration, type Input, nameOf, type Operation, query } from "./operation";

/**
 * A list as a file: what it is called, and its text (CSV that opens as it should in a French spreadsheet). A long list comes in
 * parts, to be put one behind the other: each but the last says where the next begins.
 */
export const exportedFile = z.object({ fileName: z.string(), text: z.string(), nextCursor: z.string().optional() });
export type ExportedFile = z.output<typeof exportedFile>;

/** Declares that a list can be had as a file, with the same filters. A plan must open it. */
export function exportOf({ scope, access, input }: Declaration) {
  const { limit, ...filters } = input.shape;
  return query({ scope, access: { ...access, feature: "exports" }, input: z.strictObject(filters), output: exportedFile });
}

/** Where a browser downloads a list: `/customer/exports/orders?status=ready`. @param input the operation's input, as texts or numbers */
export function exportPath(operation: Operation, input: Record<string, unknown>): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]));
  const search = pairs.length ? `?${new URLSearchParams(pairs)}` : "";
  return `/customer/exports/${nameOf(operation).module}${search}`;
}

/** Does the operation answer with a file? */
export function isExport(operation: Operation): operation is Operation<Input, typeof exportedFile> {
  return operation.output === exportedFile;
}
