import { readCsv } from "@/worker/core/files/csv";
import { handle } from "@/worker/engine/handler";
import { bringIn } from "./bring-in";
import { imports } from "./contract";
import { fillEvery } from "./every";
import { chooseFields, rememberFields } from "./records";
import { targetOf } from "./targets";

/**
 * Reads a file, keeps its lines and says what each would do. No record is written.
 * @throws Refusal `invalid_input` when the file cannot be read, or a column is taken for a field that is none
 */
export const create = handle(imports.create, async (context, { target: name, content, fileName, mapping, every, clearEmpty }) => {
  const target = targetOf(name);
  const { filled, ...file } = fillEvery(target, readCsv(content), every, context.caller.language);
  const fields = await chooseFields(context.db, target, file.headings, { ...mapping, ...filled });
  const brought = await bringIn(context, target, file, { fileName, fields, clearEmpty });
  if (Object.keys(mapping).length) await rememberFields(context, target, mapping);
  return brought;
});
