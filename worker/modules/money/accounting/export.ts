import { and, asc, between, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { clients, closings, invoices, payments, suppliers, treasuryEntries } from "@/db/business";
import { forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { isDepositLine } from "@/worker/modules/money/books";
import { fetchCompany } from "@/worker/modules/business/company";
import { accounting } from "./contract";
import { columns, fecName, linesOf, moneyLegs, purchaseLegs, saleLegs, type Written } from "./rules";

/**
 * The journals of a period, as one file; an entry counts as validated once its period is closed.
 * @throws Refusal `incomplete_party` when the business has not said its SIREN, that names the file
 */
export const exportJournals = handle(accounting.export, async (context, { from, to, format }) => {
  if (to < from) refuseField("to", "before_start");
  const [own, [papers, moves, closed, settlements]] = await Promise.all([fetchCompany(context), readJournals(context.db, from, to)]);
  if (!own.siret) throw new Refusal("incomplete_party", { fields: [{ field: "company.siret", code: "required" }] });
  const validOn = (day: string) => {
    const closing = closed.find(({ until }) => day <= until);
    return closing ? civilDate(closing.createdAt) : null;
  };
  const lines = linesOf([...papers.map(ofPaper), ...moves.map(ofMove)], validOn, settlements);
  const name = fecName(own.siret, to);
  if (format === "csv") return { fileName: `${name}.csv`, text: `${writeCsv([[...columns], ...lines], forSpreadsheets)}\r\n` };
  return { fileName: `${name}.txt`, text: `${[columns, ...lines].map((cells) => cells.join("\t")).join("\r\n")}\r\n` };
});

const party = { clientCode: clients.reference, supplierCode: suppliers.reference };

/** Papers that count and money that moved in a period, and what is closed; one batch. */
function readJournals(db: BusinessDatabase, from: string, to: string) {
  return db.batch([
    db
      .select({ invoice: invoices, ...party })
      .from(invoices)
      .leftJoin(clients, eq(clients.id, invoices.clientId))
      .leftJoin(suppliers, eq(suppliers.id, invoices.supplierId))
      .where(
        and(
          inArray(invoices.type, ["client", "credit", "supplier", "supplier_credit"]),
          between(invoices.issuedOn, from, to),
          ne(invoices.status, "draft"),
          isNotNull(invoices.number),
        ),
      ),
    db
      .select({ entry: treasuryEntries, method: payments.method, invoice: invoices, ...party })
      .from(treasuryEntries)
      .leftJoin(payments, eq(payments.id, treasuryEntries.paymentId))
      .leftJoin(invoices, eq(invoices.id, treasuryEntries.invoiceId))
      .leftJoin(clients, eq(clients.id, invoices.clientId))
      .leftJoin(suppliers, eq(suppliers.id, invoices.supplierId))
      .where(between(treasuryEntries.day, from, to)),
    db.select().from(closings).orderBy(asc(closings.until)),
    db
      .select({ one: payments.invoiceId, other: sql<string>`coalesce(${invoices.creditsId}, ${invoices.id})` })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.creditId))
      .groupBy(payments.invoiceId, invoices.id)
      .having(ne(sql`sum(${payments.amount})`, 0)),
  ]);
}

type Journals = Awaited<ReturnType<typeof readJournals>>;

/** What an invoice or a credit note writes; one of a supplier's that was given up writes nothing. */
function ofPaper({ invoice, clientCode, supplierCode }: Journals[0][number]): Written {
  const { type, status, number, partyName, issuedOn } = invoice;
  const isBought = type === "supplier" || type === "supplier_credit";
  const legs = isBought
    ? status === "cancelled"
      ? []
      : purchaseLegs(invoice, type === "supplier_credit")
    : saleLegs(invoice, type === "credit", invoice.lines.filter(isDepositLine));
  return {
    journal: isBought ? "HA" : "VT",
    day: issuedOn,
    paper: number ?? "",
    paperDay: issuedOn,
    label: `${number ?? ""} ${partyName}`,
    legs,
    settles: invoice.creditsId ?? invoice.id,
    party: { code: (isBought ? supplierCode : clientCode) ?? "", name: partyName },
  };
}

/** What money that moved writes: against whose invoice it pays, or against what it was for. */
function ofMove({ entry, method, invoice, clientCode, supplierCode }: Journals[1][number]): Written {
  const isCash = method === "cash";
  const signed = entry.type === "income" ? entry.amount : -entry.amount;
  const against = invoice ? (invoice.type.startsWith("supplier") ? "suppliers" : "clients") : null;
  return {
    journal: isCash ? "CA" : "BQ",
    day: entry.day,
    paper: invoice?.number ?? entry.id.slice(-12),
    paperDay: invoice?.issuedOn ?? entry.day,
    label: entry.description,
    settles: invoice?.creditsId ?? invoice?.id,
    party: invoice && { code: clientCode ?? supplierCode ?? "", name: invoice.partyName },
    legs: moneyLegs(signed, isCash, entry.category, against),
  };
}
