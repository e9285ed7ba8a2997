import type { BothWords } from "@/worker/core/files/cells";
import type { Log } from "./log";
import type { company } from "@/db/business";
import type { Assets, Files, Jobs, Payments, Printer, Reader, Sealer, Till } from "./ports";

/** The parameters of scrypt. */
export interface Hashing {
  N: number;
  r: number;
  p: number;
}

/** What operations may work with besides databases. */
export interface Services {
  jobs: Jobs;
  files: Files;
  assets: Assets;
  printer: Printer;
  reader: Reader;
  sealer: Sealer;
  /** Null where no service that takes cards is configured. */
  payments: Payments | null;
  /** Takes what businesses pay for the product itself. */
  till: Till;
  /** Who sells the product, as its invoices say it. */
  provider: typeof company.$inferSelect;
  log: Log;
  /** The words of every module, by its name. */
  words: Readonly<Record<string, BothWords>>;
  /** UTC milliseconds, fixed for the whole request. */
  now: number;
  /** Where people reach the product, for links in letters. */
  origin: string;
  /** What stands behind the @ of addresses at which documents come in; null where no mail is received. */
  mailDomain: string | null;
  /** Where letters to the product's own team go. */
  teamAddress: string;
  /** How much work it is to hash a password, and to guess it. */
  hashing: Hashing;
  /** Lets work go on after the answer has left. */
  later(work: Promise<unknown>): void;
}
