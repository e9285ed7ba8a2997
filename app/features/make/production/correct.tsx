import { production } from "@/worker/modules/make/production/contract";
import { actionFor } from "@/app/shell/action";
import { base } from "./base";
import { completionLoader } from "./completion-loader";
import { CompletionPage } from "./completion-page";
import { orderTitle } from "./order";

export const handle = { words: ["pages/production", "production"], title: orderTitle };

export const loader = completionLoader("correct");

export const action = actionFor(production.correct, { to: ({ id }) => `${base}/${id}` });

export default function Correct() {
  return <CompletionPage move="correct" />;
}
