import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { exampleOf } from "@/cli/catalogue/examples";
import { outlineOf } from "@/cli/catalogue/describe";
import { exampleLine } from "@/cli/example-lines";
import { operations } from "@/worker/modules/contracts";
import { smallPng } from "../support/sample";
import { newShell } from "../support/terminal";
import { Chance } from "../support/variety/chance";

/** What stands in a help as an example runs in the demo business as it stands there, through a shell: what changes anything, with --dry-run. */

const shell = newShell();
const folder = join(shell.home, "files");
const programs = join(shell.home, "bin");
beforeAll(async () => {
  await shell.signIn({ email: "demo@cellier.test", password: "Demo-cellier-2026" });
  for (const path of [folder, programs]) mkdirSync(path);
  writeFileSync(join(programs, "cellier"), `#!/bin/sh\nexec "${process.execPath}" "${resolve("dist/cli/cellier.mjs")}" "$@"\n`);
  chmodSync(join(programs, "cellier"), 0o755);
  for (const name of ["photo.jpg", "logo.png"]) writeFileSync(join(folder, name), Buffer.from(smallPng, "base64"));
  for (const name of ["contrat.pdf", "contrat-signe.pdf", "facture.pdf"]) writeFileSync(join(folder, name), `%PDF-1.4\n%${name}\n%%EOF`);
  writeFileSync(join(folder, "articles.csv"), "Nom;SKU\nEssai;ESSAI-1\n");
  writeFileSync(join(folder, "releve.csv"), "Date;Libellé;Montant\n05/10/2026;Essai;-12,50\n");
  writeFileSync(join(folder, "releves.csv"), "Date;Valeur\n2025-01-02 08:00;2,5\n");
});

const none = (why: string, ...ids: string[]) => ids.map((id) => [id, why]);
/** Examples of what the demo business has none of, and why. */
const nothing: Record<string, string> = Object.fromEntries([
  ...none("nothing was paid back", "billing.creditNote"),
  ...none("nothing of its plan is due, ends or waits", "billing.resume", "billing.payDue", "billing.simulate"),
  ...none("what a service beyond the product is paid for cannot be tried", "credits.buy"),
  ...none("it has no samples: it is full", "firstSteps.removeSamples"),
  ...none("no item has a picture, nor a price of its own from today", "items.picture", "items.removePicture", "items.removePrice"),
  ...none("nobody made a token", "accessTokens.revoke"),
  ...none("no file was brought in", ...["remap", "confirm", "undo", "introduce", "discard"].map((verb) => `imports.${verb}`)),
  ...none("nothing is new", "notifications.markRead"),
  ...none("no report was written down", ...["update", "schedule", "mail", "pin", "unpin", "remove"].map((verb) => `reports.${verb}`)),
  ...none(
    "nothing waits to be read",
    ...["correct", "addSupplier", "book", "split", "takeBack", "reopen", "retry", "discard"].map((verb) => `scans.${verb}`),
  ),
  ...none("nobody visits", "visits.withdraw"),
  ...none("nothing came back", "deliveries.takeBackReturn", "invoices.creditReturns"),
  ...none("what was shipped is on a draft of an invoice", "deliveries.takeBack"),
  ...none("nothing is missing that is not begun", "production.supplyOrder"),
  ...none("every place has lots", "locations.archive"),
  ...none("every lot came from a paper", "stock.correct"),
  ...none("none is retired", "auditTemplates.restore", "checklists.restore", "instruments.restore"),
  ...none("its plan is in force", "controlPlans.update", "controlPlans.approve"),
  ...none("no result is bad", "laboratory.openRecall"),
  ...none("each has begun, and has a task left", "nonConformities.start", "nonConformities.close"),
  ...none(
    "no recall goes on",
    ...["activate", "dismiss", "notify", "tell", "tellAuthority", "answer", "stop", "close"].map((verb) => `recalls.${verb}`),
  ),
  ...none("no draft of a supplier's", "supplierInvoices.update", "supplierInvoices.book", "supplierInvoices.remove"),
  ...none("nobody has money on account", "supplierInvoices.allocate", "supplierInvoices.refund", "invoices.refund", "invoices.allocate"),
  ...none("each supplier is used", "suppliers.remove"),
  ...none("no file is with it", "appointments.file", "appointments.detach", "serviceRequests.file", "serviceRequests.detach"),
  ...none("it was rated", "appointments.rate"),
  ...none("nothing is to be paid for it", "serviceRequests.pay"),
  ...none("a program's own, part by part", "documents.uploadPart"),
  ...none("nothing is in the trash, linked or shared", "documents.unlink", "documents.restore", "documents.remove", "documents.unshare"),
  ...none("no draft", "signatures.update", "signatures.send"),
  ...none("no line of the bank is matched", "bank.unmatch"),
  ...none("nobody was given a link to pay", "invoices.withdrawLink"),
]);

const own = operations.filter(({ id, access, scope }) => /customer|member/.test(access.role) && scope !== "linked" && !nothing[id]);
/** How many are run: all of them with CELLIER_HISTORIES. */
const some = new Chance(Number(process.env.CELLIER_SEED) || 17).shuffled(own).slice(0, Number(process.env.CELLIER_HISTORIES) || 120);

/** Runs a line as a shell does. @returns why it failed; nothing where it did not */
function failureOf(line: string): Promise<string | null> {
  const env = { PATH: `${programs}:${process.env.PATH}`, LANG: "fr_FR.UTF-8", CELLIER_HOME: shell.home };
  return new Promise((settle) => {
    const child = execFile("bash", ["-c", line], { cwd: folder, env, maxBuffer: 1e8 }, (error, _, aside) =>
      settle(error ? `${error.code}: ${line}: ${aside.split("\n", 3).join(" ")}` : null),
    );
    child.stdin?.end();
  });
}

it("runs every example", { timeout: 900_000 }, async () => {
  const faults: string[] = [];
  const left = [...some];
  const runNext = async (): Promise<void> => {
    const operation = left.pop();
    if (!operation) return;
    const line = exampleLine(outlineOf(operation), "fr", exampleOf(operation));
    const failure = await failureOf(operation.kind === "command" ? `${line} --dry-run` : `${line} > /dev/null`);
    // What reads a record of a list that is empty here has nothing to show.
    const isNone = operation.kind === "query" && /« null »|est vide|être vidé/.test(failure ?? "");
    if (failure && !isNone) faults.push(failure);
    return runNext();
  };
  await Promise.all(Array.from({ length: 4 }, runNext));
  expect(faults).toEqual([]);
});

it("makes no exception for what is no operation", () => {
  expect(Object.keys(nothing).filter((id) => !operations.some((operation) => operation.id === id))).toEqual([]);
});
