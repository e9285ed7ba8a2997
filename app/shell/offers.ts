import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import type { Made, Offer, Offered } from "../ui/picker/offer";

const AT_MOST = 20;

/** Answers a picker: the records that the letters of the request may mean. */
export async function offersFor(request: Request, find: (search: { search: string; limit: number }) => Promise<Offer[]>): Promise<Offered> {
  const search = new URL(request.url).searchParams.get("search")?.trim().slice(0, 100) ?? "";
  return { search, items: await find({ search, limit: AT_MOST }) };
}

/** Makes a record of the name that was typed into a picker; what is wrong with it is said there. */
export async function makeFor(
  { request, context }: ActionFunctionArgs,
  make: (named: { name: string; kind: string; key: string }, context: AppLoadContext) => Promise<Offer>,
): Promise<Made> {
  const form = await request.formData();
  const textOf = (field: string) => String(form.get(field) ?? "");
  try {
    return { made: await make({ name: textOf("name").trim(), kind: textOf("kind"), key: textOf("_key") }, context) };
  } catch (error) {
    const { detail, errors } = context.phrase(error);
    return { problem: errors?.[0]?.message ?? detail };
  }
}
