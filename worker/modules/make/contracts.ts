import { production } from "@/worker/modules/make/production/contract";
import { en as productionEn } from "@/worker/modules/make/production/words.en";
import { fr as productionFr } from "@/worker/modules/make/production/words.fr";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { en as productionRequestsEn } from "@/worker/modules/make/production-requests/words.en";
import { fr as productionRequestsFr } from "@/worker/modules/make/production-requests/words.fr";
import { simulations } from "@/worker/modules/make/simulations/contract";
import { en as simulationsEn } from "@/worker/modules/make/simulations/words.en";
import { fr as simulationsFr } from "@/worker/modules/make/simulations/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const make = {
  production: { operations: production, words: { fr: productionFr, en: productionEn } },
  productionRequests: { operations: productionRequests, words: { fr: productionRequestsFr, en: productionRequestsEn } },
  simulations: { operations: simulations, words: { fr: simulationsFr, en: simulationsEn } },
};
