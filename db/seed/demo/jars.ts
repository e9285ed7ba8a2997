/** A round jar or bottle, in millimetres. */
const round = (diameter: number, height: number) => ({ length: diameter, width: diameter, height });

/** What the demo's products measure, by what they are packed in. */
export const jars = {
  verrine90: round(62, 52),
  verrine180: round(74, 68),
  hexagonal110: round(55, 68),
  bocal370: round(75, 118),
  bocal500: round(86, 116),
  bocal720: round(88, 150),
  terrine850: round(100, 148),
  bottle480: round(72, 168),
  bottle500: round(65, 270),
  bottle720: round(82, 205),
  bottle1000: round(84, 290),
  beer33: round(61, 228),
  beer75: round(84, 308),
};
