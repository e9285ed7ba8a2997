import { documents } from "@/worker/modules/papers/documents/contract";
import { actionFor, actionsFor, sameScreen } from "@/app/shell/action";
import { withFile } from "@/app/shell/with-file";
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
