import type { Assets, Databases, Files, Jobs, Mailer, Payments, Printer, Reader } from "./ports";
import type { Log } from "./log";

/** The parameters of scrypt. */
export interface Hashing {
  N: number;
  r: number;
  p: number;
}

/** Everything one request, message or tick of the clock works with. Never kept beyond it. */
export interface House {
  databases: Databases;
  mailer: Mailer;
  jobs: Jobs;
  files: Files;
  assets: Assets;
  printer: Printer;
  reader: Reader;
  /** Null where no service that takes cards is configured. */
  payments: Payments | null;
  log: Log;
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
