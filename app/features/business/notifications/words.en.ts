import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Notifications",
  sentence: "What has happened since the last time.",
  tabs: { label: "Parts of the notifications", all: "All", unread: "Unread", choices: "My choices" },
  empty: "Nothing new",
  emptyText: "What concerns you shows here: an appointment that is confirmed, a quote that awaits you, a message.",
  noneUnread: "All is read",
  noneUnreadText: "Nothing is left that you have not seen.",
  unread: "Unread",
  seeAll: "See all",
  close: "Close",
  choices: {
    sentence: "The bell rings for all that concerns you. Choose what we write to you about by mail too.",
    staff: "The team's mailbox receives everything. Choose what you receive at your own address too.",
  },
};
