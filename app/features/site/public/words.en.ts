import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  home: {
    title: "Everything that goes into your jars, and everything that comes out.",
    lead: "Cellier keeps the catalogue, the ingredients and the figures of people who make food and drink. In French and English, at the desk, in the workshop, on the phone.",
    create: "Create an account",
    signIn: "Sign in",
    trust: "A seven-day trial, no commitment. Trusted by over 100 creators and 50+ brands.",
    who: {
      cook: { title: "The cook with forty jars", text: "A product, its price, its margin: noted in a minute, hands still floury." },
      brand: { title: "The brand and its co-packer", text: "One sheet per item, the same for everyone: composition, allergens, barcode." },
      brewery: {
        title: "The brewery with twelve clients",
        text: "Evening questions find their figure: what earns, what is missing, what it costs.",
      },
    },
    doors: {
      title: "Three doors, one house",
      web: { title: "The app", text: "Fast, legible, by keyboard or thumb. It reads even before scripts arrive." },
      terminal: { title: "The terminal", text: "Every action in one line, for those who would rather type: cellier items list." },
      assistant: {
        title: "The assistant",
        text: "“Which products have a margin under 30 %?” It looks at your sheets and answers with figures.",
      },
    },
    label: {
      alt: "A jar and its label: tomato coulis, a lot, a date",
      name: "Tomato coulis",
      maker: "Conserverie des Deux Rives",
      lot: "LOT 26-1103 · 500 g",
      date: "Best before end 2028",
    },
  },
  demo: {
    title: "An invoice that reads itself",
    lead: "The same reading as in the application, before your eyes, on an invoice made up for it.",
    alt: "A made-up invoice: Grossiste Maréchal, four lines, 745.38 € to pay",
    read: "Read this invoice",
    again: "Read it again",
    before:
      "It is a picture, without any text to copy. Cellier finds the supplier, the number, the dates, each line and each total in it, and checks the sums.",
    done: "Read in {{seconds}} s, {{rate}} sure.",
    yours: "Yours, with their prices compared to your tariffs:",
    link: "See an invoice read itself",
  },
  unauthorized: {
    title: "Access refused",
    text: "Your account does not open this screen. If that is a mistake, write to us from the support page.",
    back: "Back to home",
    other: "Use another account",
  },
  support: {
    title: "Contact support",
    lead: "A person answers, usually within the day.",
    type: "What is it about?",
    before: "Before you write",
    beforeText:
      "If a screen shows an incident reference, copy it: it leads us straight to the cause. Never send your password, we do not ask for it.",
  },
};
