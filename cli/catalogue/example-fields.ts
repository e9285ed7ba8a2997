import { kebab } from "@/worker/core/contract/operation";
import { usualScenario } from "@/worker/modules/money/reminders/rules";

/** Lists that have no limit: they are short, and always whole. */
const whole = ["calculations", "experts", "offers"];

/** A filter as one word: some shells (zsh) take an open bracket for a pattern of file names. */
const filterWord = (filter: string) => (/^\.\w+(\.\w+)*$/.test(filter) || filter.startsWith("'") ? filter : `'${filter}'`);

/** A record of a module that has no name, or must be in a state: the first of its list, as a shell puts it in. */
export const firstIn = (module: string, state?: string, found = ".items[0].id"): string => {
  const filter = state ? ` --${module === "lots" || module === "bank" ? "state" : "status"} ${state}` : "";
  return `$(cellier ${kebab(module)} list${filter}${whole.includes(module) ? "" : " -L 1"} -q ${filterWord(found)})`;
};

/** The first of a list that a filter finds. */
const listed = (list: string, found = ".items[0].id") => `$(cellier ${list} -L 1 -q ${filterWord(found)})`;
/** Something of a record that is found first. */
const within = (module: string, record: string, found: string) => `$(cellier ${module} show "${record}" -q ${filterWord(found)})`;

/** A draft of an invoice: it has no number yet. */
const draft = firstIn("invoices", "draft");
const stocked = listed("lots list --item RIL-CAN-180 --state available --stocked true");
const openAudit = firstIn("audits", "in_progress");
const pendingCheck = firstIn("lotChecks", "pending");
const sampled = firstIn("laboratory", "taken");
const awaited = firstIn("restocks", "ordered");
const task = firstIn("nonConformities", "in_progress");
const running = firstIn("shelfLifeStudies", "running");
const paid = firstIn("invoices", "paid");
const paidByUs = firstIn("supplierInvoices", "paid");
const returned = "BL-{year}-0042";
const offer = "$(cellier offers list -q '.items[0].id')";
const slot = `$(cellier appointments slots --offer "${offer}" -q '.items[0].startsAt')`;
const expert = `$(cellier appointments slots --offer "${offer}" -q '.items[0].expertId')`;
const accepted = firstIn("appointments", "accepted");
const submitted = firstIn("serviceRequests", "submitted");
const service = (verbs: string[], fields: Record<string, string>) =>
  Object.fromEntries(verbs.map((verb) => [`serviceRequests.${verb}`, fields]));

/** What is said where the fields of an operation must agree, or where its schema does not say enough. */
export const own: Record<string, Record<string, string>> = {
  ...Object.fromEntries(
    ["payment", "confirm", "simulate", "invoice", "creditNote"].map((verb) => [
      `billing.${verb}`,
      { id: "$(cellier billing invoices -q '.items[0].id')" },
    ]),
  ),
  "accounting.close": { until: "{monthEnd}" },
  "accounting.setOpening": {
    day: "{year}-01-01",
    balances: '[{"number":"512000","name":"Banque","debit":100},{"number":"101000","name":"Capital","credit":100}]',
  },
  "appointments.book": { offer, expert, startsAt: slot },
  "appointments.reschedule": {
    startsAt: `$(cellier appointments slots --offer "${offer}" --moved "${accepted}" -q '.items[0].startsAt')`,
  },
  "audits.addPhoto": { question: within("audits", openAudit, ".questions[0].id") },
  "audits.complete": { answers: within("audits", openAudit, `'[.questions[]|{question:.id,finding:"conforms"}]'`) },
  "bank.match": { id: firstIn("bank", "open"), category: "rent" },
  "billing.billTo": { vatNumber: "FR40303265045" },
  "calculations.create": { lines: "ING-ABR:2 kg" },
  "calculations.preview": { lines: "ING-ABR:2 kg" },
  "calculations.compare": { ids: "$(cellier calculations list -q '.items[:2]|map(.id)|join(\",\")')" },
  "clients.remove": { id: firstIn("clients", "prospect") },
  "controlPlans.retire": { id: firstIn("controlPlans", "active") },
  "credits.buy": { items: '[{"id":"1","credits":5}]' },
  "deliveries.return": {
    id: returned,
    parts: within("deliveries", returned, "'[.lines[0]|{lot,amount}]'"),
  },
  "documents.search": { search: "température stockage" },
  "figures.query": { measures: "salesOrdered", by: "month" },
  "figures.export": { measures: "salesOrdered", by: "month" },
  "figures.paper": { measures: "salesOrdered", by: "month" },
  "figures.rows": { measure: "salesOrdered" },
  "figures.ask": { question: "chiffre d'affaires par mois" },
  "generator.print": { kind: "technical_sheet", record: "RIL-CAN-180" },
  "generator.preview": { kind: "technical_sheet", record: "RIL-CAN-180" },
  "heatTreatments.create": {
    equipment: "Autoclave",
    scale: "3",
    points: JSON.stringify([20, 121, 121, 121, 30].map((temperature, place) => ({ seconds: place * 300, temperature }))),
  },
  "invoices.allocate": { id: firstIn("invoices", "sent") },
  "invoices.credit": {
    id: paid,
    lines: within("invoices", paid, "'[.lines[0]|{line:.id}]'"),
  },
  "invoices.preview": { id: draft },
  "invoices.followVat": { id: draft },
  "invoices.paymentLink": { id: firstIn("invoices", "overdue") },
  "invoices.setNumbering": { type: "proforma", prefix: "PF" },
  "invoices.undoPayment": { id: paid, payment: within("invoices", paid, ".payments[0].id") },
  "items.archive": { id: firstIn("items", "discontinued", ".items[0].sku") },
  "items.promote": { id: firstIn("items", "rnd", ".items[0].sku") },
  "laboratory.openRecall": { id: listed("laboratory list --outcome unsatisfactory") },
  "laboratory.report": {
    analyses: within("laboratory", sampled, `'[.analyses[0]|{analysis:.id,results:[{value:"absence"}]}]'`),
  },
  "lotChecks.answer": { answers: within("lot-checks", pendingCheck, `'[.points[]|{point:.id,verdict:"conforms"}]'`) },
  "lotChecks.create": { lot: stocked, checklist: firstIn("checklists") },
  "lots.find": { code: "LOT-{year}-0952" },
  "movements.reverse": { id: listed("movements list --cause hand") },
  "netContents.weigh": { weights: "468" },
  "nonConformities.addLots": { id: task, lots: stocked },
  "nonConformities.addTask": { id: task },
  "nonConformities.update": { id: task },
  ...Object.fromEntries(
    ["changeTask", "dropTask", "doTask"].map((verb) => [
      `nonConformities.${verb}`,
      { id: task, task: within("non-conformities", task, ".tasks[-1].id") },
    ]),
  ),
  "paperTemplates.update": { accent: "#1f6b4a" },
  "paperBundles.print": { kind: "price_list" },
  "production.start": { anyway: "true" },
  "production.supply": { id: firstIn("production", "pending") },
  "production.supplyOrder": { order: firstIn("orders", "confirmed", ".items[0].reference") },
  "production.takeBack": { id: firstIn("production", "completed") },
  "readings.chart": { point: "$(cellier readings list -L 1 -q '.items[0].pointId')" },
  "readings.correct": { value: "3" },
  "readings.import": { point: listed("readings list", ".items[0].pointId") },
  "readings.take": { readings: `$(cellier readings list -L 1 -q '[.items[0]|{point:.pointId,value:3}]')` },
  "recalls.create": { subject: "LOT-{year}-0952" },
  "recalls.letter": { client: "$(cellier recalls show RAP-{year}-0001 -q '.clients[0].reference')" },
  "recipes.create": { lines: "ING-ABR:2 kg" },
  "recipes.preview": { lines: "ING-ABR:2 kg" },
  "recipes.update": { id: firstIn("recipes", "draft") },
  "recipes.replace": { id: "ING-ABR", by: "ING-FIG" },
  "recipes.replaceEffect": { id: "ING-ABR", by: "ING-FIG" },
  "recurringInvoices.run": { id: listed("recurring-invoices list --paused false") },
  "reminders.setScenario": { items: JSON.stringify(usualScenario) },
  "reports.create": { question: '{"measures":["salesOrdered"]}' },
  "restocks.create": { lines: '[{"item":"ING-ABR","packs":3,"price":40}]' },
  "restocks.receive": {
    lines: within("restocks", awaited, `'[.lines[0]|{line:.id,packs:1,ddm:"{nextYear}-01-31",supplierLot:"L-1"}]'`),
  },
  "restocks.update": { id: firstIn("restocks", "draft") },
  "safetyRecords.about": { record: "RIL-CAN-180" },
  ...service(["file", "detach"], { file: within("service-requests", "DS-{year}-0001", ".files[0].id") }),
  ...service(["message", "attach"], { id: submitted }),
  ...service(["update"], { id: firstIn("serviceRequests", "draft") }),
  ...Object.fromEntries(
    ["file", "detach"].map((verb) => [`appointments.${verb}`, { file: within("appointments", "RDV-{year}-0001", ".files[0].id") }]),
  ),
  "appointments.attach": { id: accepted },
  "scans.split": { starts: "1,2" },
  "search.everything": { words: "rillettes canard" },
  "shelfLifeStudies.create": { item: "RIL-CAN-180", analyses: '[{"name":"pH","kind":"measure","n":1,"m":4.6}]' },
  "shelfLifeStudies.removePoint": { id: running, point: within("shelf-life-studies", running, ".points[0].id") },
  "shelfLifeStudies.writePoint": {
    day: "45",
    analyses: within("shelf-life-studies", running, `'[.analyses[0]|{analysis:.id,results:[{value:"4"}]}]'`),
  },
  "signatures.create": {
    document: listed("documents list --search intérieur"),
    signatories: '[{"name":"Camille","email":"camille@example.com"}]',
  },
  "signatures.cancel": { id: firstIn("signatures", "pending") },
  "standingOrders.run": { id: listed("standing-orders list --paused false") },
  "stock.scrap": { lot: stocked, amount: "1 piece" },
  "stock.transfer": { lot: stocked, to: "Chambre froide", amount: "1 piece" },
  "supplierInvoices.create": {
    number: "F-1042",
    lines: '[{"description":"Sucre","price":30,"vatRate":5.5}]',
  },
  "supplierInvoices.undoPayment": { id: paidByUs, payment: within("supplier-invoices", paidByUs, ".payments[0].id") },
  ...Object.fromEntries(["update", "remove"].map((verb) => [`treasury.${verb}`, { id: listed("treasury list --category rent") }])),
  "views.create": { screen: "/customer/clients", search: "category=horeca" },
};
