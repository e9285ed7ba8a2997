import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What somebody was trained in (Regulation (EC) 852/2004, annex II, chapter XII); the proof is a document about it. */
export const trainings = sqliteTable(
  "trainings",
  {
    id: text("id").primaryKey(),
    person: text("person").notNull(),
    subject: text("subject").notNull(),
    /** Who gave it. */
    trainer: text("trainer").notNull().default(""),
    heldOn: text("held_on").notNull(),
    /** The day from which it has to be done again is the next one; null where it has no end. */
    validUntil: text("valid_until"),
    note: text("note").notNull().default(""),
    /** The person, the subject and who gave it, without case or accents. */
    searchText: text("search_text").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("trainings_newest").on(table.createdAt, table.id),
    index("trainings_by_day").on(table.heldOn, table.id),
    index("trainings_by_end").on(table.validUntil),
    index("trainings_by_person").on(table.person),
  ],
);
