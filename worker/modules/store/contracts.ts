import { counts } from "@/worker/modules/store/counts/contract";
import { en as countsEn } from "@/worker/modules/store/counts/words.en";
import { fr as countsFr } from "@/worker/modules/store/counts/words.fr";
import { locations } from "@/worker/modules/store/locations/contract";
import { en as locationsEn } from "@/worker/modules/store/locations/words.en";
import { fr as locationsFr } from "@/worker/modules/store/locations/words.fr";
import { lots } from "@/worker/modules/store/lots/contract";
import { en as lotsEn } from "@/worker/modules/store/lots/words.en";
import { fr as lotsFr } from "@/worker/modules/store/lots/words.fr";
import { movements } from "@/worker/modules/store/movements/contract";
import { en as movementsEn } from "@/worker/modules/store/movements/words.en";
import { fr as movementsFr } from "@/worker/modules/store/movements/words.fr";
import { stock } from "@/worker/modules/store/stock/contract";
import { en as stockEn } from "@/worker/modules/store/stock/words.en";
import { fr as stockFr } from "@/worker/modules/store/stock/words.fr";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { en as traceabilityEn } from "@/worker/modules/store/traceability/words.en";
import { fr as traceabilityFr } from "@/worker/modules/store/traceability/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const store = {
  counts: { operations: counts, words: { fr: countsFr, en: countsEn } },
  locations: { operations: locations, words: { fr: locationsFr, en: locationsEn } },
  lots: { operations: lots, words: { fr: lotsFr, en: lotsEn } },
  movements: { operations: movements, words: { fr: movementsFr, en: movementsEn } },
  stock: { operations: stock, words: { fr: stockFr, en: stockEn } },
  traceability: { operations: traceability, words: { fr: traceabilityFr, en: traceabilityEn } },
};
