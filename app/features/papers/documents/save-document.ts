import { contentOf } from "@/worker/core/contract/printing";
import { documents } from "@/worker/modules/papers/documents/contract";
import { type Act, actionFor, actionsFor, sameScreen } from "@/app/shell/action";
import { base } from "./base";

/** Does to a document what the button pressed says; saving changes otherwise. */
export const saveDocument = actionsFor(
  [documents.update, documents.link, documents.unlink, documents.trash, documents.restore, documents.unshare],
  {
    to: ({ id }) => `${base}/${id}`,
    own: {
      addVersion: withFile(actionFor(documents.addVersion, { to: ({ id }) => `${base}/${id}` })),
      share: actionFor(documents.share, { to: sameScreen }),
      remove: actionFor(documents.remove, { to: () => `${base}?trashed=true` }),
    },
  },
);

/** The file of a form as the operation takes it: its name, and its bytes in base64. */
function withFile(act: Act): Act {
  return async (args) => {
    const form = await args.request.formData();
    const file = form.get("content");
    const filled = new URLSearchParams();
    for (const [name, value] of form) if (typeof value === "string") filled.append(name, value);
    if (file instanceof File && file.size > 0) {
      filled.set("content", contentOf(new Uint8Array(await file.arrayBuffer())));
      filled.set("fileName", file.name.slice(0, 1_000));
    }
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return act({ ...args, request: new Request(args.request.url, { method: "POST", headers, body: filled }) });
  };
}
