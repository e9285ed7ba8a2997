import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Notifications",
  counted: { one: "notification", other: "notifications" },
  letters: {
    greeting: "Dear {{name}},",
    choice: "Choose here what we write to you about: {{url}}",
  },
  events: {
    appointmentAsked: {
      title: "{{client}} asks for “{{offer}}”",
      text: "{{client}} asks for “{{offer}}” with {{expert}}: {{when}}. {{subject}}",
    },
    appointmentMoveAsked: {
      title: "{{client}} wishes to move “{{offer}}”",
      text: "{{client}} wishes to move “{{offer}}” with {{expert}}: {{when}}.",
    },
    appointmentGivenUp: {
      title: "{{client}} cancels “{{offer}}”",
      text: "{{client}} cancels “{{offer}}” with {{expert}}, planned {{when}}. {{reason}}",
    },
    appointmentRated: {
      title: "{{client}} says how it was: {{rating}} out of 5",
      text: "{{client}} gives {{rating}} out of 5 to “{{offer}}” with {{expert}}. {{comment}}",
    },
    appointmentFileOfClient: {
      title: "{{client}} adds a file to the appointment",
      text: "{{client}} adds a file to the appointment “{{offer}}” with {{expert}}, {{when}}.",
    },
    appointmentUnsettled: {
      title: "To settle: “{{offer}}”, {{client}}",
      text: "The appointment “{{offer}}” of {{client}} with {{expert}}, {{when}}, is over and nobody has said what became of it: its credits are held until then.",
    },
    appointmentFile: {
      title: "A document awaits you: “{{offer}}”",
      text: "{{expert}} hands you a document with the appointment “{{offer}}”, {{when}}.",
    },
    appointmentAccepted: {
      title: "Appointment confirmed: “{{offer}}”, {{when}}",
      text: "Your appointment “{{offer}}” with {{expert}} is confirmed: {{when}}. It is attached for your calendar. {{link}}",
    },
    appointmentRejected: {
      title: "Appointment not confirmed: “{{offer}}”",
      text: "Your appointment “{{offer}}” of {{when}} could not be confirmed: {{reason}} Your credits are given back.",
    },
    appointmentCancelled: {
      title: "Appointment cancelled: “{{offer}}”, {{when}}",
      text: "Your appointment “{{offer}}” of {{when}} is cancelled. {{reason}}",
    },
    appointmentMoved: {
      title: "Appointment moved: “{{offer}}”, {{when}}",
      text: "Your appointment “{{offer}}” with {{expert}} is moved: {{when}}. The attached file updates your calendar. {{link}}",
    },
    appointmentMoveReceived: {
      title: "Request received: “{{offer}}”, {{when}}",
      text: "We have received your request: “{{offer}}” with {{expert}}, {{when}}. We confirm it soon.",
    },
    appointmentSoon: {
      title: "Soon: “{{offer}}”, {{when}}",
      text: "Your appointment “{{offer}}” with {{expert}} begins {{when}}. {{link}}",
    },
    appointmentHeld: {
      title: "Your notes of “{{offer}}” are ready",
      text: "Thank you for coming. The notes of “{{offer}}” await you, and we would like to know how it was.",
    },
    appointmentMissed: {
      title: "We waited for you: “{{offer}}”",
      text: "We waited for you on {{when}} for “{{offer}}”. The credits of this appointment are used.",
    },
    serviceSubmitted: {
      title: "{{reference}}: {{business}} asks for “{{title}}”",
      text: "{{business}} asks: {{title}} ({{reference}}).",
    },
    serviceAccepted: {
      title: "{{reference}}: quote accepted by {{business}}",
      text: "{{business}} accepts the quote of {{reference}} “{{title}}”.",
    },
    serviceGivenUp: {
      title: "{{reference}}: {{business}} gives it up",
      text: "{{business}} cancels {{reference}} “{{title}}”. {{reason}}",
    },
    serviceMessageToStaff: {
      title: "{{reference}}: message of {{business}}",
      text: "{{business}} writes to you on {{reference}} “{{title}}”.",
    },
    serviceFileOfClient: {
      title: "{{reference}}: a file of {{business}}",
      text: "{{business}} adds a file to {{reference}} “{{title}}”.",
    },
    serviceFile: {
      title: "{{reference}}: a document awaits you",
      text: "A document awaits you on your request {{reference}} “{{title}}”.",
    },
    serviceReviewed: {
      title: "{{reference}}: we are looking at your request",
      text: "We have read your request {{reference}} “{{title}}” and are preparing our answer.",
    },
    serviceQuoted: {
      title: "{{reference}}: a quote awaits you",
      text: "A quote awaits you for your request {{reference}} “{{title}}”.",
    },
    serviceRejected: {
      title: "{{reference}}: we cannot take it on",
      text: "We cannot take on your request {{reference}} “{{title}}”: {{reason}}",
    },
    serviceStarted: {
      title: "{{reference}}: work has begun",
      text: "Work has begun on your request {{reference}} “{{title}}”.",
    },
    serviceDelivered: {
      title: "{{reference}}: your request is delivered",
      text: "Your request {{reference}} “{{title}}” is delivered.",
    },
    serviceCancelled: {
      title: "{{reference}}: request cancelled",
      text: "Your request {{reference}} “{{title}}” is cancelled. {{reason}}",
    },
    serviceMessage: {
      title: "{{reference}}: a message awaits you",
      text: "A message awaits you on your request {{reference}} “{{title}}”.",
    },
    productionAsked: {
      title: "{{business}} asks for a production: {{product}}",
      text: "{{business}} asks to make “{{product}}” for {{day}}.",
    },
    productionGivenUp: {
      title: "{{business}} gives a production up: {{product}}",
      text: "{{business}} gives “{{product}}” up, wanted on {{day}}.",
    },
    productionAccepted: {
      title: "Production accepted: {{product}}",
      text: "We accept your production request “{{product}}”: work {{reference}}, planned on {{day}}.",
    },
    productionDayProposed: {
      title: "A date to agree to: {{product}}, {{day}}",
      text: "For “{{product}}” (work {{reference}}), we propose {{day}}. {{note}} Tell us whether this date suits you.",
    },
    productionDaySettled: {
      title: "Date agreed: {{product}}, {{day}}",
      text: "We agree to your date for “{{product}}” (work {{reference}}): {{day}}.",
    },
    productionDayAsked: {
      title: "{{business}} proposes another date: {{product}}",
      text: "{{business}} proposes {{day}} for {{reference}} “{{product}}”. {{note}}",
    },
    productionDayAgreed: {
      title: "{{business}} agrees to the date: {{product}}",
      text: "{{business}} agrees to {{day}} for {{reference}} “{{product}}”.",
    },
    directoryAnswered: {
      title: "{{entry}} answers you",
      text: "{{entry}} answers your message from the directory: {{answer}}",
    },
    productionRejected: {
      title: "Production rejected: {{product}}",
      text: "We cannot produce “{{product}}”: {{reason}}",
    },
    productionStarted: {
      title: "Production begun: {{product}}",
      text: "The production of “{{product}}” has begun.",
    },
    productionCompleted: {
      title: "Production completed: {{product}}",
      text: "The production of “{{product}}” is completed.",
    },
    accessRequested: {
      title: "{{name}} of Cellier asks to look at your data",
      text: "{{name}} of Cellier asks to look at your data: {{reason}} You decide, and for how long.",
    },
    accessUsed: {
      title: "{{name}} of Cellier is looking at your data",
      text: "{{name}} of Cellier has come in by the access that you granted: {{reason}} You see what is looked at, and withdraw it when you like.",
    },
    accessGranted: {
      title: "{{business}} lets you look at its data",
      text: "{{business}} lets you look at its data until {{until}}: {{reason}}",
    },
    accessWithdrawn: {
      title: "{{business}} withdraws the access to its data",
      text: "{{business}} has withdrawn the access to its data.",
    },
    controlsMissed: {
      title: "Critical controls missed on {{day}}: {{count}}",
      text: "On {{day}}, critical points (CCP) were not read: {{points}}. Check the products concerned and write down what you conclude.",
    },
    creditsGranted: {
      title: "Credits received: {{credits}}",
      text: "Cellier gives you consultancy credits: {{credits}}. {{reason}}",
    },
  },
  operations: {
    list: { title: "See notifications", examples: ["what is new in my notifications?", "my unread notifications"] },
    count: { title: "Count unread notifications", examples: ["how many unread notifications?"] },
    markRead: {
      title: "Mark a notification as read",
      button: "Mark as read",
      done: "Notification read",
      examples: ["mark this notification as read"],
    },
    markAllRead: {
      title: "Mark all notifications as read",
      button: "Mark all as read",
      done: "All is read",
      examples: ["mark all my notifications as read"],
    },
    choices: { title: "See what I am written to about", examples: ["what do you mail me about?"] },
    choose: {
      title: "Choose what I am written to about",
      button: "Save my choices",
      done: "Choices saved",
      examples: ["do not write to me about appointments any more"],
    },
  },
  fields: {
    ...core.common,
    id: "Notification",
    event: "Event",
    topic: "Subject",
    topics: "Subjects",
    mails: "Write to me by mail too",
    title: "Title",
    text: "Detail",
    path: "Address",
    isUnread: "Unread",
    unread: "Unread",
    createdAt: "Received",
  },
  values: {
    topic: {
      safety: "Food safety",
      appointments: "Consultancy appointments",
      services: "Service requests",
      production: "Production requests",
      directory: "Messages of the directory",
      access: "Access to my data",
      credits: "Credits",
    },
  },
};
