import { appointments } from "@/worker/modules/provider/appointments/contract";
import { en as appointmentsEn } from "@/worker/modules/provider/appointments/words.en";
import { fr as appointmentsFr } from "@/worker/modules/provider/appointments/words.fr";
import { consultancyClients } from "@/worker/modules/provider/consultancy-clients/contract";
import { en as consultancyClientsEn } from "@/worker/modules/provider/consultancy-clients/words.en";
import { fr as consultancyClientsFr } from "@/worker/modules/provider/consultancy-clients/words.fr";
import { directory } from "@/worker/modules/provider/directory/contract";
import { en as directoryEn } from "@/worker/modules/provider/directory/words.en";
import { fr as directoryFr } from "@/worker/modules/provider/directory/words.fr";
import { directoryContacts } from "@/worker/modules/provider/directory-contacts/contract";
import { en as directoryContactsEn } from "@/worker/modules/provider/directory-contacts/words.en";
import { fr as directoryContactsFr } from "@/worker/modules/provider/directory-contacts/words.fr";
import { experts } from "@/worker/modules/provider/experts/contract";
import { en as expertsEn } from "@/worker/modules/provider/experts/words.en";
import { fr as expertsFr } from "@/worker/modules/provider/experts/words.fr";
import { offers } from "@/worker/modules/provider/offers/contract";
import { en as offersEn } from "@/worker/modules/provider/offers/words.en";
import { fr as offersFr } from "@/worker/modules/provider/offers/words.fr";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { en as serviceRequestsEn } from "@/worker/modules/provider/service-requests/words.en";
import { fr as serviceRequestsFr } from "@/worker/modules/provider/service-requests/words.fr";
import { staffAudit } from "@/worker/modules/provider/staff-audit/contract";
import { en as staffAuditEn } from "@/worker/modules/provider/staff-audit/words.en";
import { fr as staffAuditFr } from "@/worker/modules/provider/staff-audit/words.fr";
import { staffDesk } from "@/worker/modules/provider/staff-desk/contract";
import { en as staffDeskEn } from "@/worker/modules/provider/staff-desk/words.en";
import { fr as staffDeskFr } from "@/worker/modules/provider/staff-desk/words.fr";
import { visits } from "@/worker/modules/provider/visits/contract";
import { en as visitsEn } from "@/worker/modules/provider/visits/words.en";
import { fr as visitsFr } from "@/worker/modules/provider/visits/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const provider = {
  appointments: { operations: appointments, words: { fr: appointmentsFr, en: appointmentsEn } },
  consultancyClients: { operations: consultancyClients, words: { fr: consultancyClientsFr, en: consultancyClientsEn } },
  directory: { operations: directory, words: { fr: directoryFr, en: directoryEn } },
  directoryContacts: { operations: directoryContacts, words: { fr: directoryContactsFr, en: directoryContactsEn } },
  experts: { operations: experts, words: { fr: expertsFr, en: expertsEn } },
  offers: { operations: offers, words: { fr: offersFr, en: offersEn } },
  serviceRequests: { operations: serviceRequests, words: { fr: serviceRequestsFr, en: serviceRequestsEn } },
  staffAudit: { operations: staffAudit, words: { fr: staffAuditFr, en: staffAuditEn } },
  staffDesk: { operations: staffDesk, words: { fr: staffDeskFr, en: staffDeskEn } },
  visits: { operations: visits, words: { fr: visitsFr, en: visitsEn } },
};
