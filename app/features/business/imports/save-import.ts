import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { tableText } from "@/worker/core/files/workbook";
import { imports } from "@/worker/modules/business/imports/contract";
import { actionFor, actionsBy, refusal } from "@/app/shell/action";

/** Reads the file that was chosen, or the text that was pasted. */
export const createImport = actionsBy({ create: readFile }, "create");

async function readFile({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const file = form.get("file");
  const isFile = file instanceof File && file.size > 0;
  try {
    const content = isFile ? await tableText(new Uint8Array(await file.arrayBuffer())) : String(form.get("content") ?? "");
    const supplier = form.get("supplier");
    const every = supplier ? { supplier } : {};
    const input = { target: form.get("target"), content, fileName: isFile ? file.name.slice(0, 200) : "", every };
    const { id } = await context.call(imports.create, input, String(form.get("_key") ?? "") || undefined);
    return redirect(`/customer/imports/${id}`);
  } catch (error) {
    const problem = context.phrase(error);
    const errors = problem.errors?.map((fault) => (fault.field === "content" && isFile ? { ...fault, field: "file" } : fault));
    return refusal({ ...problem, errors }, form);
  }
}

/** Does to a file what the button pressed says; takes its columns as chosen otherwise. */
export const decide = actionsBy(
  {
    confirm: actionFor(imports.confirm),
    undo: actionFor(imports.undo),
    introduce: actionFor(imports.introduce, { to: ({ id }) => `/customer/imports/${id}` }),
    discard: actionFor(imports.discard, { to: () => "/customer/imports" }),
    again: readAgain,
    remap: async (args) => remap(args, await args.request.formData()),
  },
  "remap",
);

async function remap({ params, request, context }: ActionFunctionArgs, form: FormData) {
  const [headings, fields] = [form.getAll("heading").map(String), form.getAll("field").map(String)];
  const mapping = Object.fromEntries(headings.map((heading, place) => [heading, fields[place] ?? ""]));
  try {
    const clearEmpty = form.has("clearEmpty");
    await context.call(imports.remap, { id: params.id, mapping, clearEmpty, version: Number(form.get("version")) });
    return redirect(new URL(request.url).pathname);
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

/** Judges every line anew, its columns as they were. */
async function readAgain(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const { columns, clearEmpty, version } = await args.context.read(imports.show, { id: args.params.id });
  for (const { heading, field } of columns) {
    form.append("heading", heading);
    form.append("field", field ?? "");
  }
  form.set("version", String(version));
  if (clearEmpty) form.set("clearEmpty", "on");
  return remap(args, form);
}
