import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { convert, units } from "@/worker/core/figures/quantity";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { findItems, type ItemRow } from "@/worker/modules/catalogue/items";
import type { calculations } from "./contract";
import type { Channel, Facts, Line } from "./rules";

type Input = Parsed<typeof calculations.preview>;

/**
 * What was written, with the catalogue's names and costs where it named items.
 * @throws Refusal `invalid_input` naming the line whose item is unknown, whose price is, or whose units do not convert, and
 * the channel that is priced in no way or in two
 */
export async function factsFrom(db: BusinessDatabase, input: Omit<Input, "name">): Promise<Facts> {
  const { output, lines, channels, ...plain } = input;
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

function lineFrom(line: Input["lines"][number], field: string, itemOf: (name: string) => ItemRow | undefined): Line {
  const item = line.item === undefined ? null : (itemOf(line.item) ?? refuseField(`${field}.item`, "not_found"));
  const name = line.name || item?.name || refuseField(`${field}.name`, "required");
  const unitPrice = line.unitPrice ?? item?.cost ?? refuseField(`${field}.unitPrice`, "required");
  const per = line.per ?? (line.unitPrice === undefined && item ? item.unit : line.amount.unit);
  const measures = item ?? { density: null, weight: null };
  const amount = convert(line.amount.amount, line.amount.unit, per, measures) ?? refuseField(`${field}.amount`, "conversion");
  // What converts is written in the unit it is priced in, so that a later weight or density does not rewrite the past.
  const unit = units[line.amount.unit].base === units[per].base ? line.amount.unit : per;
  const kind = item?.kind === "packaging" ? "packaging" : line.kind;
  return { kind, name, amount, unit, unitPrice, per, loss: line.loss };
}

function channelFrom(channel: Input["channels"][number], field: string, all: Input["channels"]): Channel {
  const { category, margin = null, salesMargin = null, price = null } = channel;
  if ([margin, salesMargin, price].filter((figure) => figure !== null).length !== 1) refuseField(`${field}.margin`, "one_way");
  if (all.filter((other) => other.category === category).length > 1) refuseField(`${field}.category`, "taken");
  return { category, margin, salesMargin, price };
}
