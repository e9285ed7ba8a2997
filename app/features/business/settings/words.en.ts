import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Settings",
  sentence: "What your documents say of you.",
  tabs: {
    label: "Parts of the settings",
    company: "Company",
    terms: "Terms",
    logo: "Logo",
    visits: "Cellier's team",
    access: "Access",
    numbering: "Numbering",
    notifications: "Notifications",
  },
  access: {
    sentence:
      "A token lets a program, such as your assistant, read your data or prepare changes for you. It opens neither your account nor your plan.",
    address: "Address for an assistant (MCP)",
    created: "Here is the token “{{name}}”. Copy it now: it will not be shown again.",
    make: "Create an access",
    list: "Current accesses",
    none: "No program has access.",
    until: "{{scope}}, until",
  },
  parts: {
    identity: "Identity",
    reach: "How to reach you",
    bank: "Bank",
  },
  numbering: {
    sentence:
      "Numbers follow each other without gap, year by year. You arrive during the year? Say the next number here, before the first paper is sent.",
    used: "The numbering of the year has begun: the next number will be {{number}}.",
    next: "The first will be {{number}}.",
  },
  help: {
    name: "As it is in the register",
    legalForm: "SAS, SARL, EARL, sole trader…",
    siret: "9 or 14 digits",
    register: "The town of your trade register, such as Agen",
    approval: "Given by the veterinary services, such as FR 47.091.002 CE",
    tagline: "A few words under your name, at the head of documents",
    penaltyRate:
      "Empty: the law's rate, ECB + 10 points, {{late}} since {{from}}, the last known here. Never under three times the legal rate of interest ({{least}}).",
    vatOnDebits: "For services: VAT is due when they are invoiced, not when they are paid. Invoices say so.",
    discountTerms: "Empty: “No discount for early payment.”",
    discountKeepsVat:
      "Otherwise a discount that is taken lowers the VAT to pay too (art. 267 II 1° of the French tax code). Invoices say which.",
    stripeAccount: "acct_…; your clients can then also pay by card, to this account. Empty: by transfer only.",
    logo: "PNG or JPEG, 1 MB at most. It is shown on white, at most 52 mm wide.",
  },
  logoOf: "Logo of {{name}}",
  noLogo: "Without a logo, your documents carry your name in letters.",
  tooLong: "The picture is larger than 1 MB",
  setLogo: "Save the logo",
  removeLogo: "Remove the logo",
  preview: "See a sample document",
  save: "Save",
};
