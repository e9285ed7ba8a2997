import { Box, Text, useInput } from "ink";
import { useState } from "react";
import { fieldLabel } from "@/worker/core/text/format-value";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import { formatOf, type Row, textOf } from "../output/show";
import { shorten } from "../output/table";
import { useNow } from "./use-now";

/** Fields that say in which order rows come. */
const ordering = ["sort", "direction"];

/** The fields that a list can be narrowed by, or sorted by, with a choice. */
export function fieldsToNarrow({ input }: OperationOutline, isSorting: boolean): string[] {
  return Object.entries(input.shape).flatMap(([field, { kind }]) =>
    (kind === "choice" || kind === "boolean") && ordering.includes(field) === isSorting ? [field] : [],
  );
}

interface NarrowProps {
  context: CommandContext;
  list: OperationOutline;
  isSorting: boolean;
  narrowed: Row;
  columns: number;
  lines: number;
  /** @param narrowed what the list is narrowed to from now on; null when nothing changes */
  onLeave: (narrowed: Row | null) => void;
}

/** What a list is narrowed to, or sorted by: a field is chosen, then one of its values. */
export function Narrow({ context: { translator }, list, isSorting, narrowed, columns, lines, onLeave }: NarrowProps) {
  const { say } = translator;
  const fields = fieldsToNarrow(list, isSorting);
  const [field, setField] = useState(fields.length === 1 ? fields[0] : undefined);
  const row = useNow(0);
  const format = formatOf(list, translator);
  const shape = field === undefined ? undefined : list.input.shape[field];
  const values: unknown[] = shape ? [undefined, ...(shape.kind === "boolean" ? [true, false] : shape.options)] : [];
  const texts = shape
    ? values.map((value) => (value === undefined ? say("browse.all") : (textOf(shape, field ?? "", value, format) ?? "")))
    : fields.map((name) => fieldLabel(format, name));
  const choose = () => {
    if (!field) {
      setField(fields[row.now]);
      return row.set(0);
    }
    const { [field]: _, ...others } = narrowed;
    const value = values[row.now];
    onLeave(value === undefined ? others : { ...others, [field]: value });
  };
  useInput((_, key) => {
    if (key.escape || key.leftArrow) return onLeave(null);
    if (key.downArrow) return row.set(Math.min(row.now + 1, texts.length - 1));
    if (key.upArrow) return row.set(Math.max(0, row.now - 1));
    if (key.return) choose();
  });
  const first = Math.max(0, row.now - lines + 1);
  return (
    <Box flexDirection="column">
      {field && <Text color="yellow">{fieldLabel(format, field)}</Text>}
      {!texts.length && <Text dimColor>{say("browse.noChoice")}</Text>}
      {texts.slice(first, first + lines).map((text, place) => (
        <Text key={text} inverse={first + place === row.now}>
          {shorten(`${first + place === row.now ? "›" : " "} ${text}`, columns)}
        </Text>
      ))}
      <Text dimColor>{say("browse.choiceKeys")}</Text>
    </Box>
  );
}
