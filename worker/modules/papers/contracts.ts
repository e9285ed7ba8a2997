import { documents } from "@/worker/modules/papers/documents/contract";
import { en as documentsEn } from "@/worker/modules/papers/documents/words.en";
import { fr as documentsFr } from "@/worker/modules/papers/documents/words.fr";
import { generator } from "@/worker/modules/papers/generator/contract";
import { en as generatorEn } from "@/worker/modules/papers/generator/words.en";
import { fr as generatorFr } from "@/worker/modules/papers/generator/words.fr";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import { en as paperBundlesEn } from "@/worker/modules/papers/paper-bundles/words.en";
import { fr as paperBundlesFr } from "@/worker/modules/papers/paper-bundles/words.fr";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { en as signaturesEn } from "@/worker/modules/papers/signatures/words.en";
import { fr as signaturesFr } from "@/worker/modules/papers/signatures/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const papers = {
  documents: { operations: documents, words: { fr: documentsFr, en: documentsEn } },
  generator: { operations: generator, words: { fr: generatorFr, en: generatorEn } },
  paperBundles: { operations: paperBundles, words: { fr: paperBundlesFr, en: paperBundlesEn } },
  signatures: { operations: signatures, words: { fr: signaturesFr, en: signaturesEn } },
};
