import { data, redirect } from "@remix-run/cloudflare";
import type { Operation } from "@/worker/core/contract/operation";
import type { FormAnswer } from "../ui/form";
import { type Act, actionsBy } from "./action";
import { leaveFlash } from "./flash";
import { wordsOf } from "./i18n/server";

const AT_MOST = 100;

interface Bulk {
  /** Changes a record's status. */
  update: Operation;
  archive: Operation;
  /** The message when it is done: a key of the words that takes a count. */
  done: string;
}

/** The action of a list with a bar: does to the chosen rows what it says. Each is a command of its own, with a key of its own. */
export function bulkActionFor({ update, archive, done }: Bulk): Act {
  return actionsBy({ update: toAll(update, ["status"], done), archive: toAll(archive, [], done) }, "update");
}

/** Does an operation to each of the chosen rows. @param fields the values of the form, the same for all of them */
function toAll(operation: Operation, fields: string[], done: string): Act {
  return async ({ request, context }) => {
    const form = await request.formData();
    const ids = form.getAll("id").map(String).slice(0, AT_MOST);
    const values = Object.fromEntries(fields.map((field) => [field, form.get(field)]));
    const key = [String(form.get("_key") ?? ""), ...Object.values(values)].join(":");
    try {
      for (const id of ids) await context.call(operation, { id, ...values }, `${key}:${id}`);
    } catch (error) {
      const problem = context.phrase(error);
      return data<FormAnswer>({ problem }, { status: problem.status });
    }
    leaveFlash(context.headers, { tone: "done", title: wordsOf(context.lang).t(done, { count: ids.length }) });
    const { pathname, search } = new URL(request.url);
    return redirect(pathname + search);
  };
}
