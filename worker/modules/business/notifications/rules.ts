/** What a person chooses mails by. */
export const topics = ["safety", "appointments", "services", "production", "directory", "access", "credits"] as const;
export type Topic = (typeof topics)[number];

interface Event {
  topic: Topic;
  /** Who is told: the customer it is about, or the provider's staff. */
  to: "customer" | "staff";
  /** Where it leads: `:id` is the record's. */
  path: string;
}

const ofAppointment = { topic: "appointments", to: "customer", path: "/customer/consultancy-appointments/:id" } as const;
const appointmentOfStaff = { topic: "appointments", to: "staff", path: "/admin/consultancy-appointments/:id" } as const;
const ofService = { topic: "services", to: "customer", path: "/customer/service-requests/:id" } as const;
const serviceOfStaff = { topic: "services", to: "staff", path: "/admin/service-requests/:id" } as const;
const ofProduction = { topic: "production", to: "customer", path: "/customer/production/requests/:id" } as const;
const productionOfStaff = { topic: "production", to: "staff", path: "/admin/production-validation?request=:id" } as const;

/**
 * Everything that people are told of, at the bell and by mail: one line an event. What it says stands under `events` of the
 * module's words, in both languages; whoever causes it calls `tell` with its name.
 */
export const events = {
  appointmentAsked: appointmentOfStaff,
  appointmentMoveAsked: appointmentOfStaff,
  appointmentGivenUp: appointmentOfStaff,
  appointmentRated: appointmentOfStaff,
  appointmentFileOfClient: appointmentOfStaff,
  appointmentUnsettled: appointmentOfStaff,
  appointmentAccepted: ofAppointment,
  appointmentRejected: ofAppointment,
  appointmentCancelled: ofAppointment,
  appointmentMoved: ofAppointment,
  appointmentMoveReceived: ofAppointment,
  appointmentSoon: ofAppointment,
  appointmentHeld: ofAppointment,
  appointmentMissed: ofAppointment,
  appointmentFile: ofAppointment,
  serviceSubmitted: serviceOfStaff,
  serviceAccepted: serviceOfStaff,
  serviceGivenUp: serviceOfStaff,
  serviceMessageToStaff: serviceOfStaff,
  serviceFileOfClient: serviceOfStaff,
  serviceReviewed: ofService,
  serviceQuoted: ofService,
  serviceRejected: ofService,
  serviceStarted: ofService,
  serviceDelivered: ofService,
  serviceCancelled: ofService,
  serviceMessage: ofService,
  serviceFile: ofService,
  productionAsked: productionOfStaff,
  productionGivenUp: productionOfStaff,
  productionDayAsked: productionOfStaff,
  productionDayAgreed: productionOfStaff,
  productionAccepted: ofProduction,
  productionDayProposed: ofProduction,
  productionDaySettled: ofProduction,
  productionRejected: ofProduction,
  productionStarted: ofProduction,
  productionCompleted: ofProduction,
  directoryAnswered: { topic: "directory", to: "customer", path: "/customer/suppliers-directory/:id" },
  accessRequested: { topic: "access", to: "customer", path: "/account-settings?tab=visits" },
  accessUsed: { topic: "access", to: "customer", path: "/account-settings?tab=visits" },
  accessGranted: { topic: "access", to: "staff", path: "/admin/consultancy-clients/:id" },
  accessWithdrawn: { topic: "access", to: "staff", path: "/admin/consultancy-clients/:id" },
  controlsMissed: { topic: "safety", to: "customer", path: "/customer/audits" },
  creditsGranted: { topic: "credits", to: "customer", path: "/purchase-credits" },
} as const satisfies Record<string, Event>;
export type EventName = keyof typeof events;

/** Where a notification leads. */
export const pathOf = (event: EventName, recordId: string): string => events[event].path.replace(":id", recordId);

/** Who never chose: a customer is written to of everything; staff read the team's mailbox, where everything arrives. */
export const usualMails = (isStaff: boolean): Topic[] => (isStaff ? [] : [...topics]);

/** The topics that concern somebody of that side. */
export function topicsOf(isStaff: boolean): Topic[] {
  const own = new Set<Topic>(Object.values(events).flatMap(({ to, topic }) => ((to === "staff") === isStaff ? [topic] : [])));
  return topics.filter((topic) => own.has(topic));
}
