import { eq, like } from "drizzle-orm";
import { payments, undoneJobs } from "@/db/platform";
import type { Operation } from "@/worker/core/contract/operation";
import { setAside } from "@/worker/engine/upkeep/undone-jobs";
import type { Maker } from "./in-process";
import { ofStaff, operationOf, staff, writtenTo } from "./of-staff";
import { openBankLine, paidFor, refunded } from "./paid";
import { databases } from "./platform";
import { readScan } from "./read-scan";
import {
  begunAppointment,
  confirmedOrder,
  cookedItem,
  failedSample,
  lateClient,
  newNotification,
  ownItem,
  ownProduction,
  shippedRecall,
  unusedCredit,
} from "./ready-records";
import { inputs } from "./inputs";
import { sampleOf } from "./sample";
import { sharedLink, signLink } from "./papers";
import { createFor, firstOf, idOf, type Make, perform, performReady, tables } from "./steps";

export { operationOf } from "./of-staff";

type Fields = Record<string, unknown>;

/** How a record is made whose module has no `create`, or which must be of one sort: by module, or by operation. */
const makers: Record<string, Make> = {
  bank: (maker) => openBankLine((...call) => perform(maker, ...call)),
  "bank.unmatch": async (maker) => {
    const line = await openBankLine((...call) => perform(maker, ...call));
    await perform(maker, "bank.match", { id: line });
    return line;
  },
  billing: async (maker) => idOf(await perform(maker, "credits.buy")),
  "billing.confirm": async (maker) => {
    const bought = idOf(await perform(maker, "credits.buy"));
    // A bank that has answered meanwhile.
    await databases.platform.update(payments).set({ state: "pending", session: "sim_later_0" }).where(eq(payments.id, bought));
    return bought;
  },
  "billing.invoice": (maker) => paidFor((...call) => perform(maker, ...call)),
  "billing.creditNote": (maker) => refunded((...call) => perform(maker, ...call)),
  payments: (maker) => paidFor((...call) => perform(maker, ...call)),
  "payments.creditNote": (maker) => refunded((...call) => perform(maker, ...call)),
  consultancyClients: async ({ businessId }) => businessId,
  directory: async () => ofStaff("directory.create"),
  directoryContacts: async ({ businessId }) => (await writtenTo(businessId)).id,
  experts: async () => ofStaff("experts.create"),
  offers: async () => ofStaff("offers.create"),
  appointments: async (maker) => idOf(await perform(maker, "appointments.book")),
  "appointments.complete": begunAppointment,
  "appointments.noShow": begunAppointment,
  "appointments.rate": async (maker) => {
    const id = await begunAppointment(maker);
    await performReady(maker, "appointments.complete", id);
    return id;
  },
  "experts.picture": async () => {
    const id = await ofStaff("experts.create");
    await staff.call(operationOf("experts.setPicture"), { id, ...sampleOf(operationOf("experts.setPicture")) });
    return id;
  },
  businesses: async ({ businessId }) => businessId,
  "complaints.openRecall": async (maker) => idOf(await perform(maker, "complaints.create", { lot: "ESSAI-LOT-PRODUIT" })),
  controlPlans: async (maker) => idOf(await perform(maker, "controlPlans.create", { template: "cannery" })),
  deliveries: async (maker) => firstOf(await perform(maker, "deliveries.list", { order: await createFor(maker, "orders.deliver") })),
  documents: async (maker) => idOf(await perform(maker, "documents.upload")),
  "documents.unlink": async (maker) => idOf(await perform(maker, "documents.upload", { about: "items", record: "ESSAI-PRODUIT" })),
  "documents.shared": sharedLink,
  "documents.openShared": sharedLink,
  "documents.sharedFile": async (maker) => {
    const { token } = await perform(maker, "documents.openShared", { id: await sharedLink(maker) });
    return String(token);
  },
  visits: async (maker) => idOf(await perform(maker, "visits.grant")),
  notifications: async (maker) => newNotification(maker),
  paperBundles: async (maker) => idOf(await perform(maker, "paperBundles.print")),
  paperTemplates: async () => "invoice",
  jobs: async () => {
    const jobId = crypto.randomUUID();
    await setAside(databases.platform, Date.now(), { type: "business.open", businessId: jobId });
    const [row] = await databases.platform
      .select()
      .from(undoneJobs)
      .where(like(undoneJobs.job, `%${jobId}%`));
    return String(row?.id);
  },
  "laboratory.openRecall": failedSample,
  lots: async (maker) => idOf(await perform(maker, "stock.receive")),
  movements: async (maker) => {
    const lot = idOf(await perform(maker, "stock.receive"));
    return firstOf(await perform(maker, "movements.list", { lot }));
  },
  readings: async (maker) => firstOf(await perform(maker, "readings.take")),
  recalls: shippedRecall,
  scans: async (maker) => readScan(maker, idOf(await perform(maker, "scans.upload"))),
  "imports.introduce": async (maker) => {
    const content = "Article;Conditionnement;Prix HT\nInconnu;25 kg;12";
    return idOf(await perform(maker, "imports.create", { target: "tariffs", content }));
  },
  "invoices.paymentPage": async (maker) => {
    const { url } = await perform(maker, "invoices.paymentLink", { id: await createFor(maker, "invoices.paymentLink") });
    return String(url).split("/").at(-1) ?? "";
  },
  "invoices.allocate": unusedCredit,
  "invoices.refund": unusedCredit,
  "supplierInvoices.allocate": async (maker) => {
    const party = idOf(await perform(maker, "suppliers.create"));
    await perform(maker, "treasury.create", { type: "expense", category: "suppliers", party, amount: 5_000, description: "Avance" });
    const invoice = idOf(await perform(maker, "supplierInvoices.create", { supplier: party, isCredit: false }));
    return idOf(await perform(maker, "supplierInvoices.book", { id: invoice }));
  },
  "supplierInvoices.refund": async (maker) => {
    const supplier = idOf(await perform(maker, "suppliers.create"));
    const credit = idOf(await perform(maker, "supplierInvoices.create", { supplier, isCredit: true }));
    return idOf(await perform(maker, "supplierInvoices.book", { id: credit }));
  },
  "production.correct": (maker) => ownProduction(maker),
  "production.takeBack": (maker) => ownProduction(maker),
  "production.supply": async (maker) => ownProduction(maker, await ownItem(maker)),
  "recipes.compare": async (maker) => (await cookedItem(maker)).product,
  "recipes.replace": async (maker) => (await cookedItem(maker)).ingredient,
  "recipes.replaceEffect": async (maker) => (await cookedItem(maker)).ingredient,
  "recipes.whatIf": async (maker) => (await cookedItem(maker)).ingredient,
  "reminders.preview": lateClient,
  "reminders.send": lateClient,
  "orders.promise": async (maker) => {
    const item = idOf(await perform(maker, "items.create", { kind: "product", status: "active", unit: "kg", price: 9 }));
    const order = await confirmedOrder(maker, item, 1);
    await perform(maker, "stock.receive", { item });
    return order;
  },
  "orders.end": async (maker) => {
    const item = idOf(await perform(maker, "items.create", { kind: "product", status: "active", unit: "kg", price: 9 }));
    const { number } = await perform(maker, "stock.receive", { item, amount: { value: 2, unit: "kg" } });
    const order = idOf(await perform(maker, "orders.create", { lines: [{ item, amount: { value: 2, unit: "kg" } }] }));
    for (const verb of ["confirm", "prepare", "pack"]) await perform(maker, `orders.${verb}`, { id: order });
    await perform(maker, "orders.ship", { id: order, parts: [{ lot: number, amount: { value: 1, unit: "kg" } }] });
    return order;
  },
  "signatures.invited": signLink,
  "signatures.invitedPage": signLink,
  "signatures.invitedFile": signLink,
  "signatures.sendCode": signLink,
  "signatures.sign": signLink,
  "signatures.decline": signLink,
  "scans.takeBack": async (maker) => {
    const scan = await createFor(maker, "scans.book");
    await perform(maker, "scans.book", { id: scan });
    return scan;
  },
  "scans.reopen": async (maker) => {
    const scan = await createFor(maker, "scans.book");
    const { invoiceId } = await perform(maker, "scans.book", { id: scan });
    await perform(maker, "supplierInvoices.cancel", { id: invoiceId });
    return scan;
  },
  tariffs: async (maker) => idOf(await perform(maker, "tariffs.create")),
  "tariffs.prefer": async (maker) => {
    const item = idOf(await perform(maker, "items.create", { kind: "ingredient", unit: "kg" }));
    await perform(maker, "tariffs.create", { item, pack: { value: 1, unit: "kg" } });
    return idOf(await perform(maker, "tariffs.create", { item, pack: { value: 5, unit: "kg" } }));
  },
  "tariffs.compare": async () => "ESSAI-INGREDIENT",
  "stock.setMinimum": async () => "ESSAI-INGREDIENT",
};

tables.makers = makers;
tables.inputs = inputs;

/** A whole input for an operation, with a record of its own that is ready for it. */
export async function inputFor(maker: Maker, operation: Operation): Promise<Fields> {
  const id = "id" in operation.input.shape ? await createFor(maker, operation.id) : "";
  return { ...(id && { id }), ...sampleOf(operation, await inputs[operation.id]?.(maker, id)) };
}
