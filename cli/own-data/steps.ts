import type { Row } from "../output/show";

/** Identifiers as the folder has them, and those of the same records here. */
export type Names = ReadonlyMap<string, string>;

/** One command that writes a record again, or a state that it had. */
export interface Step {
  verb: string;
  /** Of another module than the record's. */
  module?: string;
  input: Row;
  /** Does it act on the record that the first step made? */
  onRecord?: true;
}
