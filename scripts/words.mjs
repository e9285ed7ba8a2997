/** What the commands of this folder say, in the language of the shell: French for fr*, English otherwise. */
const french = /^fr/i.test(process.env.LC_ALL || process.env.LANG || "");

const words = {
  node: ["Node 20.19 ou plus récent est nécessaire ; ceci est {0}.", "Node 20.19 or later is needed; this is {0}."],
  platform: [
    "Plateforme non prise en charge : {0}. Cellier tourne sur Linux (x64, arm64) et macOS.",
    "Unsupported platform: {0}. Cellier runs on Linux (x64, arm64) and macOS.",
  ],
  command: ["Commande inconnue : {0}", "Unknown command: {0}"],
  installing: ["Installation des dépendances…", "Installing dependencies…"],
  installFailed: ["L'installation a échoué.", "The installation failed."],
  building: ["Construction…", "Building…"],
  part: ["Rien à construire de ce nom : {0} ({1})", "Nothing to build of that name: {0} ({1})"],
  measure: ["Aucune mesure de ce nom : {0} ({1})", "Nothing to measure of that name: {0} ({1})"],
  step: ["Aucune vérification de ce nom : {0} ({1})", "Nothing to check of that name: {0} ({1})"],
  buildFailed: ["La construction a échoué.", "The build failed."],
  built: ["{0} construit en {1} s", "{0} built in {1} s"],
  noTests: ["Aucun test ne correspond à : {0}", "No test matches: {0}"],
  secondTry: ["N'a réussi qu'au second essai : {0}", "Passed at the second try only: {0}"],
  noFolder: ["Aucun dossier lisible : {0}", "No folder that can be read: {0}"],
  usage: ["Usage : {0}", "Usage: {0}"],
  portBusy: [
    "Le port {0} est déjà pris. Choisissez-en un autre : npm start -- --port 8788",
    "Port {0} is already in use. Choose another: npm start -- --port 8788",
  ],
  folder: ["Impossible d'écrire dans {0}.", "Cannot write to {0}."],
  running: ["Cellier tourne déjà avec les données de {0} (processus {1}).", "Cellier is already running on the data of {0} (process {1})."],
  notStarted: [
    "Cellier n'a pas pu démarrer ({0}) : relancez-le, il reprendra où il s'est arrêté.",
    "Cellier could not start ({0}): start it again, and it goes on where it stopped.",
  ],
  died: ["{0} s'est arrêté. Cellier s'arrête.", "{0} has stopped. Cellier stops."],
  seeding: ["Préparation des données « {0} »…", "Preparing the “{0}” data…"],
  ready: ["Cellier est prêt : {0}", "Cellier is ready: {0}"],
  logins: ["Comptes de démonstration", "Demo logins"],
  owner: ["une conserverie", "a cannery"],
  neighbour: ["sa voisine, une brasserie", "its neighbour, a brewery"],
  admin: ["l'administration", "the administration"],
  bench: ["dix mille articles", "ten thousand items"],
  terminal: ["Dans un autre terminal", "In another terminal"],
  stop: ["Ctrl-C arrête tout ; les données restent dans {0}.", "Ctrl-C stops everything; data stays in {0}."],
  stopped: ["Arrêté.", "Stopped."],
  migrationAsks: [
    "Une colonne a-t-elle changé de nom, ou une autre est-elle venue ? Le générateur le demande : relancez dans un terminal ; ou, tant que personne n'a la dernière migration, réécrivez-la : npm run db:generate -- {0} --again",
    "Was a column renamed, or did another come? The generator asks: run this in a terminal; or, while nobody has the last migration, write it anew: npm run db:generate -- {0} --again",
  ],
  migrationShared: [
    "La migration {0} est partagée : des données l'ont déjà reçue. Écrivez la suivante, sans --again.",
    "The migration {0} is shared: there is data that has met it. Write the next one, without --again.",
  ],
  metOtherwise: [
    "Les données de {0} ont reçu la migration {1} telle qu'elle n'est plus. Supprimez ce dossier, ou choisissez-en un autre : npm start -- --data /tmp/cellier",
    "The data of {0} met the migration {1} as it no longer is. Delete this folder, or choose another: npm start -- --data /tmp/cellier",
  ],
  newSingular: [
    "Le nom d'un module est au pluriel ; si « {0} » en est un, dites comment l'un d'eux s'appelle : npm run new {0} -- --record <nom>",
    "A module's name is a plural; if “{0}” is one, say what one of them is called: npm run new {0} -- --record <name>",
  ],
  newExists: ["Le module {0} existe déjà.", "The module {0} exists already."],
  newArea: ["Le domaine {0} n'existe pas ; il y a : {1}.", "There is no area {0}; there are: {1}."],
  newDone: [
    "Le module {0} est à toutes les portes. Changez-le en ce qu'il doit être, puis : npm run db:generate -- business --again, npm run check, npm test -- {0} every-operation",
    "The module {0} is at every door. Change it into what it is for, then: npm run db:generate -- business --again, npm run check, npm test -- {0} every-operation",
  ],
  ok: ["bon", "ok"],
  wrong: ["faux", "wrong"],
  goal: ["but : {0}", "goal: {0}"],
  reached: ["atteint", "reached"],
  missed: ["manqué", "missed"],
  dashboard: ["tableau de bord", "dashboard"],
  find: ["recherche de tout (API)", "search of everything (API)"],
  lotTrace: ["trace d'un lot", "trace of a lot"],
  orderOfThree: ["Commande de 3 lignes écrite", "Order of 3 lines written"],
  invoiceOfThree: ["Facture de 3 lignes écrite", "Invoice of 3 lines written"],
  alone: ["seule", "alone"],
  whole: ["en tout", "in all"],
  growing: ["croissance", "growth"],
  bare: ["route nue", "bare route"],
  page: ["page de liste", "list page"],
  search: ["page de recherche", "search page"],
  json: ["liste JSON", "list JSON"],
  create: ["création", "create"],
  update: ["modification", "update"],
  confirm: ["commande de 50 lignes confirmée", "order of 50 lines confirmed"],
  anew: ["{0}, jamais demandée", "{0}, never asked before"],
  imports: ["Import d'un fichier de {0} lignes", "Import of a file of {0} lines"],
  read: ["lu", "read"],
  written: ["écrit", "written"],
  undone: ["annulé", "undone"],
  growth: [
    "Millisecondes de processeur par écran jamais demandé, avec un centième, un dixième et tout l'historique (but : ×1,3)",
    "Milliseconds of processor for a screen never asked before, with a hundredth, a tenth and all of the history (goal: ×1.3)",
  ],
  trips: [
    "Allers-retours aux bases, session comprise (jamais demandé / demandé de nouveau)",
    "Round trips to databases, the session's included (never asked / asked again)",
  ],
  reading: ["Lecture de documents, p95", "Reading documents, p95"],
  textRead: ["avec texte", "with text"],
  scanRead: ["page scannée", "scanned page"],
  dropped: ["{0} documents déposés d'un coup", "{0} documents dropped at once"],
  overtook: ["{0} avant leur tour", "{0} before their turn"],
  unread: ["{0} non lus", "{0} not read"],
  meanwhile: ["une page", "a page"],
  levels: ["Niveaux de stock, une page", "Stock levels, one page"],
  item: ["Stock d'un article", "Stock of one item"],
  trace: ["Trace de {0} liens, de bout en bout, contre un lot lu seul", "Trace of {0} links, end to end, against one lot read alone"],
  history: ["{0}, de {1} à {2} mouvements", "{0}, from {1} to {2} movements"],
  invoices: ["Page de factures, parmi {0}", "Page of invoices, of {0}"],
  ageing: ["balance âgée", "ageing"],
  forecast: ["prévision sur 12 mois", "forecast over 12 months"],
  months: ["chiffre d'affaires par mois", "revenue by month"],
  clients: ["chiffre d'affaires par client", "revenue by client"],
  paper: ["PDF d'une facture, temps de processeur", "PDF of an invoice, processor time"],
  preview: ["Premier aperçu d'un papier, contre l'imprimer", "First preview of a paper, against printing it"],
  documents: ["Page de documents, parmi {0}", "Page of documents, of {0}"],
  whilePrinting: ["une page, pendant ce temps", "a page, meanwhile"],
  papers: ["{0} PDF en un fichier", "{0} PDFs in one file"],
  bundle: ["Worker compressé", "Worker, compressed"],
  scripts: ["Scripts du premier chargement, compressés", "Scripts of the first load, compressed"],
  memory: ["Mémoire", "Memory"],
};

/** Says something in the shell's language. */
export function say(key, ...values) {
  const text = words[key][french ? 0 : 1];
  return text.replace(/\{(\d)\}/g, (_, place) => String(values[Number(place)]));
}

/** Prints one line and ends the process. */
export function giveUp(line, code = 1) {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}
