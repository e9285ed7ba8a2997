import type { LibSQLDatabase } from "drizzle-orm/libsql";
import type { Mail } from "@/worker/core/mail";
import type { Job } from "@/worker/core/jobs";

/** The two kinds of database: the label keeps them from being taken for each other. */
export type PlatformDatabase = LibSQLDatabase & { readonly kind?: "platform" };
export type BusinessDatabase = LibSQLDatabase & { readonly kind?: "business" };

/** Where the data is: the provider's database, and one database for each business. */
export interface Databases {
  platform: PlatformDatabase;
  /** The database of a business, by its name; nothing is created. */
  business(name: string): BusinessDatabase;
  /** Makes the database unless it exists already. @throws Refusal `unavailable` */
  create(name: string): Promise<void>;
  /** Deletes the database with everything in it. @throws Refusal `unavailable` */
  drop(name: string): Promise<void>;
}

/** Sends one letter. @throws Error when the service refuses it; the caller retries */
export interface Mailer {
  send(id: string, mail: Mail): Promise<void>;
}

/** Work that waits: messages are kept until done, retried, then set aside. */
export interface Jobs {
  send(jobs: Job[]): Promise<void>;
}
