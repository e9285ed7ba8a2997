import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Locations",
  counted: { one: "location", other: "locations" },
  operations: {
    list: { title: "List locations", examples: ["which locations do I have?", "how many lots in the cold room?"] },
    show: { title: "Show a location", examples: ["what lies in the location Réserve?"] },
    create: { title: "Add a location", done: "Location added", examples: ["add the location Cold room"] },
    update: { title: "Rename a location", done: "Changes saved", examples: ["rename the location Réserve to Cellar"] },
    archive: { title: "Archive a location", done: "Location archived", examples: ["archive the location Cellar"] },
    restore: { title: "Restore a location", done: "Location restored", examples: ["restore the location Cellar"] },
  },
  errors: {
    goods_inside: "{{count}} lots still lie there: transfer them first",
    main_location: "The first place is not archived: rename it instead",
  },
  fields: {
    ...core.common,
    id: "Identifier",
    name: "Name",
    notes: "Notes",
    lots: "Lots",
    archived: "Archived",
    createdAt: "Created",
    updatedAt: "Changed",
  },
};
