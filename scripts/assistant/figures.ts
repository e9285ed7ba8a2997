import type { Sayings } from "./grammar";

/** How people ask for figures. `(a|b)` is a choice, `[a]` may be left out, `{client}` is a name that is put in. Nouns go into every frame. */
export const figureSayings: Record<string, Sayings> = {
  salesInvoiced: {
    fr: {
      nouns: [
        "[mon|notre] chiffre d'affaires",
        "[mon|le] ca",
        "[mes|nos] ventes",
        "[le|mon] montant facture",
        "ventes facturees",
        "[ma|la] facturation",
        "[mes] recettes de vente",
        "mon volume de ventes en euros",
      ],
      asks: [
        "combien (j'ai|ai-je|on a|avons-nous|a-t-on) facture {period} [a {client}]",
        "combien (j'ai|on a) fait [de ventes] {period}",
        "quel (ca|chiffre|chiffre d'affaires) (a-t-on|avons-nous|on a|j'ai|ai-je) fait {period}",
        "combien (j'ai|ai-je|on a) vendu {period}",
        "on a fait combien {period}",
        "j'ai fait combien de chiffre {period}",
        "combien m'a rapporte {client} {period}",
        "combien {client} (m'a|nous a) rapporte",
        "ca a donne quoi les ventes {period}",
        "les ventes marchent comment {period}",
        "combien on a encaisse de ventes {period}",
        "combien j'ai fait avec {client} {period}",
        "combien (m'a|a) achete {client} {period}",
        "pour combien {client} m'a achete {period}",
        "combien ont rapporte les {product} {period}",
        "combien j'ai gagne en vendant des {product}",
        "chiffre avec {client}",
        "combien pese {client} [dans mon chiffre]",
        "mes ventes ont-elles (augmente|baisse|progresse) {period}",
        "je vends plus ou moins que l'an dernier",
        "est-ce que je fais mieux que {past}",
        "combien de ventes aux {category}",
        "combien je fais avec les {category}",
      ],
    },
    en: {
      nouns: [
        "[my|our] revenue",
        "[my|our] turnover",
        "[my|our] sales",
        "amount invoiced",
        "sales figures",
        "[my|our] takings from sales",
        "billing",
        "sales in euros",
      ],
      asks: [
        "how much (did|have) (i|we) (invoice|bill|sell|invoiced|billed|sold) {period}",
        "how much did we make [from sales] {period}",
        "how are sales {period}",
        "what did we sell for {period}",
        "how much business did we do [with {client}] {period}",
        "how much did {client} (buy from us|bring in|spend with us) {period}",
        "how much did the {product} bring in {period}",
        "what have the {product} earned us",
        "are sales (up|down) {period}",
        "do we sell more than last year",
        "are we doing better than {past}",
        "how much do we sell to {category}",
        "what is {client} worth to us",
      ],
    },
  },
  "salesInvoiced~client": {
    fr: {
      nouns: [
        "[mes|nos] (meilleurs|plus gros|principaux|gros|premiers) (clients|acheteurs)",
        "mon (meilleur|plus gros|plus grand|premier|principal) client",
        "top [{number}] [des] clients",
        "classement des clients",
        "mes pires clients",
      ],
      asks: [
        "qui (m'achete|nous achete|achete) le (plus|moins)",
        "qui (est|sont) (mon|mes) (plus gros|meilleur|meilleurs|premier) client[s]",
        "quel client (rapporte|achete|me rapporte|depense) le (plus|moins) {period}",
        "quels clients rapportent le plus",
        "chez qui je vends le plus",
        "a qui (je vends|ai-je vendu|on vend) le plus {period}",
        "quels clients pesent le plus",
        "les {number} clients qui achetent le plus",
      ],
    },
    en: {
      nouns: [
        "[my|our] (best|biggest|top|main|largest) (clients|customers|buyers)",
        "[my|our] (best|biggest|top|largest) (client|customer)",
        "top [{number}] (clients|customers)",
        "ranking of clients",
        "worst customers",
      ],
      asks: [
        "who (buys|spends|orders) the (most|least) {period}",
        "who is [my|our] (best|biggest|top|number one) (client|customer)",
        "which (client|customer) (brings in|brought in|buys|bought|spends|spent|is worth) [the] (most|least) [money] {period}",
        "who do (we|i) sell the most to",
        "which customers matter most",
      ],
    },
  },
  "salesInvoiced~product": {
    fr: {
      nouns: ["ventes par (produit|article)", "chiffre d'affaires par produit", "top [{number}] [des] produits [en chiffre]"],
      asks: [
        "quel produit (rapporte|me rapporte) le (plus|moins) [d'argent] {period}",
        "quels produits (rapportent|font) le plus [de chiffre] {period}",
        "sur quel produit je fais le plus de chiffre",
      ],
    },
    en: {
      nouns: ["revenue by product", "sales by product", "top [{number}] products by revenue"],
      asks: ["which product (brings in|earns|makes) the (most|least) [money] {period}", "which products make the most revenue"],
    },
  },
  "salesInvoiced~month": {
    fr: {
      nouns: [
        "evolution (du chiffre d'affaires|des ventes|du ca)",
        "ventes mois par mois",
        "chiffre d'affaires (mensuel|par mois|mois par mois)",
      ],
      asks: [
        "quel a ete mon (meilleur|pire) mois",
        "quel mois j'ai le (plus|moins) vendu",
        "comment evoluent (mes|les) ventes",
        "comment evolue (mon|le) chiffre",
      ],
    },
    en: {
      nouns: ["monthly (sales|revenue|turnover)", "sales month by month", "sales trend", "revenue by month"],
      asks: ["what was [my|our] (best|worst) month", "which month did we sell the (most|least)", "how (are|have) sales (evolving|evolved)"],
    },
  },
  salesOrdered: {
    fr: {
      nouns: [
        "[le] montant des commandes",
        "[la] valeur des commandes",
        "total des commandes",
        "commandes en euros",
        "[mon] carnet de commandes en euros",
      ],
      asks: [
        "pour combien {client} a commande {period}",
        "combien {client} (a-t-il|a|nous a) commande {period}",
        "combien (a|ont) commande {client} {period}",
        "pour combien j'ai de commandes {period}",
        "qu'a commande {client} {period}",
        "{client} a commande pour combien {period}",
      ],
    },
    en: {
      nouns: ["[the] value of orders", "total of orders", "orders in euros", "order amount", "order book value"],
      asks: [
        "how much did {client} order {period}",
        "what did {client} order {period}",
        "how much has {client} ordered {period}",
        "what are the orders worth {period}",
        "how much are (my|our|the) orders [worth]",
      ],
    },
  },
  orders: {
    fr: {
      nouns: ["nombre de commandes [passees|recues|prises]"],
      asks: [
        "combien de commandes (j'ai|ai-je|on a|avons-nous) (recu|eu|pris|recues|eues|prises|passees) {period}",
        "combien de commandes {period}",
        "combien de commandes [de|pour] {client} {period}",
        "j'ai eu combien de commandes {period}",
        "combien de fois {client} a commande {period}",
        "nb de commandes {period}",
      ],
    },
    en: {
      nouns: ["number of orders [placed|received|taken]", "order count"],
      asks: [
        "how many orders (did|have) (we|i) (get|receive|take|had|received) {period}",
        "how many orders {period}",
        "how many orders from {client} {period}",
        "how often did {client} order {period}",
        "how many times has {client} ordered",
      ],
    },
  },
  quantityOrdered: {
    fr: {
      nouns: ["quantites commandees [de {product}]"],
      asks: [
        "combien de {product} (ont ete|sont) commandes {period}",
        "combien de {product} a commande {client}",
        "combien (m'a-t-on|on m'a) commande de {product} {period}",
      ],
    },
    en: {
      nouns: ["quantity ordered [of {product}]"],
      asks: ["how many {product} (were|have been) ordered {period}", "how many {product} did {client} order"],
    },
  },
  averageOrder: {
    fr: {
      nouns: [
        "[le|mon] panier moyen",
        "commande moyenne",
        "montant moyen (d'une commande|des commandes|par commande)",
        "valeur moyenne d'une commande",
      ],
      asks: [
        "combien (vaut|fait|rapporte) une commande en moyenne",
        "en moyenne une commande c'est combien",
        "combien depense un client par commande [en moyenne]",
      ],
    },
    en: {
      nouns: ["[the] average (order|basket|order value|order size)", "mean order value"],
      asks: ["how (much|big) is an order on average", "what does a customer spend per order [on average]", "average spend per order"],
    },
  },
  activeClients: {
    fr: {
      nouns: ["nombre de clients actifs"],
      asks: [
        "combien de clients (ont|m'ont|nous ont) (commande|achete) {period}",
        "combien de clients (differents|actifs) {period}",
        "combien d'acheteurs {period}",
      ],
    },
    en: {
      nouns: ["number of active (clients|customers)"],
      asks: [
        "how many (clients|customers) (ordered|bought|have ordered) {period}",
        "how many active (clients|customers) {period}",
        "how many different customers {period}",
      ],
    },
  },
  newClients: {
    fr: {
      nouns: ["[mes] nouveaux clients", "nombre de nouveaux clients", "clients gagnes"],
      asks: [
        "combien de nouveaux clients {period}",
        "combien de clients (j'ai|on a) gagnes {period}",
        "combien de clients ont commande pour la premiere fois {period}",
        "est-ce que j'ai gagne des clients {period}",
      ],
    },
    en: {
      nouns: ["[my|our] new (clients|customers)", "number of new customers", "clients won"],
      asks: [
        "how many new (clients|customers) {period}",
        "how many clients did we (win|gain) {period}",
        "how many customers ordered for the first time {period}",
      ],
    },
  },
  salesDelivered: {
    fr: {
      nouns: ["ventes livrees", "valeur livree", "montant livre"],
      asks: ["pour combien (j'ai|on a) livre {period}", "valeur de ce qui a ete livre {period}"],
    },
    en: {
      nouns: ["sales delivered", "value delivered"],
      asks: ["how much did we deliver in euros {period}", "what is the value of what we delivered {period}"],
    },
  },
  deliveries: {
    fr: {
      nouns: ["nombre de livraisons", "nombre d'expeditions"],
      asks: [
        "combien de livraisons (j'ai|on a|avons-nous) (fait|faites|parties) {period}",
        "combien de livraisons {period}",
        "combien de fois (j'ai|on a) livre {client} {period}",
        "combien d'expeditions {period}",
        "combien de colis {period}",
      ],
    },
    en: {
      nouns: ["number of deliveries", "number of shipments"],
      asks: [
        "how many deliveries (did we make|went out) {period}",
        "how many deliveries {period}",
        "how many shipments {period}",
        "how many times did we deliver to {client} {period}",
      ],
    },
  },
  quantitySold: {
    fr: {
      nouns: [
        "quantites vendues [de {product}]",
        "ventes de {product} en (quantite|volume)",
        "nombre de {product} vendus",
        "volumes vendus",
      ],
      asks: [
        "combien de {product} (j'ai|ai-je|on a|avons-nous|a-t-on) vendu {period}",
        "combien de (pots|bocaux|bouteilles|unites|kilos) [de {product}] (j'ai|on a|ai-je) (vendu|vendus|ecoules) {period}",
        "on a vendu combien de {product} {period}",
        "j'ai vendu combien de {product} {period}",
        "combien de {product} a pris {client} {period}",
        "combien de {product} sont partis {period}",
        "combien de {product} vendus a {client}",
        "combien (ai-je|on a) ecoule de {product} {period}",
        "les {product} se vendent [bien]",
      ],
    },
    en: {
      nouns: ["quantity sold [of {product}]", "units sold", "number of {product} sold", "volumes sold"],
      asks: [
        "how many {product} (did|have) (we|i) (sell|sold) {period}",
        "how many (jars|pots|bottles|units|kilos) of {product} (did we sell|were sold|have we sold) {period}",
        "how many {product} did {client} (take|buy) {period}",
        "how much {product} did we (sell|shift) {period}",
        "do the {product} sell [well]",
      ],
    },
  },
  "quantitySold~product": {
    fr: {
      nouns: [
        "[mes|nos] (meilleures ventes|best-sellers|produits phares|produits stars)",
        "produits les (plus|moins) vendus",
        "top [{number}] des ventes",
        "palmares des produits",
      ],
      asks: [
        "(quel|quels) (produit|produits|article) (se vend|se vendent|part|partent|marche|marchent) le (mieux|plus|moins|moins bien) {period}",
        "qu'est-ce qui (se vend|marche|part) le (mieux|moins) {period}",
        "quel est (mon|le) produit le (plus|moins) vendu {period}",
        "qu'est-ce que (je vends|j'ai vendu|on vend) le plus {period}",
        "quels produits ne se vendent pas",
      ],
    },
    en: {
      nouns: [
        "[my|our] best sellers",
        "best selling products",
        "worst selling products",
        "most sold products",
        "top [{number}] sellers",
        "star products",
      ],
      asks: [
        "(which|what) (product|products|item) (sells|sell|sold) (best|worst|the most|the least) {period}",
        "what sells (best|worst|most) {period}",
        "what is [my|our] best seller {period}",
        "what do we sell the most of {period}",
      ],
    },
  },
  costOfSales: {
    fr: {
      nouns: ["[le] cout des ventes", "cout de revient de ce que j'ai vendu", "cout des marchandises vendues"],
      asks: ["combien m'a coute ce que j'ai vendu {period}", "combien m'ont coute (mes|les) ventes {period}"],
    },
    en: {
      nouns: ["cost of sales", "cost of goods sold", "cogs"],
      asks: ["what did the goods we sold cost {period}", "how much did our sales cost us {period}"],
    },
  },
  margin: {
    fr: {
      nouns: [
        "[ma|la] marge [brute]",
        "[mes|nos] marges",
        "benefice brut",
        "[la] marge sur {product}",
        "la marge avec {client}",
        "mon benefice",
      ],
      asks: [
        "combien (j'ai|ai-je|on a|a-t-on) gagne {period}",
        "combien je gagne sur {product} {period}",
        "combien je gagne avec {client}",
        "combien il me reste apres les couts {period}",
        "je gagne combien sur les {product}",
        "combien de marge {period}",
        "est-ce que je gagne de l'argent [{period}]",
        "combien de benef {period}",
      ],
    },
    en: {
      nouns: ["[my|our] [gross] margin", "[my|our] margins", "gross profit", "margin on {product}", "profit"],
      asks: [
        "how much (do|did) (we|i) (make|earn) on {product} {period}",
        "how much profit {period}",
        "how much (did|have) (we|i) earn[ed] {period}",
        "what is left after costs {period}",
        "are we making money {period}",
        "how much do we make on {client}",
      ],
    },
  },
  "margin~product": {
    fr: {
      nouns: ["marge par produit", "produits les (plus|moins) rentables [en euros]"],
      asks: [
        "(sur|avec) quel produit je gagne le (plus|moins) {period}",
        "quel produit (a|fait|degage) la (meilleure|plus grosse|plus faible) marge {period}",
        "sur quoi je gagne le plus [d'argent]",
        "quels produits ont la meilleure marge",
        "quels produits sont (rentables|les plus rentables)",
      ],
    },
    en: {
      nouns: ["margin by product", "(most|least) profitable products"],
      asks: [
        "which product (makes|earns) [me|us] the (most|least) [margin] {period}",
        "what do we make the most on",
        "which products have the (best|worst) margin",
        "which products are [the most] profitable",
      ],
    },
  },
  "margin~client": {
    fr: {
      nouns: ["marge par client", "clients les (plus|moins) rentables"],
      asks: [
        "avec quel client je gagne le (plus|moins)",
        "quel client est le (plus|moins) rentable",
        "quels clients me font gagner le plus",
      ],
    },
    en: {
      nouns: ["margin by client", "(most|least) profitable (clients|customers)"],
      asks: ["which client do we (earn|make) the most on", "which customer is the (most|least) profitable"],
    },
  },
  marginRate: {
    fr: {
      nouns: ["[mon|le] taux de (marge|marque)", "[ma] marge en (pourcentage|%|pourcent)", "pourcentage de marge", "ma rentabilite"],
      asks: ["a combien de % je marge [sur {product}] {period}", "je marge a combien {period}", "quel pourcentage je gagne sur {product}"],
    },
    en: {
      nouns: ["[my|our] margin (rate|percentage)", "margin in percent", "profitability", "margin percent on {product}"],
      asks: ["what percentage do we make [on {product}] {period}", "what is our margin percentage {period}"],
    },
  },
  salesCredited: {
    fr: {
      nouns: ["[le] montant des avoirs", "avoirs (emis|faits)", "total des avoirs"],
      asks: [
        "combien d'avoirs en euros {period}",
        "pour combien (j'ai|on a) fait d'avoirs {period}",
        "combien (j'ai|on a) rembourse aux clients {period}",
        "combien on a credite {client}",
      ],
    },
    en: {
      nouns: ["[value of] credit notes", "amount credited"],
      asks: ["how much did we credit {period}", "how much have we refunded clients {period}", "what did credit notes cost us {period}"],
    },
  },
  invoices: {
    fr: {
      nouns: ["nombre de factures [emises|envoyees]"],
      asks: [
        "combien de factures (j'ai|ai-je|on a|avons-nous) (emises|envoyees|faites|fait|emis|envoye) {period}",
        "combien de factures {period}",
        "combien de factures (a|pour) {client} {period}",
        "j'ai fait combien de factures {period}",
      ],
    },
    en: {
      nouns: ["number of invoices [sent|issued]"],
      asks: [
        "how many invoices (did|have) (we|i) (send|issue|sent|issued) {period}",
        "how many invoices {period}",
        "how many invoices (to|for) {client} {period}",
      ],
    },
  },
  receivable: {
    fr: {
      nouns: [
        "[mes|les] (creances|impayes)",
        "encours [clients|de {client}]",
        "[le] total a encaisser",
        "argent dehors",
        "factures pas encore payees par les clients en euros",
        "ce que (me|nous) doivent les clients",
      ],
      asks: [
        "combien (me doit-on|nous doit-on|on me doit|on nous doit)",
        "combien (me doivent|nous doivent) [encore] (mes|les|nos) clients",
        "combien les clients me doivent [encore]", "qu'est-ce (qui|qu'on) nous (est du|doit) {period}",
        "combien (me|nous) doit [encore] {client}",
        "{client} me doit [encore] combien",
        "est-ce que {client} me doit [encore] (quelque chose|de l'argent)",
        "que nous doit-on",
        "combien il me reste a encaisser",
        "j'ai combien dehors",
        "combien d'argent j'attends des clients",
        "combien reste-t-il a payer par {client}",
        "qu'est-ce qui nous est du par les clients",
        "le total des factures pas reglees",
      ],
    },
    en: {
      nouns: [
        "[my|our] receivables",
        "unpaid by clients",
        "outstanding amount",
        "amounts owed to us",
        "client debts",
        "money owed by customers",
      ],
      asks: [
        "how much (am i|are we) owed",
        "how much do (my|our|the) (clients|customers) [still] owe (me|us)",
        "how much does {client} [still] owe (me|us)",
        "does {client} [still] owe (me|us) (anything|money)",
        "what is due to us",
        "what do clients owe us",
        "how much is left to collect",
        "how much money is (outstanding|out there)",
        "what is outstanding [for {client}]",
      ],
    },
  },
  "receivable~client": {
    fr: {
      nouns: ["creances par client", "encours par client"],
      asks: [
        "qui (me|nous) doit (de l'argent|des sous|encore|encore de l'argent|du fric|quelque chose)",
        "qui (me|nous) doit le plus [d'argent]",
        "quel client a (la plus grosse dette|le plus gros impaye|la plus grosse ardoise|le plus de dettes|le plus gros solde)",
        "quels clients (me|nous) doivent [de l'argent|le plus|encore]",
        "qui n'a pas [encore] paye",
        "quels clients n'ont pas [encore] (paye|regle)",
        "qui ne m'a pas [encore] regle",
        "chez qui j'ai de l'argent dehors",
      ],
    },
    en: {
      nouns: ["receivables by client"],
      asks: [
        "who owes (me|us) [money|the most]",
        "which (client|customer) has the (biggest|largest|highest) (debt|balance|unpaid amount|unpaid balance|outstanding balance)",
        "which (clients|customers) owe (me|us) [money|the most]",
        "who has not paid [yet]",
        "who hasn't paid [yet]",
        "which customers have not paid [yet]",
        "who still owes us",
      ],
    },
  },
  overdue: {
    fr: {
      nouns: ["[les] retards de paiement", "[le] montant en retard", "impayes en retard", "factures en retard en euros", "creances echues"],
      asks: [
        "combien (est|j'ai|on a) en retard [de paiement]",
        "(a combien s'elevent|combien font|total des) (paiements|reglements) en retard",
        "paiements en retard",
        "combien d'argent est en retard",
        "combien j'ai de retard de paiement",
        "pour combien de factures en retard",
        "combien {client} a de retard",
        "combien de retards de paiement",
      ],
    },
    en: {
      nouns: ["overdue amount", "overdue", "late payments", "past due amount"],
      asks: [
        "how much is (overdue|late|past due)",
        "what do (late|overdue) (payments|invoices) (add up|come|amount) to",
        "how much money is late",
        "what is overdue",
        "how much is {client} late on",
        "how much of what we are owed is overdue",
      ],
    },
  },
  "overdue~client": {
    fr: {
      nouns: ["retards par client", "mauvais payeurs du moment", "clients en retard de paiement"],
      asks: [
        "qui est en retard [de paiement]",
        "quels clients sont en retard [de paiement]",
        "qui paie en retard [en ce moment]",
        "qui a des factures en retard",
        "qui traine pour payer",
      ],
    },
    en: {
      nouns: ["overdue by client", "clients who are late paying"],
      asks: [
        "who is (late|overdue|behind) [with payment|paying|on payments]",
        "which (clients|customers) are (late|overdue) [paying|with payment]",
        "who has overdue invoices",
      ],
    },
  },
  overdueShare: {
    fr: {
      nouns: ["[mon] taux d'impayes", "part en retard", "pourcentage de creances en retard"],
      asks: ["quelle part de ce qu'on me doit est en retard"],
    },
    en: { nouns: ["overdue (share|rate|percentage)"], asks: ["what share of what we are owed is overdue", "what percentage is overdue"] },
  },
  payable: {
    fr: {
      nouns: [
        "[mes] dettes fournisseurs",
        "[ce que] je dois aux fournisseurs",
        "total a payer aux fournisseurs",
        "reste a payer fournisseurs",
      ],
      asks: [
        "combien (je dois|dois-je|on doit|doit-on|devons-nous) [encore] (a|aux|a mes|a nos) (fournisseurs|{supplier})",
        "combien je dois [encore] a {supplier}",
        "on doit combien a {supplier}",
        "est-ce que je dois [encore] (de l'argent|quelque chose) a {supplier}",
        "combien il me reste a payer aux fournisseurs",
        "combien de factures fournisseurs a payer en euros",
      ],
    },
    en: {
      nouns: ["[my|our] payables", "amount owed to suppliers", "supplier debts"],
      asks: [
        "how much do (i|we) [still] owe [to] (suppliers|my suppliers|{supplier})",
        "what do we owe [to] {supplier}",
        "do we [still] owe {supplier} (anything|money)",
        "how much is left to pay to suppliers",
        "how much is due to suppliers",
      ],
    },
  },
  "payable~supplier": {
    fr: {
      nouns: ["dettes par fournisseur"],
      asks: [
        "a quel fournisseur je dois le plus",
        "quel fournisseur attend [le plus] d'argent [de nous]",
        "a qui (je dois|dois-je) [encore] de l'argent",
        "quels fournisseurs (je dois|il faut) payer",
        "a qui je dois des sous",
      ],
    },
    en: {
      nouns: ["payables by supplier"],
      asks: [
        "which supplier do we owe the most",
        "which supplier are we [most] in debt to",
        "who do (i|we) owe [money|the most] [to]",
        "which suppliers must we pay",
      ],
    },
  },
  payableOverdue: {
    fr: {
      nouns: ["dettes fournisseurs en retard"],
      asks: [
        "combien j'ai de retard avec mes fournisseurs",
        "combien je suis en retard sur les fournisseurs",
        "est-ce que je suis en retard pour payer (mes fournisseurs|{supplier})",
      ],
    },
    en: {
      nouns: ["overdue payables", "overdue to suppliers"],
      asks: ["how much are we late paying suppliers", "are we behind with (suppliers|{supplier})", "how much do we owe late to suppliers"],
    },
  },
  clientsPaid: {
    fr: {
      nouns: ["factures encaissees", "encaissements clients", "reglements clients"],
      asks: [
        "combien (m'ont|nous ont) paye les clients {period}",
        "combien les clients ont (regle|paye) {period}",
        "combien a paye {client} {period}",
        "combien {client} (m'a|a|nous a) (regle|paye) {period}",
      ],
    },
    en: {
      nouns: ["invoices paid by clients", "collected from clients", "client payments"],
      asks: [
        "how much did (clients|customers) pay [us] {period}",
        "how much has {client} paid [us] {period}",
        "how much did we collect from (clients|{client}) {period}",
      ],
    },
  },
  daysToBePaid: {
    fr: {
      nouns: ["delai [moyen] de paiement [des clients|de {client}]", "dso"],
      asks: [
        "en combien de (jours|temps) (paient|me paient) (les|mes) clients",
        "en combien de jours (paie|me paie|regle) {client}",
        "combien de (temps|jours) mettent les clients a payer",
        "combien de temps met {client} a payer",
        "sous combien de jours je suis paye",
      ],
    },
    en: {
      nouns: ["[average] (payment delay|days to pay)", "dso"],
      asks: [
        "how (long|many days) do (clients|customers) take to pay",
        "how (long|many days) does {client} take to pay",
        "how fast do clients pay",
        "how fast does {client} pay",
        "after how many days are we paid",
      ],
    },
  },
  "daysToBePaid~client": {
    fr: {
      nouns: ["[mes] mauvais payeurs", "delai de paiement par client", "meilleurs payeurs"],
      asks: [
        "qui sont (mes|les) (mauvais|pires|bons|meilleurs) payeurs",
        "(quel|quels) client[s] (paie|paient|payent) le (plus|moins) (lentement|tard|vite|rapidement)",
        "qui (paie|met) le plus de temps a payer",
        "qui paie le (plus lentement|moins vite|plus tard|plus vite)",
        "qui paie mal",
      ],
    },
    en: {
      nouns: ["[my|our] (slow|bad|worst|best) payers", "payment delay by client"],
      asks: [
        "who are (my|our) (slow|bad|worst|slowest) payers",
        "(which|what) (client|customer)[s] pay[s] (latest|slowest|the slowest|fastest|the latest)",
        "who takes the longest to pay",
        "who pays (slowest|badly|late usually)",
      ],
    },
  },
  daysToPaySuppliers: {
    fr: {
      nouns: ["delai de paiement des fournisseurs"],
      asks: [
        "en combien de (jours|temps) (je paie|on paie) (les|mes) fournisseurs",
        "combien de temps je mets a payer (mes fournisseurs|{supplier})",
      ],
    },
    en: {
      nouns: ["dpo", "days we take to pay suppliers"],
      asks: ["how (long|many days) do we take to pay suppliers", "how fast do we pay (suppliers|{supplier})"],
    },
  },
  vatCollected: {
    fr: {
      nouns: ["tva collectee", "tva facturee", "tva sur (les|mes) ventes"],
      asks: ["combien de tva (j'ai|on a|ai-je) (collecte|collectee|facturee|encaissee) {period}", "quelle tva ai-je collectee {period}"],
    },
    en: { nouns: ["vat collected", "output vat", "vat on sales"], asks: ["how much vat did we (collect|charge|invoice) {period}"] },
  },
  vatDeductible: {
    fr: {
      nouns: ["tva (deductible|recuperable)", "tva sur (les|mes) achats"],
      asks: ["combien de tva je (recupere|peux recuperer|deduis) {period}", "combien de tva deductible {period}"],
    },
    en: {
      nouns: ["(deductible|input|recoverable) vat", "vat on purchases"],
      asks: ["how much vat (can|do) we (deduct|recover|reclaim|get back) {period}"],
    },
  },
  vatDue: {
    fr: {
      nouns: ["tva (a payer|due|nette|a reverser)", "ma tva"],
      asks: [
        "combien (je dois|dois-je|on doit) de tva {period}",
        "combien de tva (a payer|je dois payer|a reverser|je vais payer) {period}",
        "je dois combien de tva [a l'etat]",
        "quelle tva je dois {period}",
        "la tva c'est combien {period}",
        "combien de tva {period}",
      ],
    },
    en: {
      nouns: ["vat (due|to pay|owed)", "net vat", "[my|our] vat bill"],
      asks: [
        "how much vat do (i|we) (owe|have to pay|pay) {period}",
        "how much vat is due {period}",
        "what is our vat {period}",
        "how much vat {period}",
      ],
    },
  },
  treasuryIn: {
    fr: {
      nouns: ["[mes|les] encaissements", "rentrees d'argent", "entrees d'argent"],
      asks: [
        "combien (est rentre|est entre|on a encaisse|j'ai encaisse|ai-je encaisse) {period}",
        "combien d'argent est (rentre|entre|arrive) {period}",
        "j'ai encaisse combien {period}",
        "qu'est-ce qui est rentre [en caisse] {period}",
      ],
    },
    en: {
      nouns: ["money in", "cash in", "[cash] receipts", "takings"],
      asks: [
        "how much (came in|did we take in|did we receive|money came in|cash came in) {period}",
        "how much did (i|we) (collect|cash) {period}",
        "what came in {period}",
      ],
    },
  },
  treasuryOut: {
    fr: {
      nouns: [
        "[mes|nos|les] depenses [{expense}]",
        "[mes] frais [{expense}]",
        "decaissements",
        "sorties d'argent",
        "[le] total des depenses",
        "charges",
        "cout {expense}",
        "(facture|factures|note) {expense}",
        "budget {expense}",
      ],
      asks: [
        "combien (j'ai|ai-je|on a|avons-nous) depense {period}", "combien (j'ai|ai-je|on a|avons-nous|a-t-on) (depense|paye|sorti|claque) [{expense}] {period}",
        "combien (me|nous) coute[nt] {expense} {period}",
        "combien (m'a|m'ont|nous ont|nous a) coute {expense} {period}",
        "(ca|{expense}) coute combien {period}",
        "je depense combien {expense} {period}",
        "c'est combien {expense} {period}",
        "combien {expense} {period}",
        "combien d'argent est (parti|sorti) {period}",
        "combien part {expense}",
        "combien (est|sont) (parti|partis|partie|parties|passe|passes) {expense} {period}",
        "{expense} (payes|payees|paye|payee) {period}",
        "(j'ai|on a) paye combien (d'|de) {expense} {period}",
        "combien je paie {expense} [par mois]",
        "{expense} m'a coute combien {period}",
      ],
    },
    en: {
      nouns: [
        "[my|our] (expenses|spending|costs|outgoings) [{expense}]",
        "money out",
        "cash out",
        "total expenses",
        "{expense} (bill|bills|costs|expenses|spending)",
        "cost of {expense}",
      ],
      asks: [
        "how much (did|have|do) (we|i) (spend|spent|pay|paid) [{expense}] {period}",
        "how much did {expense} cost [us] {period}",
        "what did we spend [{expense}] {period}", "how much (did|have) (i|we) (spend|spent) {period}", "how much did (i|we) spend {period}", "what did (i|we) spend {period}",
        "how much (money went out|went out|went) [{expense}] {period}",
        "what (does|do|did) {expense} cost us {period}",
        "{expense} (paid|costs|spending) {period}",
        "{expense} {period} how much",
        "what did (our|all our|the) (outgoings|expenses|costs) (come|add up|amount) to {period}",
        "how much is {expense} {period}",
        "how much for {expense} {period}",
      ],
    },
  },
  "treasuryOut~entryCategory": {
    fr: {
      nouns: [
        "depenses par (poste|categorie|nature)",
        "repartition des depenses",
        "plus gros postes de depenses",
        "detail des depenses",
        "ventilation des charges",
      ],
      asks: [
        "ou (part|passe|va) (mon|notre|l') argent {period}",
        "dans quoi (je depense|part l'argent|passe l'argent) [le plus] {period}",
        "qu'est-ce qui (me|nous) coute le plus [cher] {period}",
        "quels sont mes plus gros postes de depense",
        "sur quoi je depense le plus {period}",
      ],
    },
    en: {
      nouns: ["expenses by (category|kind)", "breakdown of expenses", "biggest expenses", "spending by category"],
      asks: [
        "where (does|did) (my|our|the) money go {period}",
        "what do (we|i) spend the most on {period}",
        "what costs us the most {period}",
        "what are our biggest expenses",
      ],
    },
  },
  treasuryNet: {
    fr: {
      nouns: ["flux [net] de tresorerie", "solde des mouvements", "cash flow"],
      asks: [
        "combien (j'ai|on a) gagne en tresorerie {period}",
        "les entrees moins les sorties {period}",
        "il rentre plus qu'il ne sort {period}",
      ],
    },
    en: {
      nouns: ["net cash [flow]", "cash flow"],
      asks: ["money in less money out {period}", "is more coming in than going out {period}"],
    },
  },
  quantityMade: {
    fr: {
      nouns: ["[ma|la] production [de {product}]", "quantites (produites|fabriquees) [de {product}]", "volumes produits"],
      asks: [
        "combien (j'ai|ai-je|on a|avons-nous|a-t-on) (produit|fabrique|fait|sorti|cuisine|brasse) de {product} {period}",
        "combien de {product} (j'ai|ai-je|on a|avons-nous) (produit|produits|fabrique|fabriques|faits) {period}",
        "combien de (pots|bocaux|bouteilles|litres|kilos) [de {product}] (on a|j'ai) (produit|produits|fabriques|faits) {period}",
        "qu'est-ce qu'on a (produit|fabrique) {past}",
        "on a fabrique quoi {past}",
        "qu'a-t-on (produit|fabrique) {past}",
      ],
    },
    en: {
      nouns: ["[my|our] production [of {product}]", "quantity (made|produced) [of {product}]", "output [of {product}]"],
      asks: [
        "how (many|much) {product} (did|have) (we|i) (make|made|produce|produced|cook|brew) {period}",
        "how many (jars|pots|bottles|litres|kilos) of {product} (did we make|were made|have we made|did we produce) {period}",
        "what did we (make|produce) {past}",
      ],
    },
  },
  batches: {
    fr: {
      nouns: ["nombre de (fabrications|batchs|productions) [terminees]"],
      asks: [
        "combien de (fabrications|batchs|productions|fournees|brassins) (j'ai|on a|ont ete) (faites|fait|lancees|terminees|finies) {period}",
        "combien de fabrications {past}",
      ],
    },
    en: {
      nouns: ["number of (batches|production runs)"],
      asks: ["how many (batches|production runs) (did we make|were made|have we finished) {period}", "how many batches {past}"],
    },
  },
  averageYield: {
    fr: {
      nouns: ["[mon|le] rendement [moyen] [de {product}]"],
      asks: ["quel rendement {period}", "quel est mon rendement sur {product}", "est-ce que mes rendements sont bons"],
    },
    en: {
      nouns: ["[my|our] [average] yield [of {product}]", "yields"],
      asks: ["what yield do we get [on {product}] {period}", "how good are our yields"],
    },
  },
  labourMinutes: {
    fr: {
      nouns: ["temps (de travail|passe en production)", "heures (de travail|de production)", "main d'oeuvre [en heures]"],
      asks: [
        "combien d'heures (on a|j'ai|avons-nous) (travaille|passees|passe) [en production] {period}",
        "combien de temps (on a|j'ai) passe (a fabriquer|sur) {product} {period}",
        "combien d'heures de travail {period}",
      ],
    },
    en: {
      nouns: ["labour time", "(hours worked|working hours) [in production]", "labour hours"],
      asks: [
        "how many hours did we (work|spend) [in production|making {product}] {period}",
        "how long did we spend making {product} {period}",
      ],
    },
  },
  productionCost: {
    fr: {
      nouns: ["cout de (production|fabrication)", "cout des fabrications"],
      asks: [
        "combien (m'a|m'ont|nous a|nous ont) coute (la production|les fabrications) [de {product}] {period}",
        "combien a coute la fabrication [des {product}] {period}",
      ],
    },
    en: {
      nouns: ["(production|manufacturing) cost", "cost of (production|batches)"],
      asks: ["how much did production [of {product}] cost {period}", "what did it cost to make {product} {period}"],
    },
  },
  onTimeRate: {
    fr: {
      nouns: ["[ma] ponctualite", "part des fabrications a l'heure"],
      asks: ["est-ce qu'on fabrique a l'heure", "combien de fabrications finissent a temps"],
    },
    en: { nouns: ["on-time rate", "share of batches on time"], asks: ["do we make things on time", "how often are batches on time"] },
  },
  lossValue: {
    fr: {
      nouns: ["[mes|les] pertes [de fabrication]", "[le] (cout|valeur) des pertes", "pertes en production"],
      asks: [
        "combien (j'ai|on a) perdu (en fabrication|en production|en faisant les {product}) {period}",
        "combien me coutent les pertes [de fabrication] {period}",
        "combien de pertes {period}",
      ],
    },
    en: {
      nouns: ["[production] losses", "(value|cost) of losses", "losses in the making"],
      asks: [
        "how much did we lose (in production|in the making|making {product}) {period}",
        "what do losses cost us {period}",
        "how much loss {period}",
      ],
    },
  },
  "lossValue~lossCause": {
    fr: {
      nouns: ["pertes par cause", "causes des pertes"],
      asks: ["pourquoi (on perd|je perds) (de la matiere|de la marchandise|en fabrication)", "d'ou viennent les pertes"],
    },
    en: { nouns: ["losses by cause", "causes of losses"], asks: ["why do we lose [material] in production", "where do losses come from"] },
  },
  receivedQuantity: {
    fr: {
      nouns: ["quantites (recues|achetees) [de {ingredient}]"],
      asks: [
        "combien (j'ai|ai-je|on a) achete de {ingredient} {period}",
        "combien de [kilos de|litres de] {ingredient} (j'ai|on a) (achete|achetes|recu|recus|rentre) {period}",
        "combien de {ingredient} on a achete [a|chez {supplier}] {period}",
      ],
    },
    en: {
      nouns: ["quantity (bought|received) [of {ingredient}]"],
      asks: [
        "how much {ingredient} (did|have) (we|i) (buy|bought|receive|received) [from {supplier}] {period}",
        "how many kilos of {ingredient} did we buy {period}",
      ],
    },
  },
  receivedValue: {
    fr: {
      nouns: ["achats recus", "valeur des receptions"],
      asks: ["pour combien (j'ai|on a) recu de (marchandise|matieres|{ingredient}) {period}"],
    },
    en: { nouns: ["purchases received", "value of goods received"], asks: ["how much did the goods we received cost {period}"] },
  },
  purchasePrice: {
    fr: {
      nouns: [
        "prix d'achat [moyen] [de {ingredient}]",
        "prix (de|du|des) {ingredient} chez {supplier}",
        "evolution du prix (de|du|des) {ingredient}",
      ],
      asks: [
        "a combien (j'achete|je paie|on achete|on paye) (le|la|les|du|de la|mon) {ingredient} [{period}]",
        "combien je paie le kilo de {ingredient}",
        "combien (me coute|coute) le kilo de {ingredient}",
        "est-ce que le prix (du|de la|des) {ingredient} a (augmente|baisse|monte)",
        "(le|la|les) {ingredient} a[-t-il|-t-elle] (augmente|baisse)",
      ],
    },
    en: {
      nouns: ["[average] purchase price [of {ingredient}]", "price we pay for {ingredient}"],
      asks: [
        "how much do (we|i) pay for {ingredient} [{period}]",
        "what do we buy {ingredient} at",
        "how much is a kilo of {ingredient}",
        "has [the price of] {ingredient} (gone up|risen|fallen|dropped)",
      ],
    },
  },
  "purchasePrice~ingredient": {
    fr: {
      nouns: ["prix d'achat par ingredient", "hausses de prix des ingredients"],
      asks: [
        "quel ingredient a le plus (augmente|baisse)",
        "quels ingredients ont (augmente|monte|le plus augmente)",
        "qu'est-ce qui a (le plus augmente|augmente) dans mes matieres premieres",
      ],
    },
    en: {
      nouns: ["purchase prices by ingredient", "ingredient price rises"],
      asks: [
        "which ingredient[s] (rose|went up|increased|fell) [the] [most]",
        "which raw materials got more expensive",
        "what went up most in our ingredients",
      ],
    },
  },
  scrappedValue: {
    fr: {
      nouns: ["[les] rebuts", "[la] casse", "[le] gaspillage", "valeur jetee", "mises au rebut"],
      asks: [
        "combien (j'ai|on a|a-t-on|ai-je) jete {period}",
        "pour combien (j'ai|on a) jete [de {product}] {period}",
        "combien (me coute|m'a coute) (le gaspillage|la casse|ce que je jette) {period}",
        "combien d'argent a la poubelle {period}",
        "combien de gaspillage {period}",
        "combien de casse {period}",
      ],
    },
    en: {
      nouns: ["scrap", "waste", "value thrown away", "scrapped stock"],
      asks: [
        "how much (did|have) (we|i) (throw away|thrown away|waste|wasted|scrap|bin) {period}",
        "how much was (wasted|thrown away|scrapped|binned) {period}",
        "what does waste cost us {period}",
      ],
    },
  },
  scrappedQuantity: {
    fr: {
      nouns: ["quantites jetees [de {product}]"],
      asks: ["combien de {product} (j'ai|on a|ont ete) (jete|jetes|mis au rebut) {period}", "combien de kilos (j'ai|on a) jetes {period}"],
    },
    en: {
      nouns: ["quantity (scrapped|thrown away)"],
      asks: ["how many {product} (did we throw away|were thrown away|were scrapped) {period}", "how many kilos did we throw away {period}"],
    },
  },
  "scrappedValue~scrapReason": {
    fr: {
      nouns: ["rebuts par motif", "causes du gaspillage"],
      asks: ["pourquoi (on jette|je jette|on a jete)", "pour quelle raison on jette"],
    },
    en: { nouns: ["scrap by reason"], asks: ["why do we throw [things] away", "for what reasons do we scrap"] },
  },
  stockValue: {
    fr: {
      nouns: [
        "[la] valeur (du|de mon|de notre) stock [de {product}]",
        "valorisation du stock",
        "mon stock en euros",
        "argent immobilise en stock",
      ],
      asks: [
        "(combien|que) vaut (mon|le|notre) stock [de {product}]",
        "j'ai pour combien de stock [de {product}]",
        "pour combien (j'ai|on a) de {product} en stock",
        "combien d'argent dort en stock",
        "mon stock vaut combien",
      ],
    },
    en: {
      nouns: ["[my|our] stock value", "value of [my|our] (stock|inventory) [of {product}]", "inventory value", "stock worth"],
      asks: [
        "what is (my|our|the) (stock|inventory) worth",
        "how much is (my|our|the) (stock|inventory) [of {product}] worth",
        "how much money is tied up in stock",
        "how much stock do we have in euros",
      ],
    },
  },
  stockedLots: {
    fr: { nouns: ["nombre de lots en stock"], asks: ["combien de lots (j'ai|ai-je|on a|avons-nous) [en stock] [de {product}]"] },
    en: { nouns: ["number of lots in stock"], asks: ["how many lots do (we|i) have [in stock] [of {product}]"] },
  },
  expiringValue: {
    fr: {
      nouns: ["valeur du stock (qui va perimer|bientot perime|qui expire)"],
      asks: [
        "pour combien de stock (va|vont) (perimer|expirer) [bientot]",
        "combien vaut ce qui va (perimer|expirer)",
        "combien je risque de perdre en peremption",
        "combien d'argent va perimer",
      ],
    },
    en: {
      nouns: ["value of expiring stock"],
      asks: ["how much stock is about to expire in euros", "what is the stock that expires soon worth", "how much money will expire"],
    },
  },
  expiredValue: {
    fr: {
      nouns: ["valeur du stock perime"],
      asks: ["pour combien (j'ai|on a) de stock perime", "combien vaut le stock perime", "combien de stock perime"],
    },
    en: { nouns: ["value of expired stock"], asks: ["how much expired stock do we have", "what is our expired stock worth"] },
  },
  purchases: {
    fr: {
      nouns: ["[mes|nos] achats [chez {supplier}]", "[le] montant des achats [de {ingredient}]", "depenses chez {supplier}"],
      asks: [
        "combien (j'ai|ai-je|on a) (achete|depense|paye) chez {supplier} {period}",
        "pour combien (j'ai|on a) achete [chez {supplier}|de {ingredient}] {period}",
        "combien (me coute|m'a coute|m'ont coute) (le|la|les) {ingredient} {period}",
        "combien je depense en {ingredient} {period}",
        "combien on achete a {supplier} {period}",
        "combien m'a facture {supplier} {period}",
        "combien on a achete {period}",
      ],
    },
    en: {
      nouns: ["[my|our] purchases [from {supplier}]", "amount bought", "spending with {supplier}"],
      asks: [
        "how much did (we|i) (buy|spend) (from|with|at) {supplier} {period}",
        "how much did (we|i) spend on {ingredient} {period}",
        "what did {supplier} (bill|charge|invoice) us {period}",
        "how much have we bought {period}",
      ],
    },
  },
  "purchases~supplier": {
    fr: {
      nouns: ["achats par fournisseur", "mon (plus gros|principal|premier) fournisseur", "[mes] (plus gros|principaux) fournisseurs"],
      asks: [
        "chez qui (j'achete|je depense|on achete) le (plus|moins) {period}",
        "quel est (mon|le) (plus gros|principal|premier) fournisseur",
        "quel fournisseur me coute le plus [cher]",
      ],
    },
    en: {
      nouns: ["purchases by supplier", "[my|our] (biggest|main|top) supplier[s]"],
      asks: ["who do we buy the most from {period}", "who is [my|our] (biggest|main|top) supplier", "which supplier costs us the most"],
    },
  },
  supplierInvoices: {
    fr: {
      nouns: ["nombre de factures fournisseurs [recues]"],
      asks: ["combien de factures fournisseurs (j'ai|on a) (recues|recu|eues) {period}", "combien de factures de {supplier} {period}"],
    },
    en: {
      nouns: ["number of supplier invoices"],
      asks: ["how many (supplier|purchase) invoices did we (get|receive) {period}", "how many invoices from {supplier} {period}"],
    },
  },
  scansRead: {
    fr: {
      nouns: ["nombre de (scans|documents numerises)"],
      asks: ["combien de (documents|factures|scans) (j'ai|on a) (scannes|numerises|scanne|lus) {period}"],
    },
    en: { nouns: ["number of (scans|documents scanned)"], asks: ["how many (documents|invoices|pages) did we scan {period}"] },
  },
};
