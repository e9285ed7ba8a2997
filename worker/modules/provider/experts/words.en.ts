import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Experts",
  counted: { one: "expert", other: "experts" },
  operations: {
    list: { title: "List experts", examples: ["which experts advise our customers?"] },
    show: { title: "Show an expert", examples: ["show the expert Aurélie Lacaze"] },
    profiles: { title: "See who advises", examples: ["who are the experts of Cellier?"] },
    picture: { title: "See the portrait of an expert", examples: ["show the portrait of the expert Aurélie Lacaze"] },
    setPicture: {
      title: "Change the portrait of an expert",
      button: "Save the portrait",
      done: "Portrait saved",
      examples: ["change the portrait of the expert Aurélie Lacaze"],
    },
    create: { title: "Add an expert", done: "Expert added", examples: ["add an expert"] },
    update: { title: "Change an expert", done: "Changes saved", examples: ["change the hours of an expert"] },
  },
  fields: {
    ...core.common,
    id: "Expert",
    name: "Name",
    headline: "Speciality",
    biography: "Presentation",
    languages: "Languages",
    timeZone: "Time zone",
    weekly: "Hours of the week",
    weekday: "Day (1: Monday)",
    from: "From",
    to: "To",
    exceptions: "Exceptions",
    day: "Day",
    videoLink: "Video link",
    active: "Receives",
    picture: "Portrait",
    content: "Portrait",
    fileName: "Name of the file",
    createdAt: "Created",
    updatedAt: "Changed",
  },
  errors: { picture_expected: "A portrait is a picture: PNG, JPEG or WebP" },
  values: { languages: { fr: "French", en: "English" } },
};
