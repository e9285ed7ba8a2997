import { auditTemplates } from "@/worker/modules/safety/audit-templates/contract";
import { en as auditTemplatesEn } from "@/worker/modules/safety/audit-templates/words.en";
import { fr as auditTemplatesFr } from "@/worker/modules/safety/audit-templates/words.fr";
import { audits } from "@/worker/modules/safety/audits/contract";
import { en as auditsEn } from "@/worker/modules/safety/audits/words.en";
import { fr as auditsFr } from "@/worker/modules/safety/audits/words.fr";
import { checklists } from "@/worker/modules/safety/checklists/contract";
import { en as checklistsEn } from "@/worker/modules/safety/checklists/words.en";
import { fr as checklistsFr } from "@/worker/modules/safety/checklists/words.fr";
import { complaints } from "@/worker/modules/safety/complaints/contract";
import { en as complaintsEn } from "@/worker/modules/safety/complaints/words.en";
import { fr as complaintsFr } from "@/worker/modules/safety/complaints/words.fr";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import { en as controlPlansEn } from "@/worker/modules/safety/control-plans/words.en";
import { fr as controlPlansFr } from "@/worker/modules/safety/control-plans/words.fr";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import { en as heatTreatmentsEn } from "@/worker/modules/safety/heat-treatments/words.en";
import { fr as heatTreatmentsFr } from "@/worker/modules/safety/heat-treatments/words.fr";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { en as instrumentsEn } from "@/worker/modules/safety/instruments/words.en";
import { fr as instrumentsFr } from "@/worker/modules/safety/instruments/words.fr";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { en as laboratoryEn } from "@/worker/modules/safety/laboratory/words.en";
import { fr as laboratoryFr } from "@/worker/modules/safety/laboratory/words.fr";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { en as lotChecksEn } from "@/worker/modules/safety/lot-checks/words.en";
import { fr as lotChecksFr } from "@/worker/modules/safety/lot-checks/words.fr";
import { netContents } from "@/worker/modules/safety/net-contents/contract";
import { en as netContentsEn } from "@/worker/modules/safety/net-contents/words.en";
import { fr as netContentsFr } from "@/worker/modules/safety/net-contents/words.fr";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { en as nonConformitiesEn } from "@/worker/modules/safety/non-conformities/words.en";
import { fr as nonConformitiesFr } from "@/worker/modules/safety/non-conformities/words.fr";
import { quality } from "@/worker/modules/safety/quality/contract";
import { en as qualityEn } from "@/worker/modules/safety/quality/words.en";
import { fr as qualityFr } from "@/worker/modules/safety/quality/words.fr";
import { readings } from "@/worker/modules/safety/readings/contract";
import { en as readingsEn } from "@/worker/modules/safety/readings/words.en";
import { fr as readingsFr } from "@/worker/modules/safety/readings/words.fr";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { en as recallsEn } from "@/worker/modules/safety/recalls/words.en";
import { fr as recallsFr } from "@/worker/modules/safety/recalls/words.fr";
import { safetyRecords } from "@/worker/modules/safety/safety-records/contract";
import { en as safetyRecordsEn } from "@/worker/modules/safety/safety-records/words.en";
import { fr as safetyRecordsFr } from "@/worker/modules/safety/safety-records/words.fr";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import { en as shelfLifeStudiesEn } from "@/worker/modules/safety/shelf-life-studies/words.en";
import { fr as shelfLifeStudiesFr } from "@/worker/modules/safety/shelf-life-studies/words.fr";
import { trainings } from "@/worker/modules/safety/trainings/contract";
import { en as trainingsEn } from "@/worker/modules/safety/trainings/words.en";
import { fr as trainingsFr } from "@/worker/modules/safety/trainings/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const safety = {
  auditTemplates: { operations: auditTemplates, words: { fr: auditTemplatesFr, en: auditTemplatesEn } },
  audits: { operations: audits, words: { fr: auditsFr, en: auditsEn } },
  checklists: { operations: checklists, words: { fr: checklistsFr, en: checklistsEn } },
  complaints: { operations: complaints, words: { fr: complaintsFr, en: complaintsEn } },
  controlPlans: { operations: controlPlans, words: { fr: controlPlansFr, en: controlPlansEn } },
  heatTreatments: { operations: heatTreatments, words: { fr: heatTreatmentsFr, en: heatTreatmentsEn } },
  instruments: { operations: instruments, words: { fr: instrumentsFr, en: instrumentsEn } },
  laboratory: { operations: laboratory, words: { fr: laboratoryFr, en: laboratoryEn } },
  lotChecks: { operations: lotChecks, words: { fr: lotChecksFr, en: lotChecksEn } },
  netContents: { operations: netContents, words: { fr: netContentsFr, en: netContentsEn } },
  nonConformities: { operations: nonConformities, words: { fr: nonConformitiesFr, en: nonConformitiesEn } },
  quality: { operations: quality, words: { fr: qualityFr, en: qualityEn } },
  readings: { operations: readings, words: { fr: readingsFr, en: readingsEn } },
  recalls: { operations: recalls, words: { fr: recallsFr, en: recallsEn } },
  safetyRecords: { operations: safetyRecords, words: { fr: safetyRecordsFr, en: safetyRecordsEn } },
  shelfLifeStudies: { operations: shelfLifeStudies, words: { fr: shelfLifeStudiesFr, en: shelfLifeStudiesEn } },
  trainings: { operations: trainings, words: { fr: trainingsFr, en: trainingsEn } },
};
