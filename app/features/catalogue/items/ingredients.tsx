import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ItemList } from "./item-list";
import { loadList } from "./load-list";
import { changeItems } from "./save-item";

export const handle = { words: ["pages/items", "items"], title: "pages/items:ingredients.title" };

/** What is bought: ingredients and packaging, the same table seen from the kitchen's side. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList(context, request, ["ingredients"]);
}

export const action = changeItems;

export default function Ingredients() {
  return <ItemList view="ingredients" {...useLoaderData<typeof loader>()} />;
}
