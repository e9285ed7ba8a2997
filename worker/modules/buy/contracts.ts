import { restocks } from "@/worker/modules/buy/restocks/contract";
import { en as restocksEn } from "@/worker/modules/buy/restocks/words.en";
import { fr as restocksFr } from "@/worker/modules/buy/restocks/words.fr";
import { scans } from "@/worker/modules/buy/scans/contract";
import { en as scansEn } from "@/worker/modules/buy/scans/words.en";
import { fr as scansFr } from "@/worker/modules/buy/scans/words.fr";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { en as supplierInvoicesEn } from "@/worker/modules/buy/supplier-invoices/words.en";
import { fr as supplierInvoicesFr } from "@/worker/modules/buy/supplier-invoices/words.fr";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { en as suppliersEn } from "@/worker/modules/buy/suppliers/words.en";
import { fr as suppliersFr } from "@/worker/modules/buy/suppliers/words.fr";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";
import { en as tariffsEn } from "@/worker/modules/buy/tariffs/words.en";
import { fr as tariffsFr } from "@/worker/modules/buy/tariffs/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const buy = {
  restocks: { operations: restocks, words: { fr: restocksFr, en: restocksEn } },
  scans: { operations: scans, words: { fr: scansFr, en: scansEn } },
  supplierInvoices: { operations: supplierInvoices, words: { fr: supplierInvoicesFr, en: supplierInvoicesEn } },
  suppliers: { operations: suppliers, words: { fr: suppliersFr, en: suppliersEn } },
  tariffs: { operations: tariffs, words: { fr: tariffsFr, en: tariffsEn } },
};
