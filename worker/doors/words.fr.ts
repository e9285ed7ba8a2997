/** Words of the API: what explains it, and what it answers by itself. */
export const fr = {
  assistant: "L'assistant",
  assistantText:
    "Une question, ou le oui à ce qu'il a proposé. Une proposition dit en mots ce qui changerait ; rien ne change avant le oui. Si elle porte un nom, il se retape dans « name ».",
  mcpText:
    "Pour votre propre assistant, par le Model Context Protocol : peu d'outils, et tout changement en deux temps. Créez le jeton dans Paramètres, Accès.",
  title: "L'API de Cellier",
  lead: "Les mêmes actions que dans l'application, pour vos programmes. Montants en euros, taux en pour cent, instants en ISO 8601.",
  access: "Accès :",
  refusals: "Refus",
  code: "Code",
  meaning: "Ce que cela veut dire",
  plan: "Plan en {{count}} étapes",
  stopped: "Arrêté à l'étape « {{title}} » : {{reason}} Ce qui précède est fait.",
  ok: "Réponse",
  problem: "Refus : code stable, champ en cause, message dans votre langue",
};
