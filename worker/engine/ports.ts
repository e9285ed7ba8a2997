import type { BatchItem } from "drizzle-orm/batch";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import type { Mail } from "@/worker/core/files/mail";
import type { Language } from "@/worker/core/language";
import type { Message } from "@/worker/core/jobs";
import type { CodeOutline, Print } from "@/worker/core/files/paper";
import type { PaperFile } from "@/worker/core/contract/printing";
import type { DocumentText, DrawnPage, ReadOptions, Reading, Refused } from "@/worker/core/trade/reading";

/** The two kinds of database: the label keeps one from being passed for the other. */
export type PlatformDatabase = LibSQLDatabase & { readonly kind?: "platform" };
export type BusinessDatabase = LibSQLDatabase & { readonly kind?: "business" };

/** One statement of a batch. */
export type Statement = BatchItem<"sqlite">;

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
  send(messages: Message[]): Promise<void>;
}

/** Draws what a business prints. */
export interface Printer {
  /** @throws Refusal `invalid_input` naming `format` when a label's texts do not fit it */
  print(print: Print): Promise<PaperFile>;
  /** Draws a square to scan, for a screen. */
  outline(value: string): Promise<CodeOutline>;
}

/** Reads documents of suppliers; what it cannot read is an answer, and anything else a fault after which one asks again. */
export interface Reader {
  read(bytes: Uint8Array, options: ReadOptions): Promise<Reading | Refused>;
  /** What a document says, page by page. */
  text(bytes: Uint8Array): Promise<DocumentText | Refused>;
  /** Draws a page as people see it. @param number from 1 */
  page(bytes: Uint8Array, number: number, width?: number, turn?: number): Promise<DrawnPage | Refused>;
}

/** A page where a client pays by card, on the business's own account. */
export interface Checkout {
  /** What the payment is for: comes back with it. */
  link: string;
  account: string;
  /** Ten-thousandths of a euro, whole cents. */
  amount: number;
  title: string;
  email: string | null;
  language: Language;
  /** Where one goes afterwards. */
  back: string;
  /** Asked for twice under this name, it is the same page: nobody pays on two. */
  once: string;
}

/** What was paid by card. */
export interface PaidByCard {
  /** The service's own name for it. */
  id: string;
  link: string;
  /** Ten-thousandths of a euro. */
  amount: number;
  /** A civil day. */
  paidOn: string;
}

/** Something that a signatory left on a page, upright: where it stands in ten-thousandths of the page from its top left, and what it shows. */
export interface Mark {
  /** From 1. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Lines drawn by hand, each x, y, x, y… in thousandths of the box; or a text. */
  shows: { strokes: number[][] } | { text: string };
}

/** A document to be closed for good. */
export interface ToSeal {
  pdf: Uint8Array;
  marks: Mark[];
  /** The paper that says who signed, when and how: its pages come last. */
  evidence: Uint8Array;
  title: string;
  /** Who asked for the signatures, and why the seal is there. */
  name: string;
  reason: string;
  /** Where it can be checked; stands in the file as it is written. */
  contact: string;
  /** UTC milliseconds. */
  sealedAt: number;
}

/** A part of an upright page, in ten-thousandths of it from its top left. */
export type Place = Omit<Mark, "shows">;

/** What a PDF says of itself to whoever has it signed. */
export interface ToSign {
  /** Upright, in points. */
  pages: { width: number; height: number }[];
  /** Where it says that it is to be signed, from its beginning: none where it does not. */
  places: Place[];
  /** Somebody has signed the file itself: what is drawn on it would break that. */
  isSigned: boolean;
}

/** Closes documents: with the marks on their pages and the evidence behind them, they are signed, and cannot be changed unseen. */
export interface Sealer {
  /** What a PDF is as something to sign; null when it cannot be opened. */
  inspect(pdf: Uint8Array): Promise<ToSign | null>;
  /** @throws Refusal `unavailable` where nobody has configured a certificate */
  seal(document: ToSeal): Promise<Uint8Array>;
}

/** Takes cards for businesses. */
export interface Payments {
  /** Opens a page to pay on. @throws Refusal `unavailable` */
  checkout(checkout: Checkout): Promise<{ url: string }>;
  /**
   * What a message of the service says was paid; null when it is about something else.
   * @throws Refusal `invalid_token` when the service did not sign it, or long ago; `forbidden` when nobody here asked for that payment
   */
  readPayment(body: string, signature: string, now: number): Promise<PaidByCard | null>;
}

/** A page on which a business pays the provider. */
export interface TillPage {
  /** What the payment is called here: comes back with what is heard of it. */
  payment: string;
  /** Ten-thousandths of a euro, whole cents, tax included. */
  amount: number;
  title: string;
  email: string;
  /** What the service calls the business, once it knows it. */
  customer: string | null;
  /** Is the card kept, to be debited for what follows? */
  keepsCard: boolean;
  language: Language;
  /** Where one goes once it is paid, and otherwise. */
  back: string;
  away: string;
  /** Asked for twice under this name, it is the same page. */
  once: string;
}

/** A card that is kept is to be debited. */
export interface TillDebit extends Pick<TillPage, "payment" | "amount" | "title" | "once"> {
  customer: string;
}

/** What is heard of a payment: by a message, by an answer, in any order and as often as it likes. */
export interface TillNews {
  payment: string;
  /** `over` where a page ran out of time before anybody paid on it. */
  outcome: "paid" | "pending" | "failed" | "over";
  /** Ten-thousandths of a euro. */
  amount: number;
  /** What the service calls the business, where it keeps its card. */
  customer: string | null;
  /** What it calls the money, once there is some: what a refund is taken from. */
  intent: string | null;
}

/** Money that goes back to whoever paid. */
export interface TillRefund {
  intent: string;
  /** Ten-thousandths of a euro, whole cents, tax included. */
  amount: number;
  /** Asked for twice under this name, it goes back once. */
  once: string;
}

/** The provider's own till: takes what businesses pay for the product. */
export interface Till {
  /** Nothing is paid: the page plays what a service does. */
  isSimulated: boolean;
  /** @throws Refusal `unavailable` */
  open(page: TillPage): Promise<{ session: string; url: string }>;
  /** Closes a page that nobody is to pay on any more. */
  close(session: string): Promise<void>;
  /** How a page or a debit stands, by what the service calls it; null while nobody has done anything. @throws Refusal `unavailable` */
  ask(session: string, payment: { id: string; total: number }, now: number): Promise<TillNews | null>;
  /** Debits a card that is kept. @throws Refusal `unavailable` */
  debit(debit: TillDebit): Promise<{ outcome: "paid" | "pending" | "failed"; intent: string | null }>;
  /** Gives money back. @returns what the service calls it @throws Refusal `unavailable` where it refuses or is away */
  refund(refund: TillRefund): Promise<string>;
  /** Where a business changes its card; null where there is no such page. @throws Refusal `unavailable` */
  portal(customer: string, back: string): Promise<string | null>;
  /** The name of a page whose bank answers later: in a simulation only. @throws Refusal `not_supported` */
  later(now: number): string;
  /** What a message says; null when it is about something else. @throws Refusal `invalid_token` when the service did not sign it, or long ago; `forbidden` when it is about money other than euros */
  read(body: string, signature: string, now: number): Promise<TillNews | null>;
}

/** The files that the product itself brings along. */
export interface Assets {
  /** The bytes; null when there is no such file. @param path as browsers ask for it */
  get(path: string): Promise<Uint8Array | null>;
}

/** Keeps files of businesses, by names like `<business>/logo/<id>`. */
export interface Files {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** The bytes; null when there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  remove(name: string): Promise<void>;
}
