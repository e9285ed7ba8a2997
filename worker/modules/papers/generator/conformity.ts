import { refuseField } from "@/worker/core/errors";
import { civilDate, formatDate } from "@/worker/core/figures/dates";
import type { Fact, Paper } from "@/worker/core/files/paper";
import { fold, type Language } from "@/worker/core/language";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { fetchLot } from "@/worker/modules/store/lots";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * That a lot was released, and conforms: what goes with it to a client who asks.
 * @throws Refusal `not_found`; `invalid_input` naming `record` of a lot that is held, rejected, scrapped or past its use-by date
 */
export async function conformity(context: QueryContext, name: string, language: Language, text: string): Promise<Paper> {
  const [{ lot, itemName, sku }, company] = await Promise.all([fetchLot(context.db, name), fetchCompany(context)]);
  if (lot.decision !== "available") refuseField("record", "lot_not_free");
  const today = civilDate(context.now);
  // A date of minimum durability that is past says nothing of safety; a use-by date does (Regulation (EU) 1169/2011, article 24).
  if (lot.dlc && lot.dlc < today) refuseField("record", "lot_past_use_by", { date: formatDate(lot.dlc, context.caller.language) });
  const isPastBest = lot.ddm !== null && lot.ddm < today;
  const words = (language === "fr" ? fr : en).conformity;
  const day = (on: string | null) => on && formatDate(on, language);
  const facts: [string, string | null][] = [
    [words.product, `${itemName} (${sku})`],
    [words.lot, lot.number],
    [words.made, day(lot.bornOn)],
    [words.dlc, day(lot.dlc)],
    [words.ddm, day(lot.ddm)],
    [words.on, day(today)],
  ];
  return {
    kind: "paper",
    fileName: `${words.file}-${fold(lot.number).replace(/[^a-z0-9]+/g, "-")}`,
    language,
    title: words.title,
    reference: lot.number,
    sender: await senderOf(context, company, language),
    facts: facts.flatMap(([label, value]): Fact[] => (value ? [{ label, value }] : [])),
    blocks: [
      { kind: "text", text: words.statement },
      ...(isPastBest ? [{ kind: "text" as const, text: words.pastBest }] : []),
      ...(text ? [{ kind: "text" as const, text }] : []),
      { kind: "boxes", boxes: [{ label: words.signed, hint: words.signedHint, isSigned: true }] },
    ],
  };
}
