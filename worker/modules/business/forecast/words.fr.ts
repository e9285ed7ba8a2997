/** How an expected demand is explained. */
export const fr = {
  reason: "ventes attendues : {{amount}} d'ici le {{until}} ({{error}})",
  error: "± {{error}}",
  unknown: "erreur inconnue",
};
