import { inArray } from "drizzle-orm";
import { tariffs } from "@/db/business";
import { mustExist, refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { fetchSupplier, type SupplierRow } from "@/worker/modules/buy/suppliers";
import { selectTied } from "@/worker/modules/buy/tariffs";
import { restocks } from "./contract";
import { addDraft } from "./create";
import { proposal } from "./propose";
import { toListed } from "./records";
import { MOST_LINES } from "./shapes";

/**
 * Makes a draft for each supplier, of the lines chosen or else of all that is proposed; nothing where nothing lacks.
 * @throws Refusal `invalid_input` naming the line whose tariff is none
 */
export const createFromProposal = handle(restocks.createFromProposal, async (context, { supplier: named, lines, ahead }) => {
  const only = named ? await mustExist("supplier", fetchSupplier(context.db, named)) : null;
  const choices = lines ?? (await proposedLines(context, named, ahead));
  return draftsOf(context, choices, only);
});

/** Adds drafts of these lines to the command's batch, one a supplier. @param only leaves the other suppliers out @throws Refusal naming `lines` */
export async function draftsOf(context: CommandContext, choices: TariffChoice[], only: SupplierRow | null = null) {
  const parts = await bySupplier(context, choices);
  const chosen = parts.filter(({ supplier }) => !only || supplier.id === only.id);
  const drafts = await Promise.all(chosen.map(({ supplier, lines }) => addDraft(context, supplier, { lines, fees: 0, notes: "" })));
  const items = drafts.map(({ row, supplier }) => toListed(row, supplier, context.now));
  return { items, nextCursor: null, total: items.length };
}

interface TariffChoice {
  tariff: string;
  packs: number;
}

async function proposedLines(context: CommandContext, supplier: string | undefined, ahead: number): Promise<TariffChoice[]> {
  const { items } = await proposal(context, { supplier, ahead });
  return items.flatMap(({ tariffId, packs }) => (tariffId && packs ? [{ tariff: tariffId, packs }] : []));
}

/** The lines by the supplier whose tariffs they are; more than one order holds are several orders. */
async function bySupplier({ db }: CommandContext, choices: TariffChoice[]): Promise<{ supplier: SupplierRow; lines: TariffChoice[] }[]> {
  const ids = choices.map(({ tariff }) => tariff);
  const tied = ids.length ? await selectTied(db, inArray(tariffs.id, ids)) : [];
  const parts: { supplier: SupplierRow; lines: TariffChoice[] }[] = [];
  choices.forEach((line, place) => {
    const offer = tied.find(({ tariff }) => tariff.id === line.tariff) ?? refuseField(`lines.${place}.tariff`, "not_found");
    const open = parts.find(({ supplier, lines }) => supplier.id === offer.supplier.id && lines.length < MOST_LINES);
    if (open) open.lines.push(line);
    else parts.push({ supplier: offer.supplier, lines: [line] });
  });
  return parts;
}
