import { type Command, Option } from "commander";
import { isOptional, type Texts } from "@/worker/core/coerce";
import { kebab, type Operation } from "@/worker/core/operation";
import { fieldsOf, type Shape } from "@/worker/core/shape";
import { fieldLabel } from "@/worker/core/telling";
import { nameOf } from "@/worker/core/operation";
import type { Voice } from "./voice";

/** Gives a command the flags of an operation's input, named as its fields. `id` is an argument, not a flag. */
export function addFlags(command: Command, operation: Operation, voice: Voice): void {
  for (const [field, shape] of Object.entries(fieldsOf(operation.input))) {
    if (field === "id") continue;
    const { flag, value } = flagOf(field, shape);
    const option = new Option(`${flag}${value}`, describe(operation, field, shape, voice));
    option.mandatory = !isOptional(shape.schema);
    command.addOption(option);
  }
}

function flagOf(field: string, { kind }: Shape): { flag: string; value: string } {
  const flag = `--${kebab(field)}`;
  if (kind === "boolean") return { flag, value: " [true|false]" };
  return { flag, value: kind === "money" ? " <€>" : kind === "rate" ? " <%>" : kind === "number" ? " <n>" : " <…>" };
}

function describe(operation: Operation, field: string, shape: Shape, { of, say, language }: Voice): string {
  const words = of(nameOf(operation).module);
  const label = fieldLabel({ words, language }, field);
  const choices = shape.options.join(", ");
  if (!choices) return label;
  return say(shape.kind === "choices" ? "flags.list" : "flags.choices", { label, choices });
}

/** What was typed after the flags, under the names of the fields. */
export function textsOf(operation: Operation, options: Record<string, unknown>): Texts {
  const given = Object.entries(options).filter(([field]) => field in operation.input.shape);
  return Object.fromEntries(given.map(([field, value]) => [field, value === true ? "true" : String(value)]));
}
