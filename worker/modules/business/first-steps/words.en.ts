import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "First steps",
  counted: { one: "first step", other: "first steps" },
  operations: {
    show: { title: "See the first steps", examples: ["where do I begin?", "what is left to do to get started?"] },
    addSamples: {
      title: "Put in sample data",
      done: "Sample data is in place",
      examples: ["put in sample data", "add examples to try"],
    },
    removeSamples: {
      title: "Remove the sample data",
      ask: {
        title: "Remove the sample data?",
        text: "Only the examples go. What you made stays, and so do the examples that you use.",
      },
      done: "Sample data removed",
      examples: ["remove the sample data", "delete the examples"],
    },
  },
  errors: {
    samples_there: "The sample data is there already",
    no_samples: "There is no sample data",
  },
  activate: "Activate your first recipe: it is still a draft",
  steps: {
    company: "Your business: address and SIRET",
    ingredient: "A first ingredient and its price",
    recipe: "A first recipe and its cost",
    client: "A first client",
    order: "A first order shipped",
  },
  fields: {
    ...core.common,
    kind: "Step",
    title: "Step",
    done: "Done",
    path: "Screen",
    total: "Steps",
    samples: "Examples",
    removed: "Removed",
    kept: "Kept, since you use them",
  },
  values: {
    kind: { company: "Business", ingredient: "Ingredient", recipe: "Recipe", client: "Client", order: "Order" },
  },
};
