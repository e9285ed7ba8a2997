import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ItemSheet } from "./item-sheet";
import { itemTitle, itemWords } from "./item-title";
import { loadItem } from "./load-item";
import { changeItem } from "./save-item";

export const handle = { words: itemWords, title: itemTitle };

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadItem(context, params.id, request);
}

export const action = changeItem;

export default function Product() {
  return <ItemSheet {...useLoaderData<typeof loader>()} />;
}
