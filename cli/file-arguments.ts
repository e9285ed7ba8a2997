import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { readText } from "./read-text";

/** How a sealed file names itself, in the signature's own words. */
const SEAL = /\/ContactInfo\s*\(https?:\/\/[^()\s]{1,200}\/verify\?of=([\w-]{1,64}\.[\w-]{1,64})\)/g;

/** A file that stands after an operation's name. */
interface TakenFile {
  /** Fields that come from it alone: they have no flag. */
  only: readonly string[];
  /** Fields that it says. */
  fields: readonly string[];
  /** What such a file is called in an example. */
  example: string;
  read(context: CommandContext, path: string): Promise<Record<string, string>>;
}

/** A file as it is, in the exchange form. @param named does the operation take its name too? */
const ofBytes = (example: string, named = true): TakenFile => ({
  fields: named ? ["content", "fileName"] : ["content"],
  example,
  only: [],
  read: async (context, path) => ({
    content: bytesIn(context, path).toString("base64"),
    ...(named && { fileName: basename(path) }),
  }),
});
/** A table of texts, or a workbook. */
const ofTable = (example: string, named = true): TakenFile => ({
  ...ofBytes(example, named),
  read: async (context, path) => ({ content: await readText(context, path), ...(named && { fileName: basename(path) }) }),
});

/** Operations that are told their file after their name, and what is read of it. */
export const fileArguments: Record<string, TakenFile> = {
  "appointments.attach": ofBytes("contrat.pdf"),
  "audits.addPhoto": { ...ofBytes("photo.jpg"), only: ["content", "fileName"] },
  "bank.import": { ...ofTable("releve.csv"), only: ["content", "fileName"] },
  "company.setLogo": ofBytes("logo.png", false),
  "documents.addVersion": ofBytes("contrat.pdf"),
  "documents.upload": ofBytes("contrat.pdf"),
  "imports.create": ofTable("articles.csv"),
  "items.setPicture": ofBytes("photo.jpg", false),
  "readings.import": ofTable("releves.csv", false),
  "scans.upload": ofBytes("facture.pdf"),
  "serviceRequests.attach": ofBytes("contrat.pdf"),
  "signatures.verify": {
    fields: ["digest", "reference"],
    example: "contrat-signe.pdf",
    only: [],
    read: async (context, path) => {
      const { createHash } = await import("node:crypto");
      const bytes = bytesIn(context, path);
      const reference = [...bytes.toString("latin1").matchAll(SEAL)].at(-1)?.[1] ?? "";
      return { digest: createHash("sha256").update(bytes).digest("hex"), ...(reference && { reference }) };
    },
  },
};

/** @throws Stop when it cannot be read, or is longer than what is taken */
function bytesIn({ translator }: CommandContext, path: string): Buffer {
  try {
    if (statSync(path).size > MOST_BYTES) throw new Stop(translator.say("file.tooLong"), exitCodes.usage);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(translator.say("file.notRead", { path, reason: (error as Error).message }), exitCodes.usage);
  }
}
