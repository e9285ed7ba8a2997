import { accounting } from "@/worker/modules/money/accounting/contract";
import { en as accountingEn } from "@/worker/modules/money/accounting/words.en";
import { fr as accountingFr } from "@/worker/modules/money/accounting/words.fr";
import { bank } from "@/worker/modules/money/bank/contract";
import { en as bankEn } from "@/worker/modules/money/bank/words.en";
import { fr as bankFr } from "@/worker/modules/money/bank/words.fr";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { en as invoicesEn } from "@/worker/modules/money/invoices/words.en";
import { fr as invoicesFr } from "@/worker/modules/money/invoices/words.fr";
import { recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { en as recurringInvoicesEn } from "@/worker/modules/money/recurring-invoices/words.en";
import { fr as recurringInvoicesFr } from "@/worker/modules/money/recurring-invoices/words.fr";
import { reminders } from "@/worker/modules/money/reminders/contract";
import { en as remindersEn } from "@/worker/modules/money/reminders/words.en";
import { fr as remindersFr } from "@/worker/modules/money/reminders/words.fr";
import { schedule } from "@/worker/modules/money/schedule/contract";
import { en as scheduleEn } from "@/worker/modules/money/schedule/words.en";
import { fr as scheduleFr } from "@/worker/modules/money/schedule/words.fr";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { en as treasuryEn } from "@/worker/modules/money/treasury/words.en";
import { fr as treasuryFr } from "@/worker/modules/money/treasury/words.fr";
import { treasuryPlans } from "@/worker/modules/money/treasury-plans/contract";
import { en as treasuryPlansEn } from "@/worker/modules/money/treasury-plans/words.en";
import { fr as treasuryPlansFr } from "@/worker/modules/money/treasury-plans/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const money = {
  accounting: { operations: accounting, words: { fr: accountingFr, en: accountingEn } },
  bank: { operations: bank, words: { fr: bankFr, en: bankEn } },
  invoices: { operations: invoices, words: { fr: invoicesFr, en: invoicesEn } },
  recurringInvoices: { operations: recurringInvoices, words: { fr: recurringInvoicesFr, en: recurringInvoicesEn } },
  reminders: { operations: reminders, words: { fr: remindersFr, en: remindersEn } },
  schedule: { operations: schedule, words: { fr: scheduleFr, en: scheduleEn } },
  treasury: { operations: treasury, words: { fr: treasuryFr, en: treasuryEn } },
  treasuryPlans: { operations: treasuryPlans, words: { fr: treasuryPlansFr, en: treasuryPlansEn } },
};
