import type { RecipeLine } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { convert } from "@/worker/core/figures/quantity";
import type { ItemRow } from "@/worker/modules/catalogue/costing";
import type { recipes } from "./contract";

type LineInput = Parsed<typeof recipes.create>["lines"][number];

/**
 * Lines as they are kept.
 * @throws Refusal `invalid_input` naming the line whose item does not exist, is the one being made, or whose unit does not convert
 */
export function linesFrom(lines: LineInput[], outputItem: ItemRow, itemOf: (name: string) => ItemRow | undefined): RecipeLine[] {
  return lines.map(({ item: name, amount: quantity, loss, quid }, place) => {
    const item = itemOf(name) ?? refuseField(`lines.${place}.item`, "not_found");
    if (item.id === outputItem.id) refuseField(`lines.${place}.item`, "cycle", { path: `${outputItem.name} → ${outputItem.name}` });
    const converted = convert(quantity.amount, quantity.unit, item.unit, item);
    if (converted === null) refuseField(`lines.${place}.amount`, "conversion");
    return { itemId: item.id, ...quantity, loss: loss ?? item.loss, quid };
  });
}
