import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  legal: {
    title: "Legal notices",
    lead: "Who publishes this service, who hosts it, and how to reach us.",
    parts: [
      {
        title: "Publisher",
        text: [
          "Cellier is a management service for makers of food and drink, published from France.",
          "The company's name, capital, registered address, SIREN and VAT numbers and the person responsible for publication are stated here when the service opens commercially, before anything is invoiced.",
        ],
      },
      {
        title: "Hosting",
        text: [
          "The application is served by the network of Cloudflare, Inc. (101 Townsend Street, San Francisco, California, USA). Databases are kept by Turso (ChiselStrike, Inc.), in a group located in the European Union.",
        ],
      },
      { title: "Contact", text: ["Write to us from the “Contact support” page; a person answers."] },
      {
        title: "Property",
        text: [
          "The name Cellier, the logo, the texts and the drawings of this site are ours. What you enter in the service is yours, and stays yours.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    lead: "What we keep, why, for how long, and what you can do about it.",
    parts: [
      {
        title: "What we keep",
        text: [
          "Your account: first and last name, e-mail, phone if you give it, language, and a print of your password from which it cannot be recovered.",
          "Your business's data: it lives in a database apart from every other business's.",
          "A record of actions (who, when, through which door, before and after), for traceability and security.",
        ],
      },
      {
        title: "Why",
        text: [
          "To perform our contract (article 6.1.b of the GDPR), for the security of the service (6.1.f) and, for the newsletter only, with your consent (6.1.a), which you may withdraw at any time.",
        ],
      },
      {
        title: "For how long",
        text: [
          "As long as your account is open. When it closes, your business's database is erased; documents that the law requires are kept for the legal time, after being handed to you.",
          "Sessions last twelve hours, or thirty days if you ask to be remembered.",
        ],
      },
      {
        title: "Cookies",
        text: [
          "Only what is needed to work: the session, the language, the theme, the state of the menu. No audience measurement runs without your consent.",
        ],
      },
      {
        title: "Who else",
        text: [
          "Our hosts (see the legal notices). If your plan uses the online assistant, your questions and the records needed to answer go to its provider, who does not train models on them.",
        ],
      },
      {
        title: "Your rights",
        text: [
          "Access, correction, erasure, restriction, objection, portability: write to us from the support page. Your data can always be read and exported, even after a subscription ends. You may also turn to the CNIL (cnil.fr).",
        ],
      },
    ],
  },
  terms: {
    title: "Terms of use",
    lead: "What we owe you, what you owe us.",
    parts: [
      {
        title: "The service",
        text: [
          "Cellier lets you keep the catalogue and the data of a food business through an app, a terminal and an assistant. Every plan begins with a seven-day trial, for one user, without commitment.",
        ],
      },
      {
        title: "Plans",
        text: [
          "Freemium: €0; Core: €49; Growth: €99; Expert+: €199, a month. Paying by the year gives one month free. Prices exclude tax.",
          "When the trial of a paid plan ends without a subscription, the account becomes read-only: nothing is erased, everything stays readable and exportable.",
        ],
      },
      {
        title: "Your part",
        text: [
          "Give accurate information, keep your password to yourself, and do not try to harm the service or others. You remain responsible for your labels, declarations and food-safety duties: Cellier helps you keep them, it does not replace them.",
        ],
      },
      {
        title: "Our part",
        text: [
          "Keep the service available and your data safe, mend defects, announce interruptions. Our liability is limited to what you paid in the preceding twelve months, except for gross negligence or damage that the law forbids to limit.",
        ],
      },
      {
        title: "Ending",
        text: ["You close your account when you wish. We may suspend it for unlawful use, after telling you where possible."],
      },
      { title: "Law", text: ["French law applies. Before any court, write to us: most disputes are settled by talking."] },
    ],
  },
};
