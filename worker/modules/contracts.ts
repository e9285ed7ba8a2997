import type { Operation } from "@/worker/core/operation";
import { account } from "./account/contract";
import { en as accountEn } from "./account/words.en";
import { fr as accountFr } from "./account/words.fr";
import { businesses } from "./businesses/contract";
import { en as businessesEn } from "./businesses/words.en";
import { fr as businessesFr } from "./businesses/words.fr";
import { clients } from "./clients/contract";
import { en as clientsEn } from "./clients/words.en";
import { fr as clientsFr } from "./clients/words.fr";
import { feedback } from "./feedback/contract";
import { en as feedbackEn } from "./feedback/words.en";
import { fr as feedbackFr } from "./feedback/words.fr";
import { imports } from "./imports/contract";
import { en as importsEn } from "./imports/words.en";
import { fr as importsFr } from "./imports/words.fr";
import { items } from "./items/contract";
import { en as itemsEn } from "./items/words.en";
import { fr as itemsFr } from "./items/words.fr";
import { jobs } from "./jobs/contract";
import { en as jobsEn } from "./jobs/words.en";
import { fr as jobsFr } from "./jobs/words.fr";
import { recipes } from "./recipes/contract";
import { en as recipesEn } from "./recipes/words.en";
import { fr as recipesFr } from "./recipes/words.fr";
import { suppliers } from "./suppliers/contract";
import { en as suppliersEn } from "./suppliers/words.en";
import { fr as suppliersFr } from "./suppliers/words.fr";
import { tariffs } from "./tariffs/contract";
import { en as tariffsEn } from "./tariffs/words.en";
import { fr as tariffsFr } from "./tariffs/words.fr";

/** Every module's operations and words, one line a module: what the doors, the terminal and the documentation derive from. */
export const modules = {
  account: { operations: account, words: { fr: accountFr, en: accountEn } },
  businesses: { operations: businesses, words: { fr: businessesFr, en: businessesEn } },
  clients: { operations: clients, words: { fr: clientsFr, en: clientsEn } },
  feedback: { operations: feedback, words: { fr: feedbackFr, en: feedbackEn } },
  imports: { operations: imports, words: { fr: importsFr, en: importsEn } },
  items: { operations: items, words: { fr: itemsFr, en: itemsEn } },
  jobs: { operations: jobs, words: { fr: jobsFr, en: jobsEn } },
  recipes: { operations: recipes, words: { fr: recipesFr, en: recipesEn } },
  suppliers: { operations: suppliers, words: { fr: suppliersFr, en: suppliersEn } },
  tariffs: { operations: tariffs, words: { fr: tariffsFr, en: tariffsEn } },
};

/** Every operation of the product. */
export const operations: Operation[] = Object.values(modules).flatMap((module) => Object.values<Operation>(module.operations));
