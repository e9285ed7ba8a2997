import type { Region } from "@/worker/core/trade/regions";

/*
 * The regions of France, drawn by ourselves and simply: coasts and borders as longitude and latitude, a few points each. A border is
 * written once and drawn by both regions beside it, so that none leaves a gap.
 */

/** Coasts and borders by name, each from one meeting point to the next. */
export const lines = {
  hdfCoast: "2.55 51.09 1.85 50.97 1.58 50.87 1.57 50.52 1.55 50.22 1.36 50.06",
  norCoast:
    "1.36 50.06 1.08 49.93 .37 49.76 .16 49.68 .1 49.49 .25 49.43 .07 49.36 -.25 49.28 -.62 49.34 -1.04 49.39 -1.17 49.4 -1.26 49.67 -1.62 49.65 -1.94 49.72 -1.86 49.5 -1.8 49.37 -1.6 49.02 -1.61 48.84 -1.4 48.68 -1.51 48.63",
  breCoast:
    "-1.51 48.63 -1.85 48.68 -2.02 48.65 -2.32 48.68 -2.72 48.53 -3.03 48.82 -3.45 48.83 -3.6 48.76 -3.88 48.67 -3.98 48.72 -4.35 48.67 -4.62 48.61 -4.77 48.33 -4.45 48.36 -4.62 48.25 -4.3 48.1 -4.73 48.04 -4.45 47.98 -4.37 47.8 -4.1 47.86 -3.87 47.8 -3.38 47.7 -3.13 47.6 -3.12 47.47 -3.03 47.57 -2.85 47.5 -2.48 47.47",
  pdlCoast:
    "-2.48 47.47 -2.54 47.29 -2.2 47.26 -2.13 47.1 -2.25 46.98 -2.03 46.87 -2.1 46.79 -1.95 46.69 -1.8 46.49 -1.43 46.34 -1.12 46.31",
  naqCoast:
    "-1.12 46.31 -1.2 46.15 -1.1 45.98 -1.13 45.8 -1.24 45.69 -1.03 45.62 -.7 45.15 -.77 45.22 -1.07 45.56 -1.2 45 -1.25 44.63 -1.1 44.66 -1.26 44.43 -1.3 44.2 -1.44 43.66 -1.57 43.48 -1.78 43.36",
  naqSpain: "-1.78 43.36 -1.61 43.25 -1.4 43.27 -1.32 43.07 -.95 42.96 -.73 42.92 -.52 42.8 -.31 42.84",
  occSpain:
    "-.31 42.84 -.05 42.69 .18 42.73 .66 42.69 .72 42.86 1.1 42.78 1.44 42.6 1.78 42.58 1.73 42.5 2.02 42.35 2.26 42.43 2.48 42.34 2.85 42.46 3.17 42.43",
  occCoast: "3.17 42.43 3.05 42.53 3.04 42.7 3.06 42.92 3.1 43.08 3.48 43.28 3.7 43.39 3.93 43.53 4.23 43.46",
  pacCoast:
    "4.23 43.46 4.43 43.45 4.6 43.36 4.86 43.4 5.04 43.33 5.33 43.3 5.35 43.21 5.6 43.17 5.85 43.05 6.12 43.04 6.37 43.14 6.68 43.2 6.77 43.42 7.13 43.54 7.27 43.69 7.53 43.78",
  pacItaly: "7.53 43.78 7.5 43.88 7.67 44.15 7.37 44.12 7 44.24 6.86 44.36 6.9 44.56 7.07 44.68 7 44.84 6.75 44.91 6.63 45.1",
  araEast:
    "6.63 45.1 6.9 45.15 7.13 45.25 7.18 45.41 7 45.5 6.88 45.68 6.8 45.73 6.87 45.83 7.04 45.93 6.88 46.08 6.79 46.14 6.81 46.39 6.55 46.4 6.33 46.37 6.23 46.31 6.3 46.25 6.14 46.14 5.96 46.14 5.98 46.22 6.06 46.41",
  bfcEast: "6.06 46.41 6.14 46.55 6.44 46.74 6.43 46.93 6.7 47.06 7 47.3 6.88 47.36 7.13 47.5",
  gesEast:
    "7.13 47.5 7.38 47.43 7.59 47.58 7.53 47.75 7.62 47.97 7.58 48.12 7.75 48.33 7.8 48.58 7.97 48.75 8.23 48.97 7.93 49.06 7.53 49.09 7.1 49.14 6.84 49.2 6.72 49.18 6.55 49.42 6.37 49.46 5.97 49.45 5.82 49.54 5.47 49.5 5.4 49.61 5.1 49.76 4.87 49.79 4.86 49.95 4.79 50.14 4.68 49.99 4.22 49.96",
  hdfEast: "4.22 49.96 4.15 49.98 4.2 50.13 4.13 50.26 3.67 50.35 3.61 50.49 3.28 50.53 3.15 50.79 2.87 50.7 2.63 50.82 2.55 51.09",
  hdfNor: "1.36 50.06 1.69 49.86 1.78 49.75 1.72 49.6 1.77 49.37 1.7 49.23",
  hdfIdf: "1.7 49.23 2.08 49.2 2.35 49.15 2.6 49.09 3.07 49.09 3.2 48.98 3.48 48.85",
  hdfGes: "3.48 48.85 3.57 49 3.65 49.15 3.68 49.31 4.05 49.41 4.1 49.6 4.25 49.75 4.22 49.96",
  norIdf: "1.7 49.23 1.61 49.08 1.46 49.02 1.48 48.9",
  norCvl: "1.48 48.9 1.38 48.79 .99 48.72 .82 48.67 .82 48.52 .95 48.4 .8 48.19",
  norPdl: ".8 48.19 .5 48.28 .37 48.42 .05 48.39 -.15 48.52 -.5 48.51 -.86 48.5 -1.07 48.51",
  norBre: "-1.07 48.51 -1.27 48.54 -1.51 48.63",
  brePdl: "-1.07 48.51 -1.05 48.32 -1.02 48.08 -1.16 47.95 -1.24 47.78 -1.47 47.83 -1.7 47.74 -2.08 47.62 -2.3 47.52 -2.48 47.47",
  pdlCvl: ".8 48.19 .84 48.1 .91 47.97 .77 47.9 .7 47.73 .38 47.57 .18 47.38 .05 47.17",
  pdlNaq: ".05 47.17 -.1 47.06 -.4 47.08 -.56 47 -.9 46.97 -.62 46.7 -.62 46.5 -.75 46.3 -.93 46.32 -1.12 46.31",
  cvlIdf: "1.48 48.9 1.6 48.7 1.8 48.45 1.98 48.29 2.4 48.32 2.51 48.14 2.95 48.15",
  idfBfc: "2.95 48.15 3.03 48.3 3.41 48.39",
  idfGes: "3.41 48.39 3.57 48.54 3.44 48.65 3.48 48.85",
  cvlBfc: "2.95 48.15 3.13 48 3.02 47.87 2.86 47.76 2.93 47.6 2.87 47.52 2.91 47.33 3.03 47.08 3.08 46.95 3.03 46.8",
  cvlNaq: ".05 47.17 .3 46.95 .6 46.97 .72 46.92 .8 46.75 .93 46.69 1 46.55 1.18 46.37 1.52 46.42 1.99 46.44 2.2 46.43",
  cvlAra: "2.2 46.43 2.32 46.52 2.6 46.68 3.03 46.8",
  naqAra: "2.2 46.43 2.35 46.3 2.56 46 2.6 45.85 2.43 45.68 2.51 45.44 2.49 45.28 2.35 45.15 2.14 44.93",
  naqOcc:
    "2.14 44.93 1.83 44.93 1.55 45.03 1.42 44.88 1.3 44.7 1.06 44.6 .88 44.36 1.05 44.3 .9 44.12 .6 44.06 .25 44 .08 43.98 -.2 43.88 -.25 43.6 .02 43.4 .02 43.28 -.08 43.1 -.31 42.84",
  occAra:
    "2.14 44.93 2.22 44.7 2.45 44.6 2.7 44.83 2.95 44.64 3.1 44.88 3.33 44.96 3.6 44.88 3.87 44.85 3.95 44.6 4 44.35 4.28 44.32 4.65 44.28",
  occPac: "4.65 44.28 4.72 44.1 4.84 44 4.82 43.92 4.65 43.8 4.58 43.68 4.42 43.58 4.23 43.46",
  araPac: "4.65 44.28 4.8 44.33 5.16 44.22 5.4 44.16 5.68 44.19 5.5 44.42 5.62 44.65 5.8 44.66 6 44.82 6.36 44.87 6.26 45.1 6.63 45.1",
  bfcGes:
    "3.41 48.39 3.62 48.2 3.86 48 4.14 47.95 4.55 47.97 4.65 48.02 4.95 47.7 5.37 47.6 5.7 47.8 5.75 48 6.15 47.96 6.4 47.92 6.82 47.82 7 47.66 7.13 47.5",
  bfcAra:
    "3.03 46.8 3.22 46.68 3.6 46.72 3.75 46.6 3.9 46.45 3.9 46.28 4.1 46.2 4.39 46.22 4.8 46.24 4.95 46.45 5.05 46.5 5.31 46.45 5.42 46.3 5.7 46.27 5.92 46.29 6.06 46.41",
  corse:
    "9.36 43 9.46 42.95 9.45 42.68 9.55 42.3 9.55 42.1 9.4 41.93 9.4 41.65 9.22 41.38 8.93 41.48 8.78 41.6 8.8 41.72 8.62 41.75 8.75 41.92 8.6 41.97 8.58 42.15 8.7 42.25 8.55 42.36 8.76 42.57 9.05 42.66 9.3 42.68 9.33 42.85",
} as const;
type Line = keyof typeof lines;

/** Regions of Europe: what goes around each, in order; a line that is gone along backwards has a minus. */
export const around: Partial<Record<Region, (Line | `-${Line}`)[]>> = {
  hauts_de_france: ["hdfCoast", "hdfNor", "hdfIdf", "hdfGes", "hdfEast"],
  normandie: ["norCoast", "-norBre", "-norPdl", "-norCvl", "-norIdf", "-hdfNor"],
  bretagne: ["breCoast", "-brePdl", "norBre"],
  pays_de_la_loire: ["pdlCoast", "-pdlNaq", "-pdlCvl", "norPdl", "brePdl"],
  ile_de_france: ["hdfIdf", "-idfGes", "-idfBfc", "-cvlIdf", "-norIdf"],
  centre_val_de_loire: ["norCvl", "pdlCvl", "cvlNaq", "cvlAra", "-cvlBfc", "-cvlIdf"],
  grand_est: ["hdfGes", "-gesEast", "-bfcGes", "idfGes"],
  bourgogne_franche_comte: ["bfcGes", "-bfcEast", "-bfcAra", "-cvlBfc", "idfBfc"],
  nouvelle_aquitaine: ["naqCoast", "naqSpain", "-naqOcc", "-naqAra", "-cvlNaq", "pdlNaq"],
  occitanie: ["occSpain", "occCoast", "-occPac", "-occAra", "naqOcc"],
  auvergne_rhone_alpes: ["naqAra", "occAra", "araPac", "araEast", "-bfcAra", "-cvlAra"],
  provence_alpes_cote_d_azur: ["pacCoast", "pacItaly", "-araPac", "occPac"],
  corse: ["corse"],
};

/** Islands and Guyane, each drawn at its own size: their shores. */
const overseas: Partial<Record<Region, string[]>> = {
  guadeloupe: [
    "-61.8 16.31 -61.72 16.36 -61.6 16.3 -61.55 16.25 -61.57 16.1 -61.63 15.98 -61.7 15.95 -61.77 16.05 -61.8 16.18",
    "-61.54 16.26 -61.52 16.37 -61.46 16.51 -61.4 16.45 -61.36 16.34 -61.18 16.25 -61.3 16.21 -61.53 16.2",
    "-61.33 16.01 -61.23 15.95 -61.22 15.89 -61.28 15.87 -61.33 15.9",
  ],
  martinique: [
    "-61.23 14.82 -61.1 14.88 -61 14.82 -60.93 14.74 -60.88 14.77 -60.92 14.69 -60.84 14.6 -60.83 14.5 -60.87 14.4 -60.94 14.47 -61.09 14.47 -61.09 14.52 -61.02 14.54 -61.03 14.6 -61.12 14.6 -61.18 14.7",
  ],
  guyane: [
    "-53.97 5.75 -53.45 5.55 -52.95 5.42 -52.63 5.15 -52.28 4.95 -51.95 4.65 -51.63 4.2 -51.8 3.9 -52.35 3.05 -52.55 2.5 -52.75 2.2 -53.25 2.22 -53.75 2.35 -54.1 2.12 -54.55 2.32 -54.2 2.75 -54.18 3.2 -54 3.5 -54.35 4.05 -54.48 4.75 -54.17 5.25",
  ],
  la_reunion: [
    "55.28 -20.93 55.45 -20.87 55.63 -20.91 55.71 -21.03 55.83 -21.15 55.79 -21.34 55.67 -21.38 55.48 -21.35 55.36 -21.29 55.27 -21.15 55.22 -21.04",
  ],
  mayotte: [
    "45.07 -12.65 45.12 -12.67 45.22 -12.72 45.23 -12.8 45.17 -12.84 45.2 -12.93 45.14 -13 45.08 -12.97 45.11 -12.88 45.06 -12.82 45.04 -12.76 45.1 -12.73",
  ],
};

type Point = readonly [x: number, y: number];

/** A region as it is drawn, and where its number of entries stands. */
export interface Outline {
  region: Region;
  path: string;
  label: Point;
  /** The box it stands in, where it is drawn apart. */
  box?: { x: number; y: number; size: number };
}

/** Units of the drawing in a degree of latitude. */
const DEGREE = 30;
/** Half-way from north to south, a degree of longitude is so much shorter. */
const NARROWER = Math.cos((46.5 * Math.PI) / 180);
const WEST = -4.9;
const NORTH = 51.2;

/** Boxes of what is overseas, in a row below. */
const BOX = 56;
const BESIDE = 61;
const BELOW = 305;
/** The size of the drawing. */
export const drawing = { width: 301, height: BELOW + BOX + 1 };

/** Where numbers stand that the middle of the region would put badly. */
const labels: Partial<Record<Region, Point>> = {
  bretagne: [-2.95, 48.2],
  normandie: [0.05, 48.92],
  hauts_de_france: [2.75, 49.85],
  ile_de_france: [2.5, 48.66],
  grand_est: [5.6, 48.7],
  pays_de_la_loire: [-0.75, 47.5],
  centre_val_de_loire: [1.75, 47.45],
  bourgogne_franche_comte: [4.75, 47.15],
  nouvelle_aquitaine: [0.25, 45.2],
  auvergne_rhone_alpes: [4.4, 45.45],
  occitanie: [2.1, 43.75],
  provence_alpes_cote_d_azur: [6.1, 43.9],
  corse: [9.1, 42.1],
};

const pointsOf = (line: string): Point[] => {
  const numbers = line.split(" ").map(Number);
  return numbers.flatMap((value, place) => (place % 2 ? [] : [[value, numbers[place + 1] ?? 0] as const]));
};

const inEurope = ([longitude, latitude]: Point): Point => [(longitude - WEST) * NARROWER * DEGREE, (NORTH - latitude) * DEGREE];

const pathOf = (points: Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

function ofEurope([region, names]: [string, string[]]): Outline {
  const points = names.flatMap((name) => {
    const isBack = name.startsWith("-");
    const line = pointsOf(lines[(isBack ? name.slice(1) : name) as Line]);
    return isBack ? line.reverse() : line;
  });
  return { region: region as Region, path: pathOf(points.map(inEurope)), label: inEurope(labels[region as Region] ?? [0, 0]) };
}

function ofOverseas([region, shores]: [string, string[]], place: number): Outline {
  const islands = shores.map(pointsOf);
  const all = islands.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (BOX - 12) / Math.max(east - west, north - south);
  const [x, y] = [place * BESIDE, BELOW];
  const toBox = ([longitude, latitude]: Point): Point => [
    x + BOX / 2 + (longitude - (west + east) / 2) * scale,
    y + BOX / 2 - (latitude - (south + north) / 2) * scale,
  ];
  return {
    region: region as Region,
    path: islands.map((island) => pathOf(island.map(toBox))).join(""),
    label: [x + BOX / 2, y + BOX / 2 + 4],
    box: { x, y, size: BOX },
  };
}

/** Every region, as it is drawn. */
export const outlines: readonly Outline[] = [...Object.entries(around).map(ofEurope), ...Object.entries(overseas).map(ofOverseas)];
