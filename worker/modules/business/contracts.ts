import { accessTokens } from "@/worker/modules/business/access-tokens/contract";
import { en as accessTokensEn } from "@/worker/modules/business/access-tokens/words.en";
import { fr as accessTokensFr } from "@/worker/modules/business/access-tokens/words.fr";
import { account } from "@/worker/modules/business/account/contract";
import { en as accountEn } from "@/worker/modules/business/account/words.en";
import { fr as accountFr } from "@/worker/modules/business/account/words.fr";
import { billing } from "@/worker/modules/business/billing/contract";
import { en as billingEn } from "@/worker/modules/business/billing/words.en";
import { fr as billingFr } from "@/worker/modules/business/billing/words.fr";
import { businesses } from "@/worker/modules/business/businesses/contract";
import { en as businessesEn } from "@/worker/modules/business/businesses/words.en";
import { fr as businessesFr } from "@/worker/modules/business/businesses/words.fr";
import { company } from "@/worker/modules/business/company/contract";
import { en as companyEn } from "@/worker/modules/business/company/words.en";
import { fr as companyFr } from "@/worker/modules/business/company/words.fr";
import { credits } from "@/worker/modules/business/credits/contract";
import { en as creditsEn } from "@/worker/modules/business/credits/words.en";
import { fr as creditsFr } from "@/worker/modules/business/credits/words.fr";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { en as dashboardEn } from "@/worker/modules/business/dashboard/words.en";
import { fr as dashboardFr } from "@/worker/modules/business/dashboard/words.fr";
import { feedback } from "@/worker/modules/business/feedback/contract";
import { en as feedbackEn } from "@/worker/modules/business/feedback/words.en";
import { fr as feedbackFr } from "@/worker/modules/business/feedback/words.fr";
import { figures } from "@/worker/modules/business/figures/contract";
import { en as figuresEn } from "@/worker/modules/business/figures/words.en";
import { fr as figuresFr } from "@/worker/modules/business/figures/words.fr";
import { firstSteps } from "@/worker/modules/business/first-steps/contract";
import { en as firstStepsEn } from "@/worker/modules/business/first-steps/words.en";
import { fr as firstStepsFr } from "@/worker/modules/business/first-steps/words.fr";
import { imports } from "@/worker/modules/business/imports/contract";
import { en as importsEn } from "@/worker/modules/business/imports/words.en";
import { fr as importsFr } from "@/worker/modules/business/imports/words.fr";
import { jobs } from "@/worker/modules/business/jobs/contract";
import { en as jobsEn } from "@/worker/modules/business/jobs/words.en";
import { fr as jobsFr } from "@/worker/modules/business/jobs/words.fr";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { en as notificationsEn } from "@/worker/modules/business/notifications/words.en";
import { fr as notificationsFr } from "@/worker/modules/business/notifications/words.fr";
import { paperTemplates } from "@/worker/modules/business/paper-templates/contract";
import { en as paperTemplatesEn } from "@/worker/modules/business/paper-templates/words.en";
import { fr as paperTemplatesFr } from "@/worker/modules/business/paper-templates/words.fr";
import { payments } from "@/worker/modules/business/payments/contract";
import { en as paymentsEn } from "@/worker/modules/business/payments/words.en";
import { fr as paymentsFr } from "@/worker/modules/business/payments/words.fr";
import { reports } from "@/worker/modules/business/reports/contract";
import { en as reportsEn } from "@/worker/modules/business/reports/words.en";
import { fr as reportsFr } from "@/worker/modules/business/reports/words.fr";
import { search } from "@/worker/modules/business/search/contract";
import { en as searchEn } from "@/worker/modules/business/search/words.en";
import { fr as searchFr } from "@/worker/modules/business/search/words.fr";
import { views } from "@/worker/modules/business/views/contract";
import { en as viewsEn } from "@/worker/modules/business/views/words.en";
import { fr as viewsFr } from "@/worker/modules/business/views/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const business = {
  accessTokens: { operations: accessTokens, words: { fr: accessTokensFr, en: accessTokensEn } },
  account: { operations: account, words: { fr: accountFr, en: accountEn } },
  billing: { operations: billing, words: { fr: billingFr, en: billingEn } },
  businesses: { operations: businesses, words: { fr: businessesFr, en: businessesEn } },
  company: { operations: company, words: { fr: companyFr, en: companyEn } },
  credits: { operations: credits, words: { fr: creditsFr, en: creditsEn } },
  dashboard: { operations: dashboard, words: { fr: dashboardFr, en: dashboardEn } },
  feedback: { operations: feedback, words: { fr: feedbackFr, en: feedbackEn } },
  figures: { operations: figures, words: { fr: figuresFr, en: figuresEn } },
  firstSteps: { operations: firstSteps, words: { fr: firstStepsFr, en: firstStepsEn } },
  imports: { operations: imports, words: { fr: importsFr, en: importsEn } },
  jobs: { operations: jobs, words: { fr: jobsFr, en: jobsEn } },
  notifications: { operations: notifications, words: { fr: notificationsFr, en: notificationsEn } },
  paperTemplates: { operations: paperTemplates, words: { fr: paperTemplatesFr, en: paperTemplatesEn } },
  payments: { operations: payments, words: { fr: paymentsFr, en: paymentsEn } },
  reports: { operations: reports, words: { fr: reportsFr, en: reportsEn } },
  search: { operations: search, words: { fr: searchFr, en: searchEn } },
  views: { operations: views, words: { fr: viewsFr, en: viewsEn } },
};
