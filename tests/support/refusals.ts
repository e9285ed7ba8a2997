import { Refusal } from "@/worker/core/errors";

/** What a rule refuses: the code and the fields of the refusal that it throws; null when it lets pass. */
export function refusalOf(rule: () => unknown): { code: string; fields?: unknown[]; params?: unknown } | null {
  try {
    rule();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.detail };
    throw error;
  }
}

/** The same as one looks for it in a table: "field:code" for each field, else the code alone; null when it lets pass. */
export function refusedOf(rule: () => unknown): string | null {
  const refused = refusalOf(rule);
  const fields = refused?.fields as { field: string; code: string }[] | undefined;
  return refused && (fields?.map(({ field, code }) => `${field}:${code}`).join(" ") || refused.code);
}

/** The same of an operation that is called: "field:code" for each field, else the code alone; null when it is done. */
export async function refusalOfCall(done: Promise<unknown>): Promise<string | null> {
  try {
    await done;
    return null;
  } catch (error) {
    return refusedOf(() => {
      throw error;
    });
  }
}
