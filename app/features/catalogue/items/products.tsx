import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ItemList } from "./item-list";
import { loadList } from "./load-list";
import { changeItems } from "./save-item";

export const handle = { words: ["pages/items", "items"], title: "pages/items:products.title" };

/** Products: the catalogue, those in development, services and other. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList(context, request, ["catalogue", "rnd", "services"]);
}

export const action = changeItems;

export default function Products() {
  return <ItemList view="products" {...useLoaderData<typeof loader>()} />;
}
