/** Chance that is the same at each run: everything that is drawn follows from its seed. */
export class Chance {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** One of several. */
  one<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error("Nothing to choose from");
    return value;
  }

  /** True so often. @param share 0 to 1 */
  often(share: number): boolean {
    return this.next() < share;
  }

  /** So many digits, the first of them not 0. */
  digits(count: number): string {
    return Array.from({ length: count }, (_, at) => this.whole(at === 0 ? 1 : 0, 9)).join("");
  }

  /** The same values in another order. */
  shuffled<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }
}
