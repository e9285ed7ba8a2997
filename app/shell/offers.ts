import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Made, Offer, Offered } from "../ui/picker/offer";
import { actionsBy, withoutScreen } from "./action";

const AT_MOST = 20;

/** Answers a picker: the records that the letters of the request may mean. */
export async function offersFor(request: Request, find: (search: { search: string; limit: number }) => Promise<Offer[]>) {
  const search = new URL(request.url).searchParams.get("search")?.trim().slice(0, 100) ?? "";
  return Response.json({ search, items: await find({ search, limit: AT_MOST }) } satisfies Offered);
}

/** The action of a picker: makes a record of the name that was typed into it; what is wrong with it is said there. */
export const makesOne = (
  make: (named: { name: string; kind: string; unit: string; key: string }, context: AppLoadContext) => Promise<Offer>,
) =>
  withoutScreen(
    actionsBy(
      {
        create: async ({ request, context }) => {
          const form = await request.formData();
          const textOf = (field: string) => String(form.get(field) ?? "");
          try {
            return {
              made: await make({ name: textOf("name").trim(), kind: textOf("kind"), unit: textOf("unit"), key: textOf("_key") }, context),
            } satisfies Made;
          } catch (error) {
            const { detail, errors } = context.phrase(error);
            return { problem: errors?.[0]?.message ?? detail } satisfies Made;
          }
        },
      },
      "create",
    ),
  );
