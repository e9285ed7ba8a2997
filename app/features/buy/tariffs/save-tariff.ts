import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";
import { actionFor } from "@/app/shell/action";

const then = { to: backToOffers };
const actions = {
  "tariff-create": actionFor(tariffs.create, then),
  "tariff-update": actionFor(tariffs.update, then),
  "tariff-prefer": actionFor(tariffs.prefer, then),
  "tariff-remove": actionFor(tariffs.remove, then),
};

/** Does a form of a tariff say this? Its `_verb` tells it from the other forms of a screen. */
export function isTariffVerb(verb: unknown): verb is keyof typeof actions {
  return typeof verb === "string" && verb in actions;
}

/** Does what a form of a tariff says: `_verb` says what, `_tariff` to which. */
export async function changeTariff(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const verb = form.get("_verb");
  if (!isTariffVerb(verb)) throw new Response(null, { status: 400 });
  const id = form.get("_tariff");
  return actions[verb]({ ...args, params: typeof id === "string" ? { id } : {} });
}

/** The same screen, its form closed. */
function backToOffers(_: unknown, request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("tariff");
  return searchParams.size ? `${pathname}?${searchParams}` : pathname;
}
