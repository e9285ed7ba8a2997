/**
 * Questions that the assistant is judged by, with what answers them recomputed from the database alone. Never taught: no sentence here
 * stands in the grammar. A column called `money` is in ten-thousandths of a euro, `pieces` in thousandths, `count` and `text` as they are;
 * `:today`, `:month`, `:year` are the day it is and its beginnings, `:last` and `:lastEnd` the month before.
 */
export interface Judged {
  module: string;
  fr: string;
  en: string;
  /** What the answer must say: up to three rows. */
  sql?: string;
  /** There is no such thing here: it must be said, and no figure. */
  isUnknown?: true;
}

const billed = `(select i.id, i.client_id, i.issued_on, l.item_id, case i.type when 'credit' then -l.total else l.total end as total from invoices i join invoice_lines l on l.invoice_id = i.id where i.type in ('client','credit') and i.status <> 'draft')`;
const spent = (where: string) => `select sum(amount) as money from treasury_entries where type = 'expense' and ${where}`;
const waiting = `status in ('confirmed','in_preparation','ready')`;

export const questions: readonly Judged[] = [
  {
    module: "treasury",
    fr: "combien sont partis en salaires le mois dernier",
    en: "how much went on wages last month",
    sql: spent("category = 'salaries' and day between :last and :lastEnd"),
  },
  {
    module: "treasury",
    fr: "le loyer me coûte combien cette année ?",
    en: "rent this year, how much?",
    sql: spent("category = 'rent' and day >= :year and day <= :today"),
  },
  {
    module: "treasury",
    fr: "on a payé combien d'assurance en octobre",
    en: "insurance paid in october?",
    sql: spent("category = 'insurance' and day like '2026-10%'"),
  },
  {
    module: "treasury",
    fr: "total dépensé en énergie depuis janvier",
    en: "total spent on energy since january",
    sql: spent("category = 'energy' and day >= :year and day <= :today"),
  },
  {
    module: "treasury",
    fr: "mes dépenses du mois passé, ça fait combien ?",
    en: "what did all our outgoings come to last month?",
    sql: spent("day between :last and :lastEnd"),
  },
  {
    module: "treasury",
    fr: "combien d'argent est rentré en octobre ?",
    en: "how much cash came in during october?",
    sql: "select sum(amount) as money from treasury_entries where type='income' and day like '2026-10%'",
  },
  {
    module: "treasury",
    fr: "mon plus gros poste de dépense cette année, c'est quoi",
    en: "what's our biggest kind of expense this year",
    sql: "select sum(amount) as money from treasury_entries where type='expense' and day>=:year and day<=:today group by category order by 1 desc limit 1",
  },
  {
    module: "treasury",
    fr: "cotisations sociales payées le mois dernier",
    en: "social charges paid last month",
    sql: spent("category = 'social' and day between :last and :lastEnd"),
  },
  {
    module: "bank",
    fr: "ya combien sur le compte ?",
    en: "how much is sitting in the bank",
    sql: "select balance as money from bank_balances",
  },
  { module: "bank", fr: "solde de la banque stp", en: "bank balance pls", sql: "select balance as money from bank_balances" },
  {
    module: "invoices",
    fr: "quel CA avons-nous fait en octobre",
    en: "what turnover did we do in october",
    sql: `select sum(total) as money from ${billed} where issued_on like '2026-10%'`,
  },
  {
    module: "invoices",
    fr: "chifre d'afaires de cette anée",
    en: "revnue this yaer",
    sql: `select sum(total) as money from ${billed} where issued_on >= :year and issued_on <= :today`,
  },
  {
    module: "invoices",
    fr: "on a fait combien avec Etxe Ona cette année ?",
    en: "how much business with Etxe Ona this year?",
    sql: `select sum(b.total) as money from ${billed} b join clients c on c.id=b.client_id where c.company_name like '%Etxe Ona%' and issued_on>=:year and issued_on<=:today`,
  },
  {
    module: "invoices",
    fr: "quel client nous a rapporté le plus cette année",
    en: "which customer brought in most money this year",
    sql: `select c.company_name as text, sum(b.total) as money from ${billed} b join clients c on c.id=b.client_id where issued_on>=:year and issued_on<=:today group by b.client_id order by 2 desc limit 1`,
  },
  {
    module: "invoices",
    fr: "CA des restaurateurs cette année",
    en: "revenue from restaurants this year",
    sql: `select sum(b.total) as money from ${billed} b join clients c on c.id=b.client_id where c.category='horeca' and issued_on>=:year and issued_on<=:today`,
  },
  {
    module: "invoices",
    fr: "combien de factures on a envoyées le mois dernier ?",
    en: "how many invoices went out last month?",
    sql: "select count(*) as count from invoices where type='client' and status<>'draft' and issued_on between :last and :lastEnd",
  },
  {
    module: "invoices",
    fr: "combien d'argent les clients nous doivent encore ?",
    en: "how much money do customers still owe?",
    sql: "select sum(total-paid) as money from invoices where type='client' and status='sent' and total>paid",
  },
  {
    module: "invoices",
    fr: "Etxe Ona nous doit combien",
    en: "what does Etxe Ona owe",
    sql: "select sum(total-paid) as money from invoices where type='client' and status='sent' and total>paid and client_id=(select id from clients where company_name like '%Etxe Ona%')",
  },
  {
    module: "invoices",
    fr: "quel client a la plus grosse ardoise",
    en: "which client has the largest unpaid balance",
    sql: "select c.company_name as text, sum(i.total-i.paid) as money from invoices i join clients c on c.id=i.client_id where i.type='client' and i.status='sent' and i.total>i.paid group by c.id order by 2 desc limit 1",
  },
  {
    module: "invoices",
    fr: "à combien s'élèvent les paiements en retard ?",
    en: "what do late payments add up to?",
    sql: "select sum(total-paid) as money from invoices where type='client' and status='sent' and total>paid and due_on < :today",
  },
  {
    module: "invoices",
    fr: "ai-je des factures en brouillon",
    en: "any draft invoices?",
    sql: "select count(*) as count from invoices where type='client' and status='draft'",
  },
  {
    module: "invoices",
    fr: "montant des avoirs de l'année",
    en: "credit notes amount this year",
    sql: "select sum(subtotal) as money from invoices where type='credit' and status<>'draft' and issued_on>=:year and issued_on<=:today",
  },
  {
    module: "supplierInvoices",
    fr: "je dois combien à mes fournisseurs ?",
    en: "total owed to our suppliers",
    sql: "select sum(total-paid) as money from invoices where type='supplier' and status='to_pay'",
  },
  {
    module: "supplierInvoices",
    fr: "combien de factures fournisseurs restent à régler",
    en: "how many supplier bills remain unpaid",
    sql: "select count(*) as count from invoices where type='supplier' and status='to_pay'",
  },
  {
    module: "supplierInvoices",
    fr: "chez qui on achète le plus cette année ?",
    en: "who's our number one supplier this year?",
    sql: "select i.party_name as text from invoices i where i.type='supplier' and i.status<>'draft' and issued_on>=:year and issued_on<=:today group by i.supplier_id order by sum(i.subtotal) desc limit 1",
  },
  {
    module: "supplierInvoices",
    fr: "on a acheté pour combien à la Laiterie de Castelmoron cette année",
    en: "how much did we buy from Laiterie de Castelmoron this year",
    sql: "select sum(subtotal) as money from invoices where type='supplier' and status<>'draft' and party_name like 'Laiterie de Castelmoron%' and issued_on>=:year and issued_on<=:today",
  },
  {
    module: "supplierInvoices",
    fr: "quel fournisseur attend le plus d'argent de nous",
    en: "which supplier are we in debt to the most",
    sql: "select party_name as text from invoices where type='supplier' and status='to_pay' group by supplier_id order by sum(total-paid) desc limit 1",
  },
  {
    module: "orders",
    fr: "qu'est-ce que je livre cette semaine ?",
    en: "which orders go out this week?",
    sql: `select count(*) as count from orders where ${waiting} and due_on between :monday and :sunday`,
  },
  {
    module: "orders",
    fr: "nombre de commandes prises en octobre",
    en: "orders taken in october, how many",
    sql: "select count(*) as count from orders where ordered_on like '2026-10%' and status not in ('draft','cancelled')",
  },
  {
    module: "orders",
    fr: "il reste combien de commandes à expédier",
    en: "how many orders still need shipping",
    sql: `select count(*) as count from orders where ${waiting}`,
  },
  {
    module: "orders",
    fr: "quelles commandes sont prêtes à partir ?",
    en: "what orders are ready?",
    sql: "select count(*) as count from orders where status='ready'",
  },
  {
    module: "orders",
    fr: "des commandes suspendues en ce moment ?",
    en: "orders on hold at present",
    sql: "select count(*) as count from orders where status='on_hold'",
  },
  {
    module: "orders",
    fr: "c'est quoi notre panier moyen cette année",
    en: "average order value this year",
    sql: "select cast(round(1.0*sum(subtotal)/count(*)) as integer) as money from orders where status not in ('draft','cancelled') and ordered_on>=:year and ordered_on<=:today",
  },
  {
    module: "orders",
    fr: "Cave Saint-Sernin a commandé pour combien cette année ?",
    en: "what has Cave Saint-Sernin ordered this year, in euros?",
    sql: "select sum(subtotal) as money from orders where status not in ('draft','cancelled') and ordered_on>=:year and ordered_on<=:today and client_id=(select id from clients where company_name='Cave Saint-Sernin')",
  },
  {
    module: "orders",
    fr: "combien de commandes en préparation actuellement",
    en: "how many orders are being prepared",
    sql: "select count(*) as count from orders where status='in_preparation'",
  },
  {
    module: "orders",
    fr: "combien de clients différents ont commandé en octobre ?",
    en: "number of customers who ordered in october",
    sql: "select count(distinct client_id) as count from orders where ordered_on like '2026-10%' and status not in ('draft','cancelled')",
  },
  {
    module: "orders",
    fr: "montre-moi les devis en brouillon",
    en: "show draft orders",
    sql: "select count(*) as count from orders where status='draft'",
  },
  {
    module: "deliveries",
    fr: "on a fait combien de livraisons en octobre",
    en: "deliveries made in october?",
    sql: "select count(*) as count from deliveries where status<>'cancelled' and shipped_on like '2026-10%'",
  },
  {
    module: "deliveries",
    fr: "combien de livraisons pour Cave Saint-Sernin cette année ?",
    en: "number of deliveries to Cave Saint-Sernin this year",
    sql: "select count(*) as count from deliveries where status<>'cancelled' and shipped_on>=:year and shipped_on<=:today and client_id=(select id from clients where company_name='Cave Saint-Sernin')",
  },
  {
    module: "deliveries",
    fr: "on a vendu combien de tapenades noires en octobre ?",
    en: "how many Tapenade noire did we sell in october?",
    sql: "select sum(p.value->>'amount' - coalesce(p.value->>'returned',0)) as pieces from deliveries d join json_each(d.lines) p where d.status<>'cancelled' and d.shipped_on like '2026-10%' and p.value->>'itemId'=(select id from items where name like 'Tapenade noire%')",
  },
  {
    module: "deliveries",
    fr: "quel produit part le plus vite cette année",
    en: "what's the top selling product this year",
    sql: "select i.name as text from deliveries d join json_each(d.lines) p join items i on i.id=p.value->>'itemId' where d.status<>'cancelled' and d.shipped_on>=:year and d.shipped_on<=:today group by i.id order by sum(p.value->>'amount' - coalesce(p.value->>'returned',0)) desc limit 1",
  },
  {
    module: "stock",
    fr: "j'ai combien de tapenade noire en réserve",
    en: "how much Tapenade noire is in stock",
    sql: "select sum(amount) as pieces from levels where item_id=(select id from items where name like 'Tapenade noire%')",
  },
  {
    module: "stock",
    fr: "mon stock, ça représente combien en euros ?",
    en: "what's our inventory worth right now?",
    sql: "select cast(round(sum(1.0*l.amount*lots.unit_cost/1000/case i.unit when 'kg' then 1000 when 'l' then 1000 else 1 end)) as integer) as money from levels l join lots on lots.id=l.lot_id join items i on i.id=l.item_id",
  },
  {
    module: "stock",
    fr: "quels ingrédients passent sous le seuil",
    en: "which ingredients fell below minimum",
    sql: "select count(*) as count from item_stocks s join items i on i.id=s.id where i.kind='ingredient' and i.archived_at is null and s.minimum is not null and s.amount - s.held - s.reserved < s.minimum",
  },
  {
    module: "lots",
    fr: "quels lots sont bloqués en ce moment",
    en: "which lots are quarantined",
    sql: "select number as text from lots where decision='on_hold' and amount>0 limit 2",
  },
  {
    module: "lots",
    fr: "y a-t-il des produits dont la date est dépassée ?",
    en: "is anything in stock past its date?",
    sql: "select count(*) as count from lots where amount>0 and dlc < :today",
  },
  {
    module: "lots",
    fr: "combien de lots on a en stock",
    en: "how many lots in stock",
    sql: "select count(*) as count from lots where amount>0",
  },
  {
    module: "items",
    fr: "prix des rillettes d'oie",
    en: "price of rillettes d'oie",
    sql: "select price as money from items where name like 'Rillettes d''oie%'",
  },
  {
    module: "items",
    fr: "la garbure, je la vends combien ?",
    en: "how much is the garbure?",
    sql: "select price as money from items where name like 'Garbure%'",
  },
  {
    module: "items",
    fr: "combien de références de produits finis",
    en: "how many products do we list",
    sql: "select count(*) as count from items where kind='product' and archived_at is null",
  },
  {
    module: "items",
    fr: "qu'est-ce qui est épuisé chez nous",
    en: "which products ran out",
    sql: "select name as text from items where status='out_of_stock' and archived_at is null limit 2",
  },
  {
    module: "items",
    fr: "quels produits contiennent du poisson ?",
    en: "products containing fish",
    sql: "select name as text from items where name like 'Rillettes de truite%'",
  },
  {
    module: "clients",
    fr: "combien j'ai de clients grossistes",
    en: "number of wholesale customers",
    sql: "select count(*) as count from clients where category='grossiste' and archived_at is null",
  },
  {
    module: "clients",
    fr: "on a combien de clients en tout ?",
    en: "how many customers in total?",
    sql: "select count(*) as count from clients where archived_at is null",
  },
  {
    module: "clients",
    fr: "numéro de tél de Cave Saint-Sernin",
    en: "Cave Saint-Sernin's phone number",
    sql: "select phone as text from clients where company_name='Cave Saint-Sernin'",
  },
  {
    module: "clients",
    fr: "email du Restaurant Chez Félicie",
    en: "email for Restaurant Chez Félicie",
    sql: "select email as text from clients where company_name='Restaurant Chez Félicie'",
  },
  {
    module: "clients",
    fr: "quels clients ne sont plus actifs ?",
    en: "which customers are inactive?",
    sql: "select count(*) as count from clients where status='inactive' and archived_at is null",
  },
  {
    module: "suppliers",
    fr: "on travaille avec combien de fournisseurs",
    en: "how many suppliers do we work with",
    sql: "select count(*) as count from suppliers where archived_at is null and type='supplier'",
  },
  {
    module: "suppliers",
    fr: "des certificats périmés chez les fournisseurs ?",
    en: "supplier certificates that have lapsed",
    sql: "select distinct s.name as text from suppliers s, json_each(s.certificates) c where c.value->>'expiresOn' < :today and s.archived_at is null",
  },
  {
    module: "suppliers",
    fr: "tél du Moulin de Barbaste ?",
    en: "phone number of Moulin de Barbaste?",
    sql: "select phone as text from suppliers where name='Moulin de Barbaste'",
  },
  {
    module: "suppliers",
    fr: "Laiterie de Castelmoron livre en combien de jours ?",
    en: "Laiterie de Castelmoron lead time",
    sql: "select lead_time_days as count from suppliers where name='Laiterie de Castelmoron'",
  },
  {
    module: "tariffs",
    fr: "où le beurre est-il le moins cher ?",
    en: "cheapest place to get butter?",
    sql: "select 'Comptoir des Épices Garonne' as text",
  },
  {
    module: "restocks",
    fr: "combien de commandes fournisseurs on attend",
    en: "how many purchase orders are we waiting for",
    sql: "select count(*) as count from restocks where status in ('draft','ordered','partly_received')",
  },
  {
    module: "restocks",
    fr: "un fournisseur a-t-il du retard ?",
    en: "is any supplier running late?",
    sql: "select count(*) as count from restocks where status in ('ordered','partly_received') and expected_on < :today",
  },
  {
    module: "production",
    fr: "combien de fabrications ont été terminées en octobre",
    en: "how many batches were finished in october",
    sql: "select count(*) as count from productions where status='completed' and completed_on like '2026-10%'",
  },
  {
    module: "production",
    fr: "qu'est-ce qui est en train d'être fabriqué ?",
    en: "which production orders are running at the moment?",
    sql: "select count(*) as count from productions where status='in_progress'",
  },
  {
    module: "production",
    fr: "combien d'OF restent à démarrer",
    en: "production orders not started yet",
    sql: "select count(*) as count from productions where status='pending'",
  },
  {
    module: "production",
    fr: "combien de tapenade noire a-t-on fabriqué en octobre ?",
    en: "how many Tapenade noire were produced in october?",
    sql: "select sum(output) as pieces from productions where status='completed' and completed_on like '2026-10%' and item_id=(select id from items where name like 'Tapenade noire%')",
  },
  {
    module: "production",
    fr: "temps de travail en atelier le mois dernier",
    en: "hours of labour in october",
    sql: "select cast(sum(labour_minutes)/60 as integer) as count from productions where status='completed' and completed_on like '2026-10%'",
  },
  {
    module: "recipes",
    fr: "on a combien de recettes en brouillon ?",
    en: "how many recipes are drafts?",
    sql: "select count(*) as count from recipes where status='draft'",
  },
  {
    module: "recipes",
    fr: "dans quelles recettes y a-t-il du beurre",
    en: "recipes using butter",
    sql: "select i.name as text from recipe_lines l join recipes r on r.id=l.recipe_id join items i on i.id=r.item_id where l.item_id=(select id from items where name='Beurre doux') and r.status='active' limit 1",
  },
  {
    module: "documents",
    fr: "combien de documents sont archivés chez nous",
    en: "how many documents have we stored",
    sql: "select count(*) as count from documents where trashed=0",
  },
  {
    module: "documents",
    fr: "des documents sont-ils arrivés à expiration ?",
    en: "which documents are out of date?",
    sql: "select count(*) as count from documents where trashed=0 and valid_until < :today",
  },
  {
    module: "signatures",
    fr: "qui doit encore signer ?",
    en: "which signatures are we waiting for?",
    sql: "select title as text from signatures where status='pending'",
  },
  {
    module: "readings",
    fr: "y a-t-il eu des relevés hors limite ?",
    en: "were any readings outside the limits?",
    sql: "select count(*) as count from readings where outcome='outside'",
  },
  {
    module: "nonConformities",
    fr: "nos non-conformités, il y en a combien",
    en: "how many non-conformities on file",
    sql: "select count(*) as count from non_conformities",
  },
  {
    module: "standingOrders",
    fr: "quels clients sont en commande récurrente",
    en: "list standing orders",
    sql: "select count(*) as count from standing_orders",
  },
  {
    module: "counts",
    fr: "un inventaire est-il en cours ?",
    en: "is a stocktake open?",
    sql: "select count(*) as count from counts where status='open'",
  },
  {
    module: "locations",
    fr: "où range-t-on la marchandise, quels emplacements ?",
    en: "what storage locations exist",
    sql: "select name as text from locations where archived_at is null",
  },
  { module: "unknown", fr: "combien de salariés dans la boîte ?", en: "how many staff work here?", isUnknown: true },
  { module: "unknown", fr: "quel est le cours du blé à Chicago", en: "what's the wheat price in Chicago", isUnknown: true },
  { module: "unknown", fr: "combien de tapirs roses ai-je vendus", en: "how many pink tapirs did we sell", isUnknown: true },
  { module: "unknown", fr: "chiffre d'affaires du client Zorglub", en: "revenue from client Zorglub", isUnknown: true },
  { module: "unknown", fr: "marge des produits vendus le dimanche sous la pluie", en: "margin on rainy sundays", isUnknown: true },
  { module: "unknown", fr: "qui a le plus d'ancienneté dans l'équipe", en: "who has the most seniority in the team", isUnknown: true },
];
