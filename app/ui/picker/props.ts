import type { Choice } from "../field-names";
import type { Offer } from "./offer";

/** What is asked of a record that is made in place; nothing is counted in no unit. */
export interface MakingAsks {
  kind: { label: string; choices: Choice[] };
  unit?: { label: string; choices: Choice[]; usual(kind: string): string };
}

export interface PickerProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  maxLength?: number;
  /** What is chosen already; its name may be left out, and is then looked up. */
  chosen?: Pick<Offer, "sku" | "name">;
  /** Where the letters typed are looked up, and where a record is made in place. */
  from: string;
  /** What it may be, to choose at one touch while nothing is typed. */
  suggested?: Offer[];
  /** As what a name that nobody bears may be made at once. */
  makes?: Choice[];
  /** What is asked of a record that is made in place, before it is: what it is, and what it is counted in. */
  asks?: MakingAsks;
  /** Called with the offer that is chosen, and with its figures once they are read. */
  onChosen?: (offer: Offer) => void;
}
