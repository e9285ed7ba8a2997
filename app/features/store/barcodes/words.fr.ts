/** Texts of the reading of codes by the camera. */
export const fr = {
  scan: "Scanner",
  title: "Scanner un code",
  view: "Ce que voit la caméra",
  hint: "Placez le code-barres ou le QR de l'étiquette dans le cadre.",
  problems: {
    refused: "La caméra n'est pas autorisée. Autorisez-la dans les réglages du navigateur, ou tapez le numéro du lot.",
    none: "Aucune caméra trouvée sur cet appareil. Tapez le numéro du lot.",
    busy: "La caméra sert à une autre application. Fermez-la, ou tapez le numéro du lot.",
    failed: "La caméra ne répond pas. Tapez le numéro du lot.",
  },
};
