import { columnLabel } from "@/worker/core/files/cells";
import { handle } from "@/worker/engine/handler";
import { imports } from "./contract";
import { targetOf } from "./targets";

/** The fields that the columns of a file may fill, in the reader's words. */
export const fields = handle(imports.fields, async ({ caller }, { target: name }) => {
  const { columns, words, key } = targetOf(name);
  const { language } = caller;
  const items = columns.map(({ path, shape }) => ({
    field: path,
    label: columnLabel(path, { words: words[language], language }),
    required: !path.includes(".") && !shape.isOptional,
    key: key.includes(path),
  }));
  return { items, nextCursor: null };
});
