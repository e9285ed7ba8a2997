import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  waiting: "What waits",
  oldest: "the oldest:",
  todayTitle: "Appointments of the day",
  todayNothing: "No appointment today.",
  today_one: "{{count}} appointment today",
  today_other: "{{count}} appointments today",
  trials_one: "{{count}} new trial this week",
  trials_other: "{{count}} new trials this week",
  search: {
    title: "Search everywhere",
    sentence: "Clients and their addresses, requests, productions, appointments, directory.",
    hint: "Name, reference, product…",
    nothing: "Nothing matches.",
  },
  journal: {
    sentence: "What each of the team did, and what it changed.",
    file: "Export as CSV",
    nothing: "Nothing in this view.",
  },
};
