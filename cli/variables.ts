/** What the program reads from its environment. */
export const variables = [
  "CELLIER_API",
  "CELLIER_TOKEN",
  "CELLIER_PROFILE",
  "CELLIER_TIMEOUT",
  "CELLIER_HOME",
  "CELLIER_NO_INPUT",
  "CELLIER_PAGER",
  "CELLIER_FORCE_TTY",
  "NO_COLOR",
] as const;
