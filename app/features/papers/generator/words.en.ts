import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "PDF generator",
  sentence: "All the papers of the house, with your logo, as they will be printed.",
  download: "Open the PDF",
  show: "Show",
  recordHelp: "Its reference, SKU or number",
  previewOf: "Preview: {{kind}}",
  previewHelp: "The paper, as it will be printed.",
  pageCount: "Page {{page}} of {{count}}",
  previousPage: "Previous page",
  nextPage: "Next page",
  nothingOf: "Choose what the paper is about.",
  notMade: "This paper cannot be made.",
  many: {
    title: "Papers by the lot",
    open: "Make several",
    sentence: "All the papers of a list in one ZIP. A link is mailed to you once they are ready.",
    which: "Which",
    searchHelp: "As in the list: a name, a reference. Empty: all.",
    any: "All",
    clientHelp: "For orders, invoices and deliveries.",
    help: "At most 500 papers at once. A price list is made for each category of clients.",
    made: "Prepared",
    none: "Nothing was prepared yet.",
    download: "Download",
    refused: "Could not be made: {{names}}.",
    progress: "Progress",
    again: "Look how far it is",
  },
  template: {
    title: "Template of this paper",
    text: "It holds for all papers of this kind; the preview shows it before you save it.",
    company: "The name, the address and the logo come from the company's details.",
    none: "Labels have no template.",
  },
};
