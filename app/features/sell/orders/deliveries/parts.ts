import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { withForm } from "@/app/shell/form-request";

/**
 * An action whose form offers lots to take from: those where no quantity was typed are left out. Where none was typed at
 * all, they stay, so that what is missing is said.
 */
export function withoutBlankParts<Answer>(action: (args: ActionFunctionArgs) => Promise<Answer>) {
  return async (args: ActionFunctionArgs): Promise<Answer> => {
    const form = await args.request.formData();
    const places = [...new Set([...form.keys()].flatMap((name) => /^parts\.(\d+)\./.exec(name)?.[1] ?? []))];
    const blank = places.filter((place) => !String(form.get(`parts.${place}.amount.value`) ?? "").trim());
    if (blank.length < places.length) {
      for (const name of [...form.keys()]) if (blank.some((place) => name.startsWith(`parts.${place}.`))) form.delete(name);
    }
    const request = withForm(args.request, form);
    return action({ ...args, request });
  };
}
