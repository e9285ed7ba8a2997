import type { SQLWrapper } from "drizzle-orm";
import { type Axis, choicesOf, type Dimension } from "./measure";

const door: Dimension = {
  names: {
    fr: ["Porte d'entrée", "porte", "portes", "voie de saisie", "saisi par quelle voie"],
    en: ["Door", "doors", "way in", "entered through"],
  },
  choices: choicesOf(
    {
      fr: {
        web: "Écrans",
        rest: "API",
        terminal: "Terminal",
        assistant: "Assistant",
        mcp: "Assistant externe (MCP)",
        mail: "Courriel reçu",
        queue: "Import et tâches de fond",
        cron: "Échéances automatiques",
        payments: "Paiement en ligne",
      },
      en: {
        web: "Screens",
        rest: "API",
        terminal: "Terminal",
        assistant: "Assistant",
        mcp: "Outside assistant (MCP)",
        mail: "Mail received",
        queue: "Imports and background work",
        cron: "Automatic due dates",
        payments: "Online payment",
      },
    },
    { fr: { web: ["site", "navigateur"], cron: ["automatique"] }, en: { web: ["website", "browser"], cron: ["automatic"] } },
  ),
};

/** Through which door a record was made divides figures by. @param column where the record says it */
export const byDoor = (column: SQLWrapper) => ({ door: { dimension: door, key: column } }) satisfies Record<string, Axis>;
