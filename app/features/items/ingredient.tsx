import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ItemSheet } from "./item-sheet";
import { itemTitle } from "./item-title";
import { loadItem } from "./load-item";
import { changeItem } from "./save-item";

export const handle = { words: ["pages/items", "items", "pages/recipes", "recipes", "pages/tariffs", "tariffs"], title: itemTitle };

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadItem(context, params.id, request);
}

export const action = changeItem;

export default function Ingredient() {
  return <ItemSheet {...useLoaderData<typeof loader>()} />;
}
