import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { convert, units } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { findItems, type ItemRow } from "@/worker/modules/catalogue/items";
import type { calculations } from "./contract";
import type { Channel, Facts, Line } from "./rules";

type Said = Parsed<typeof calculations.preview>;

/**
 * What was written, with the catalogue's names and costs where it named items.
 * @throws Refusal `invalid_input` naming the line whose item is unknown, whose price is, or whose units do not convert, and
 * the channel that is priced in no way or in two
 */
export async function factsFrom(db: BusinessDatabase, said: Omit<Said, "name">): Promise<Facts> {
  const { output, lines, channels, ...plain } = said;
  const names = lines.flatMap(({ item }) => item ?? []);
  const itemOf = names.length ? await findItems(db, names) : () => undefined;
  return {
    ...plain,
    outputAmount: output.amount,
    outputUnit: output.unit,
    lines: lines.map((line, place) => lineFrom(line, `lines.${place}`, itemOf)),
    channels: channels.map((channel, place) => channelFrom(channel, `channels.${place}`, channels)),
  };
}

function lineFrom(said: Said["lines"][number], field: string, itemOf: (name: string) => ItemRow | undefined): Line {
  const item = said.item === undefined ? null : (itemOf(said.item) ?? refuseField(`${field}.item`, "not_found"));
  const name = said.name || item?.name || refuseField(`${field}.name`, "required");
  const unitPrice = said.unitPrice ?? item?.cost ?? refuseField(`${field}.unitPrice`, "required");
  const per = said.per ?? (said.unitPrice === undefined && item ? item.unit : said.amount.unit);
  const measures = item ?? { density: null, weight: null };
  const amount = convert(said.amount.amount, said.amount.unit, per, measures) ?? refuseField(`${field}.amount`, "conversion");
  // What converts is written in the unit it is priced in, so that a later weight or density does not rewrite the past.
  const unit = units[said.amount.unit].base === units[per].base ? said.amount.unit : per;
  const kind = item?.kind === "packaging" ? "packaging" : said.kind;
  return { kind, name, amount, unit, unitPrice, per, loss: said.loss };
}

function channelFrom(said: Said["channels"][number], field: string, all: Said["channels"]): Channel {
  const { category, margin = null, salesMargin = null, price = null } = said;
  if ([margin, salesMargin, price].filter((way) => way !== null).length !== 1) refuseField(`${field}.margin`, "one_way");
  if (all.filter((other) => other.category === category).length > 1) refuseField(`${field}.category`, "taken");
  return { category, margin, salesMargin, price };
}
