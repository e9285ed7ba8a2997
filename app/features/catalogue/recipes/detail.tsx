import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import type { LabelAnswer } from "./label-panel";
import { RecipeSheet } from "./recipe-sheet";

export const handle = { words: ["pages/recipes", "recipes", "items"], title: recipeTitle };

function recipeTitle(data: unknown): string {
  return (data as { recipe?: { name: string } } | undefined)?.recipe?.name ?? "";
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const language = query.get("label") === "en" ? "en" : query.get("label") === "fr" ? "fr" : context.lang;
  const [recipe, label] = await Promise.all([context.read(recipes.show, { id: params.id }), labelOrWhy(context, params.id, language)]);
  const { versions } = await context.read(recipes.compare, { id: recipe.itemId });
  return { recipe, label, versions, isEditing: query.has("edit"), requestKey: context.nonce, today: context.today };
}

async function labelOrWhy(context: AppLoadContext, id: string | undefined, language: "fr" | "en"): Promise<LabelAnswer> {
  try {
    return { label: await context.call(recipes.label, { id, language }) };
  } catch (error) {
    return { missing: context.phrase(error).errors?.map(({ message }) => message) ?? [] };
  }
}

const toRecipe = ({ id }: { id: string }) => `/customer/recipes/${id}`;

/** Does to a version what the button pressed says. */
export const action = actionsFor([recipes.update, recipes.activate, recipes.archive, recipes.restore], {
  to: toRecipe,
  own: { revise: actionFor(recipes.revise, { to: (draft) => `${toRecipe(draft)}?edit=1` }) },
});

export default function RecipeScreen() {
  return <RecipeSheet {...useLoaderData<typeof loader>()} />;
}
