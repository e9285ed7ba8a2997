import { tariffs } from "@/worker/modules/buy/tariffs/contract";
import { actionFor, byOwnId } from "@/app/shell/action";

const then = { to: backToOffers };

/** What forms of a tariff do: `_verb` says what, among the other forms of a screen, and `_tariff` to which. */
export const tariffActions = {
  "tariff-create": byOwnId(actionFor(tariffs.create, then), "_tariff"),
  "tariff-update": byOwnId(actionFor(tariffs.update, then), "_tariff"),
  "tariff-prefer": byOwnId(actionFor(tariffs.prefer, then), "_tariff"),
  "tariff-remove": byOwnId(actionFor(tariffs.remove, then), "_tariff"),
};

/** The same screen, its form closed. */
function backToOffers(_: unknown, request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("tariff");
  return searchParams.size ? `${pathname}?${searchParams}` : pathname;
}
