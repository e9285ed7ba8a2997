/** What a paper calls the places where it is to be signed, for whoever has the file and nothing else. */
const NAME = /^cellier-sign-(\d{1,2})$/;

/** @param number from 1 */
export const placeName = (number: number): string => `cellier-sign-${number}`;

/** Which place a name stands for; null for any other name. */
export function placeNumber(name: string): number | null {
  const [, number] = NAME.exec(name) ?? [];
  return number ? Number(number) : null;
}
