import type { BothWords } from "@/worker/core/files/cells";
import type { Operation } from "@/worker/core/contract/operation";
import { business } from "./business/contracts";
import { buy } from "./buy/contracts";
import { catalogue } from "./catalogue/contracts";
import { make } from "./make/contracts";
import { money } from "./money/contracts";
import { papers } from "./papers/contracts";
import { provider } from "./provider/contracts";
import { safety } from "./safety/contracts";
import { sell } from "./sell/contracts";
import { store } from "./store/contracts";

/** Every module's operations and words, area by area. */
const declared = { ...business, ...catalogue, ...sell, ...make, ...store, ...safety, ...buy, ...provider, ...papers, ...money };

/** What each module declares, to the letter: what the code of modules is held against. */
export type Declared = typeof declared;

/** A module as the doors, the terminal and the documentation derive from it. */
interface Module {
  /** By their verbs. */
  operations: Readonly<Record<string, Operation>>;
  words: BothWords;
}

export const modules: Readonly<Record<string, Module>> = declared;

/** Every operation of the product. */
export const operations = Object.values(modules).flatMap((module) => Object.values(module.operations));

/** What every module calls its operations, fields and choices. */
export const words = Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.words]));
