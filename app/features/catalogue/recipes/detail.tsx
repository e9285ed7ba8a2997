import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Result } from "@/worker/core/contract/operation";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { actionFor } from "@/app/shell/action";
import { RecipeSheet } from "./recipe-sheet";

export const handle = { words: ["pages/recipes", "recipes"], title: recipeTitle };

function recipeTitle(data: unknown): string {
  return (data as { recipe?: { name: string } } | undefined)?.recipe?.name ?? "";
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const language = asked.get("label") === "en" ? "en" : asked.get("label") === "fr" ? "fr" : context.lang;
  const [recipe, label] = await Promise.all([context.read(recipes.show, { id: params.id }), labelOrWhy(context, params.id, language)]);
  const { versions } = await context.read(recipes.compare, { id: recipe.itemId });
  return { recipe, label, versions, isEditing: asked.has("edit"), requestKey: context.nonce, today: context.today };
}

/** A label, or why there is none yet. */
export type LabelAnswer = { label: Result<typeof recipes.label> } | { missing: string[] };

async function labelOrWhy(context: AppLoadContext, id: string | undefined, language: "fr" | "en"): Promise<LabelAnswer> {
  try {
    return { label: await context.call(recipes.label, { id, language }) };
  } catch (error) {
    return { missing: context.phrase(error).errors?.map(({ message }) => message) ?? [] };
  }
}

const toRecipe = ({ id }: { id: string }) => `/customer/recipes/${id}`;
const moves = {
  update: actionFor(recipes.update, { to: toRecipe }),
  activate: actionFor(recipes.activate, { to: toRecipe }),
  archive: actionFor(recipes.archive, { to: toRecipe }),
  restore: actionFor(recipes.restore, { to: toRecipe }),
  revise: actionFor(recipes.revise, { to: (made) => `${toRecipe(made)}?edit=1` }),
};

/** Does to a version what the button pressed says; saving changes otherwise. */
export async function action(args: ActionFunctionArgs) {
  const verb = String((await args.request.clone().formData()).get("_verb") ?? "update");
  return (verb in moves ? moves[verb as keyof typeof moves] : moves.update)(args);
}

export default function RecipeScreen() {
  return <RecipeSheet {...useLoaderData<typeof loader>()} />;
}
