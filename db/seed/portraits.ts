import { demoExperts } from "./demo/consultancy";
import { Drawing, rounded } from "./drawing";

const grounds = [
  [62, 104, 62],
  [184, 50, 31],
  [196, 126, 32],
] as const;
const PAPER = [255, 250, 240] as const;
const SIDE = 240;

/** Where the portrait of the demo's expert at that place is kept. */
export const portraitKey = (place: number) => `demo/portraits/${place}`;

/** The portraits of the demo's experts: their initials on a ground of one colour. */
export const portraitFiles: Record<string, () => Uint8Array> = Object.fromEntries(
  demoExperts.map(({ name }, place) => [portraitKey(place), () => portraitOf(name, place)]),
);

function portraitOf(name: string, place: number): Uint8Array {
  const drawing = new Drawing(SIDE, SIDE);
  drawing.fill([rounded(0, 0, SIDE, SIDE, 1)], grounds[place % grounds.length] ?? grounds[0]);
  const initials = name.split(" ").map(([first = ""]) => first);
  drawing.write(initials.join(""), 52, 154, 96, PAPER);
  return drawing.png();
}
