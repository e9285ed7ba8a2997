import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { wordsOf } from "@/app/shell/i18n/server";
import { offersFor } from "@/app/shell/offers";
import { quantityText } from "@/app/shell/quantity-text";
import { formatDate } from "@/worker/core/figures/dates";
import { lots } from "@/worker/modules/store/lots/contract";

/** Lots that a few typed letters may mean, by their number, with their date and what is left; those that end first come first. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  offersFor(request, async (question) => {
    const { t } = wordsOf(context.lang);
    const { items } = await context.read(lots.list, question);
    return items.map(({ number, itemName, unit, dlc, ddm, amount }) => {
      const date = dlc ?? ddm;
      const ends = date && `${t(`lots:fields.${dlc ? "dlc" : "ddm"}`)} ${formatDate(date, context.lang)}`;
      const about = [itemName, ends].filter(Boolean).join(" · ");
      return { sku: number, name: number, unit, about, figures: [quantityText(amount, context.lang)] };
    });
  });
