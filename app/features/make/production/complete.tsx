import { production } from "@/worker/modules/make/production/contract";
import { actionFor } from "@/app/shell/action";
import { base } from "./base";
import { completionLoader } from "./completion-loader";
import { CompletionPage } from "./completion-page";
import { orderTitle } from "./order";

export const handle = { words: ["pages/production", "production"], title: orderTitle };

export const loader = completionLoader("complete");

export const action = actionFor(production.complete, { to: ({ id }) => `${base}/${id}` });

export default function Complete() {
  return <CompletionPage move="complete" />;
}
