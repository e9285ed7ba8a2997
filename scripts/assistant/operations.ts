import type { Sayings } from "./grammar";

/** How people ask operations, beside the examples of their contracts. After `?` stands what a way of asking says by itself; `@` is the days it names. */
export const operationSayings: Record<string, Sayings> = {
  "orders.list": {
    fr: {
      nouns: ["[mes|les|nos] commandes", "commandes clients", "[mes|les] commandes de {client}"],
      asks: ["quelles commandes (pour|de) {client}", "quelles sont les commandes {period}", "c'est quoi les commandes [de {client}]"],
    },
    en: {
      nouns: ["[my|our|the] orders", "client orders", "orders from {client}"],
      asks: ["which orders (for|from) {client}", "what orders do we have [from {client}]"],
    },
  },
  "orders.list?late=true": {
    fr: {
      nouns: ["commandes en retard [de livraison]", "retards de livraison", "commandes pas livrees a temps"],
      asks: [
        "(quelles|combien de) commandes (sont|ont ete|ont du|j'ai) en retard",
        "est-ce que (j'ai|on a) des commandes en retard",
        "qui attend encore sa commande",
        "quels clients attendent leur commande en retard",
        "qu'est-ce qui est en retard a livrer",
        "quelles commandes auraient du partir",
        "j'ai du retard sur quelles commandes",
      ],
    },
    en: {
      nouns: ["late orders", "orders that are late", "overdue orders"],
      asks: [
        "(which|how many) orders are (late|overdue|behind)",
        "do we have [any] late orders",
        "are any orders late",
        "what should have shipped already",
        "which deliveries are we late on",
        "which orders should have gone out",
      ],
    },
  },
  "orders.list?waiting=true": {
    fr: {
      nouns: [
        "commandes (en cours|a livrer|a expedier|a preparer|ouvertes|pas encore livrees|restantes)",
        "livraisons (a faire|prevues|a preparer)",
        "expeditions prevues",
        "ce qui reste a livrer",
      ],
      asks: [
        "(quelles|combien de) commandes (sont|restent|reste-t-il|j'ai|ai-je|il y a|dois-je|faut-il) (a livrer|a expedier|a preparer|en cours) {future}",
        "qu'est-ce que (je dois|on doit|il faut) (livrer|expedier|envoyer) {future}",
        "qu'est-ce qui (part|doit partir|reste a livrer|est a livrer) {future}",
        "(qui|quels clients) (je dois|dois-je|faut-il|on doit) livrer {future}",
        "je livre (qui|quoi) {future}",
        "on livre (qui|quoi) {future}",
        "quelles livraisons {future}",
        "combien de livraisons a faire {future}",
        "que reste-t-il a livrer [a {client}]",
        "j'ai quoi a livrer {future}",
        "quelles commandes ne sont pas encore (livrees|parties)",
      ],
    },
    en: {
      nouns: [
        "(open|pending|outstanding|current) orders",
        "orders (to deliver|to ship|to prepare|still to ship)",
        "upcoming deliveries",
        "what is left to deliver",
      ],
      asks: [
        "(which|how many) orders (are|do we have|do i have|must we) (to deliver|to ship|to prepare|due|open|to go out) {future}",
        "what (must|do) (we|i) (deliver|ship|send|have to deliver|need to ship) {future}",
        "what (goes out|is going out|is due out|ships|is to be delivered) {future}",
        "who (do|must) we deliver to {future}",
        "which orders are to be delivered {future}",
        "which orders have not been (delivered|shipped) yet",
        "how many (open|current|pending) orders [do i have|do we have]", "how many orders [still] need (shipping|delivering)", "what is left to ship [to {client}]",
        "which customers are we delivering to {future}",
      ],
    },
  },
  "orders.show": {
    fr: {
      nouns: ["[la] commande {order}", "[le] detail de la commande {order}"],
      asks: [
        "ou en est la commande {order}",
        "est-ce que la commande {order} est (partie|prete|livree)",
        "quand part la commande {order}",
        "qu'y a-t-il dans la commande {order}",
      ],
    },
    en: {
      nouns: ["[the] order {order}", "details of order {order}"],
      asks: ["where is order {order}", "has order {order} (shipped|gone out)", "what is in order {order}", "when does order {order} ship"],
    },
  },
  "orders.components": {
    fr: {
      nouns: ["besoins des commandes"],
      asks: [
        "de quoi j'ai besoin pour (mes|les) commandes",
        "est-ce que j'ai de quoi (faire|honorer|livrer) (mes|les) commandes",
        "que me manque-t-il pour livrer",
      ],
    },
    en: {
      nouns: ["needs of orders"],
      asks: ["what do we need for the [open] orders", "do we have enough for the orders", "what are we missing to fill the orders"],
    },
  },
  "deliveries.list": {
    fr: {
      nouns: ["[mes|les] livraisons [de {client}]", "bons de livraison", "livraisons en route"],
      asks: [
        "quand (ai-je|a-t-on|on a) livre {client} [la derniere fois]",
        "quelles livraisons (sont|etaient) (parties|faites) {past}",
        "qu'est-ce qu'on a livre {past} [a {client}]",
        "qu'est-ce qui est en route",
        "est-ce que {client} a ete livre",
      ],
    },
    en: {
      nouns: ["[the] deliveries [to {client}]", "delivery notes", "deliveries on the way"],
      asks: [
        "when did we [last] deliver to {client}",
        "which deliveries went out {past}",
        "what did we deliver {past} [to {client}]",
        "what is on its way",
        "has {client} been delivered",
      ],
    },
  },
  "items.list": {
    fr: {
      nouns: ["[mes|les] (articles|produits|ingredients|emballages)", "[mon] catalogue", "[la] liste des produits"],
      asks: [
        "combien de (produits|references|articles|ingredients|emballages|services) (j'ai|ai-je|on a|avons-nous|vend-on)",
        "quels (produits|articles|ingredients) (j'ai|sont) [au catalogue]",
        "qu'est-ce que je vends",
        "c'est quoi mes produits",
      ],
    },
    en: {
      nouns: ["[my|our] (items|products|ingredients|packaging)", "[the] catalogue", "list of products"],
      asks: [
        "how many (products|items|ingredients|services) do (we|i) (have|sell)",
        "which (products|items|ingredients) do we have",
        "what do we sell",
      ],
    },
  },
  "items.list?status=out_of_stock": {
    fr: {
      nouns: ["produits en rupture", "ruptures [de stock]", "articles epuises"],
      asks: [
        "(quels|combien de) (produits|articles) (sont|j'ai|en) (en rupture|epuises|a sec|rupture)",
        "qu'est-ce qui est en rupture",
        "qu'est-ce qu'on n'a plus",
        "de quoi je n'ai plus",
        "y a-t-il des ruptures",
      ],
    },
    en: {
      nouns: ["out of stock products", "stockouts", "sold out items"],
      asks: [
        "(which|what|how many) (products|items) (are|is) (out of stock|sold out)",
        "what is out of stock",
        "what have we run out of",
        "what do we have none left of",
      ],
    },
  },
  "items.show": {
    fr: {
      nouns: [
        "[le] prix (de|du|des) {product}",
        "tarif (de|du|des) {product}",
        "[la] fiche (de|du|des) {product}",
        "allergenes (de|du|des) {product}",
        "code barre (de|du|des) {product}",
        "prix de vente (de|du|des) {product}",
      ],
      asks: [
        "(a combien|combien) (je vends|on vend) (le|la|les) {product}",
        "combien (coute|coutent) (le|la|les) {product}",
        "c'est combien (le|la|les) {product}",
        "quels allergenes (dans|contiennent|contient) (le|la|les) {product}",
        "est-ce que (le|la|les) {product} (contient|contiennent) (du gluten|du lait|des oeufs|des noix)",
        "quel est le prix (de|du|des) {product}",
        "y a-t-il du (gluten|lait) dans (le|la|les) {product}",
        "quel est le code barre (de|du|des) {product}",
      ],
    },
    en: {
      nouns: [
        "[the] price of [the] {product}",
        "{product} price",
        "[the] (record|sheet) of [the] {product}",
        "allergens (of|in) [the] {product}",
        "barcode of [the] {product}",
      ],
      asks: [
        "how much (is|are|does|do) [the] {product} [cost|sell for]",
        "what is the price of [the] {product}",
        "what do we sell [the] {product} (for|at)",
        "what allergens are in [the] {product}",
        "does the {product} contain (gluten|milk|eggs|nuts)",
        "is there (gluten|milk) in the {product}",
      ],
    },
  },
  "items.prices": {
    fr: {
      nouns: ["prix (de|du|des) {product} par categorie [de clients]"],
      asks: ["combien paient les {category} pour (le|la|les) {product}", "quel prix pour les {category} (sur|pour) {product}"],
    },
    en: {
      nouns: ["prices of {product} by [client] category"],
      asks: ["what do {category} pay for {product}", "which price do {category} get for {product}"],
    },
  },
  "stock.show": {
    fr: {
      nouns: ["[le] stock (de|du|des) {product}", "{product} en stock", "reste de {product}"],
      asks: [
        "combien (il me reste|me reste-t-il|reste-t-il|il reste|on a encore|j'ai|ai-je|on a|avons-nous) de {product} [en stock|en reserve|dans la reserve]",
        "combien de {product} (il me reste|me reste-t-il|reste-t-il|il reste|en stock|j'ai|ai-je|on a|avons-nous|j'ai en stock|on a en stock) [encore]",
        "il reste combien de {product}",
        "j'ai combien de {product} [en stock]",
        "est-ce qu'il (me reste|reste|y a) [encore] (du|de la|des) {product}",
        "ai-je assez de {product}",
        "on a encore (du|de la|des) {product}",
        "{product} (en reserve|en stock|au frigo) combien",
        "j'ai combien de {product} (en reserve|au frigo|en chambre froide)",
        "reste-t-il (du|de la|des) {product}",
        "ou (est|sont) (le|la|les) {product}",
        "y a encore (du|de la|des) {product}",
        "combien de [kilos de|litres de] {ingredient} (il me reste|reste-t-il|en stock|j'ai)",
      ],
    },
    en: {
      nouns: ["[the] stock of {product}", "{product} in stock", "{product} left"],
      asks: [
        "how (much|many) {product} (do|have) (we|i) (have|got|have left|have in stock|left)",
        "how (much|many) {product} (is|are) (left|in stock|there)",
        "is there [any|still] {product} [left]",
        "do (we|i) [still] have [any|enough] {product}",
        "where (is|are) [the] {product}",
        "what is left of the {product}",
        "how many kilos of {ingredient} (are left|do we have)",
      ],
    },
  },
  "stock.list": {
    fr: {
      nouns: ["[mon|le|notre] stock", "[l'] etat du stock", "[ce que] j'ai en stock"],
      asks: ["qu'est-ce que (j'ai|on a) en stock", "qu'est-ce qu'il y a (en stock|dans la reserve)", "(montre|voir) (mon|le) stock"],
    },
    en: {
      nouns: ["[my|our|the] stock [list]", "state of stock", "inventory list"],
      asks: ["what (do we have|is) in stock", "what is there in stock"],
    },
  },
  "stock.list?short=true": {
    fr: {
      nouns: ["(articles|ingredients|produits|stocks) (sous le (minimum|seuil)|bas|presque epuises)", "stock bas", "stock minimum atteint"],
      asks: [
        "(quels|combien d') (articles|ingredients|produits) (sont|passent) (sous le (minimum|seuil)|sous leur (minimum|seuil)|bientot epuises)",
        "qu'est-ce qui (est bientot epuise|va manquer|baisse trop|est bas en stock)",
        "qu'est-ce qui est sous le minimum",
        "de quoi je manque bientot",
        "quels stocks sont bas",
      ],
    },
    en: {
      nouns: ["(items|ingredients|products) (below minimum|running low|low in stock)", "low stock"],
      asks: [
        "(which|what|how many) (items|ingredients|products) are (below [the|their] minimum|running low|low)",
        "what is (running low|low|nearly out|almost gone)",
        "what are we (running out|short) of [soon]",
        "which stocks are low",
      ],
    },
  },
  "stock.shortages": {
    fr: {
      nouns: ["manques", "ce qui manque"],
      asks: ["qu'est-ce qui (me|nous) manque", "que manque-t-il [pour (produire|livrer)]", "il me manque quoi"],
    },
    en: { nouns: ["shortages", "what is missing"], asks: ["what (am i|are we) (missing|short of)", "what is lacking"] },
  },
  "restocks.propose": {
    fr: {
      nouns: ["[quoi] commander", "liste de courses", "propositions de commande"],
      asks: [
        "(que|qu'est-ce que) (je dois|dois-je|faut-il|il faut que je|on doit|il faut) (commander|racheter|acheter|reapprovisionner)",
        "il faut commander quoi",
        "je dois racheter quoi",
        "quoi acheter [chez {supplier}]",
      ],
    },
    en: {
      nouns: ["shopping list", "what to (order|buy|reorder)"],
      asks: [
        "what (should|must|do) (i|we) (order|buy|reorder|restock|need to buy|have to order) [from {supplier}]",
        "what needs (ordering|buying|restocking)",
      ],
    },
  },
  "lots.list": {
    fr: {
      nouns: ["[mes|les] lots [de {product}]"],
      asks: ["quels lots [de {product}] (j'ai|ai-je)", "quel lot de {product} (utiliser|prendre) (en premier|d'abord)"],
    },
    en: {
      nouns: ["[my|our|the] lots [of {product}]", "batches in stock"],
      asks: ["which lots [of {product}] do we have", "which lot of {product} should (i|we) use first"],
    },
  },
  "lots.list?freshness=expired": {
    fr: {
      nouns: ["lots (perimes|expires|depasses)", "(dlc|ddm) depassees", "produits perimes [en stock]"],
      asks: [
        "(quels|combien de) (lots|produits|articles) (sont|ont) (perimes|expires|depasse leur date|depasse leur dlc)",
        "qu'est-ce qui est (perime|expire|depasse)",
        "est-ce que (j'ai|on a) (du perime|des produits perimes|des choses perimees|des lots perimes)",
        "y a-t-il du perime [en stock]",
        "qu'est-ce que je dois jeter",
      ],
    },
    en: {
      nouns: ["expired (lots|products|stock|batches)", "lots past their date"],
      asks: [
        "(which|what|how many) (lots|products|batches) (are|have) (expired|past their date|out of date)",
        "what (is expired|has expired|is out of date|has gone off)",
        "do we have [any] expired (stock|products|lots)",
        "what should we throw away",
      ],
    },
  },
  "lots.list?expiringWithin=@": {
    fr: {
      nouns: ["lots (qui periment|bientot perimes|a date courte|qui expirent) {soon}", "(dlc|ddm) proches", "peremptions {soon}"],
      asks: [
        "(quels|combien de) (lots|produits|articles) (periment|expirent|vont perimer|arrivent a date|arrivent a expiration|vont expirer|sont bientot perimes) {soon}",
        "qu'est-ce qui (perime|va perimer|expire|va expirer|arrive a date|va se perimer) {soon}", "quand (expire|perime) (le|la|les|mon|ma|mes) {ingredient}",
        "qu'est-ce que je dois (ecouler|vendre|utiliser|sortir) (vite|en premier|rapidement|avant que ca perime)",
        "des dlc qui arrivent {soon}",
      ],
    },
    en: {
      nouns: ["lots (expiring|about to expire|near their date) {soon}", "short dated (lots|stock)", "expiries {soon}"],
      asks: [
        "(which|what|how many) (lots|products|batches) (expire|are expiring|will expire|are about to expire|go off|go out of date) {soon}",
        "when (does|do) (my|the|our) {ingredient} expire", "what (expires|is expiring|is about to expire|goes off|will go off|is going out of date) {soon}",
        "what should we (use|sell|shift) (first|quickly|soon)",
      ],
    },
  },
  "lots.list?state=on_hold": {
    fr: {
      nouns: ["lots (bloques|en attente|en quarantaine|retenus)"],
      asks: ["(quels|combien de) lots sont (bloques|en quarantaine|retenus|consignes)", "qu'est-ce qui est bloque [en stock]"],
    },
    en: {
      nouns: ["(blocked|held|quarantined) lots", "lots on hold"],
      asks: ["(which|how many) lots are (blocked|on hold|held|in quarantine|quarantined)", "what is (blocked|on hold)"],
    },
  },
  "lots.show": {
    fr: {
      nouns: ["[le] lot {lot}", "dlc du lot {lot}"],
      asks: ["quelle est la (dlc|ddm|date) du lot {lot}", "quand perime le lot {lot}", "ou est le lot {lot}", "c'est quoi le lot {lot}"],
    },
    en: {
      nouns: ["[the] lot {lot}", "use by date of lot {lot}"],
      asks: ["when does lot {lot} expire", "what is the (date|use-by) of lot {lot}", "where is lot {lot}", "what is lot {lot}"],
    },
  },
  "traceability.reach": {
    fr: {
      nouns: ["clients du lot {lot}"],
      asks: [
        "(qui|quels clients) (a|ont) (recu|eu|achete) le lot {lot}",
        "a qui (j'ai|on a) (vendu|livre|envoye) le lot {lot}",
        "qui (prevenir|appeler) pour le lot {lot}",
      ],
    },
    en: {
      nouns: ["clients of lot {lot}"],
      asks: [
        "(who|which clients|which customers) (got|received|had|bought) lot {lot}",
        "who did we (sell|send|ship) lot {lot} to",
        "who (to|should we) (call|warn) about lot {lot}",
      ],
    },
  },
  "traceability.trace": {
    fr: {
      nouns: ["[la] (trace|tracabilite|provenance|origine) du lot {lot}"],
      asks: ["d'ou vient le lot {lot}", "ou est (parti|passe) le lot {lot}", "avec quoi (a ete fait|on a fait) le lot {lot}"],
    },
    en: {
      nouns: ["[the] (trace|traceability|origin) of lot {lot}"],
      asks: ["where does lot {lot} come from", "where did lot {lot} go", "what was lot {lot} made from"],
    },
  },
  "movements.list": {
    fr: {
      nouns: ["mouvements [de stock] [de {product}]", "entrees et sorties [de stock]"],
      asks: ["qu'est-ce qui a bouge en stock {past}", "quels mouvements [sur {product}] {past}"],
    },
    en: {
      nouns: ["[stock] movements [of {product}]", "stock ins and outs"],
      asks: ["what moved in stock {past}", "which movements [on {product}] {past}"],
    },
  },
  "counts.list": {
    fr: {
      nouns: ["[mes|les] inventaires"],
      asks: ["(quand|de quand) (a-t-on fait|date|j'ai fait|on a fait) le dernier inventaire", "a quand remonte le dernier inventaire"],
    },
    en: {
      nouns: ["[our|the] (stock counts|counts|stocktakes)"],
      asks: ["when was the last (count|stocktake|stock count)", "when did we last count [the stock]"],
    },
  },
  "counts.list?status=open": {
    fr: { nouns: ["inventaires (en cours|ouverts)"], asks: ["(quels|y a-t-il des) inventaires (en cours|ouverts|pas finis)"] },
    en: { nouns: ["open counts", "counts in progress"], asks: ["which (counts|stocktakes) are (open|in progress)"] },
  },
  "locations.list": {
    fr: {
      nouns: ["[mes|les] emplacements", "lieux de stockage", "[mes] chambres froides"],
      asks: ["ou est-ce que je (stocke|range)", "combien d'emplacements [j'ai]"],
    },
    en: {
      nouns: ["[our] [storage] locations", "cold rooms"],
      asks: ["where do we store things", "how many [storage] locations [do we have]"],
    },
  },
  "restocks.list": {
    fr: {
      nouns: ["[mes|les] (commandes fournisseurs|reapprovisionnements|reappros|achats en commande)"],
      asks: ["quelles commandes (chez|a) {supplier}"],
    },
    en: { nouns: ["[our|the] (purchase orders|restocks|supplier orders)"], asks: ["which orders (with|from) {supplier} [supplier]"] },
  },
  "restocks.list?open=true": {
    fr: {
      nouns: ["(commandes fournisseurs|reappros) en cours", "livraisons (attendues|fournisseurs)", "receptions (attendues|a venir)"],
      asks: [
        "(qu'est-ce que|que) (j'attends|on attend|attend-on) [de {supplier}|comme livraison|comme marchandise]",
        "qu'est-ce qui (doit arriver|arrive|va arriver) {future}",
        "qui doit me livrer {future}",
        "quand arrive (la commande de|la livraison de) {supplier}",
        "qu'ai-je commande et pas recu",
        "combien de commandes fournisseurs [sont] en (cours|attente)",
        "quand (sera|serai-je|suis-je) livre [par {supplier}]",
      ],
    },
    en: {
      nouns: ["(open|pending) (purchase orders|restocks)", "(expected|incoming) deliveries [from suppliers]", "goods on order"],
      asks: [
        "what (are we waiting for|is on order|is coming in|is expected|is arriving) [from {supplier}|from suppliers] {future}",
        "when does the delivery from {supplier} arrive",
        "which supplier delivers {future}",
        "what have we ordered and not received",
        "how many purchase orders are (open|pending)",
      ],
    },
  },
  "restocks.list?late=true": {
    fr: {
      nouns: ["(fournisseurs|livraisons fournisseurs|commandes fournisseurs|reappros) en retard"],
      asks: [
        "(quel|quels) fournisseur[s] (est|sont) en retard [pour livrer]",
        "quel fournisseur ne m'a pas livre",
        "(un|des|mes) fournisseur[s] (a-t-il|ont-ils|a|ont) du retard",
        "du retard chez (les|mes) fournisseurs",
        "quelles livraisons fournisseurs (sont|ont du) en retard",
        "qu'est-ce que mes fournisseurs ont en retard",
      ],
    },
    en: {
      nouns: ["late (suppliers|supplier deliveries|purchase orders|restocks)"],
      asks: [
        "(which|what) (supplier|suppliers) (is|are) late [delivering]",
        "which supplier has not delivered",
        "which (purchase orders|supplier deliveries) are late",
      ],
    },
  },
  "restocks.receipts": {
    fr: {
      nouns: ["[les] receptions", "marchandises recues"],
      asks: [
        "qu'est-ce (qu'on a|que j'ai) (recu|rentre|receptionne) [de {supplier}] {past}",
        "quelles receptions {past}",
        "qu'est-ce qui est arrive [de {supplier}] {past}",
        "quand {supplier} (m'a|nous a) livre [la derniere fois]",
      ],
    },
    en: {
      nouns: ["[goods] receipts", "goods received"],
      asks: [
        "what did we receive [from {supplier}] {past}",
        "what (came in|arrived) [from {supplier}] {past}",
        "when did {supplier} last deliver [to us]",
      ],
    },
  },
  "suppliers.list": {
    fr: {
      nouns: ["[mes|les|nos] fournisseurs"],
      asks: ["combien de (fournisseurs|prestataires) (j'ai|ai-je|on a|avons-nous)", "qui sont (mes|nos) (fournisseurs|prestataires)"],
    },
    en: {
      nouns: ["[my|our|the] suppliers"],
      asks: ["how many (suppliers|vendors|service providers) do (we|i) have", "who are (my|our) (suppliers|vendors|service providers)"],
    },
  },
  "suppliers.list?certificateEndsWithin=0": {
    fr: {
      nouns: [
        "certificats [fournisseurs] (expires|perimes|echus|depasses|plus valables)",
        "fournisseurs avec un certificat (expire|perime|echu)",
      ],
      asks: [
        "(quels|combien de) certificats [de fournisseurs] (sont|ont) (expires|perimes|echus|expire|plus valables|depasses)",
        "(quels|quel) fournisseur[s] (a|ont|n'a plus|n'ont plus) (un|de|son|leur) certificat (expire|valable|perime|a jour)",
        "est-ce que (j'ai|on a) des certificats (expires|perimes)",
      ],
    },
    en: {
      nouns: ["expired [supplier] certificates", "certificates out of date", "suppliers with an expired certificate"],
      asks: [
        "(which|how many) [supplier] certificates (are|have) (expired|out of date|over|no longer valid)",
        "which suppliers have (an expired certificate|expired certificates|no valid certificate)",
        "do we have expired certificates",
      ],
    },
  },
  "suppliers.list?certificateEndsWithin=@": {
    fr: {
      nouns: ["certificats [fournisseurs] (qui expirent|qui se terminent|a renouveler|bientot expires) {soon}"],
      asks: [
        "(quels|combien de) certificats [de fournisseurs] (expirent|se terminent|arrivent a echeance|finissent|sont a renouveler) {soon}",
        "quels fournisseurs doivent renouveler leur certificat {soon}",
      ],
    },
    en: {
      nouns: ["[supplier] certificates (expiring|ending|to renew) {soon}"],
      asks: [
        "(which|how many) [supplier] certificates (expire|end|run out|are ending|are to be renewed) {soon}",
        "which suppliers must renew their certificate {soon}",
      ],
    },
  },
  "suppliers.show": {
    fr: {
      nouns: [
        "(numero|telephone|tel|portable|numero de (telephone|tel)|mail|email|adresse|contact|delai|coordonnees) (de|du|chez) {supplier}",
        "[la] fiche [fournisseur] {supplier}",
      ],
      asks: [
        "comment joindre {supplier}",
        "c'est quoi le (numero|mail|telephone) (de|du) {supplier}",
        "en combien de (jours|temps) livre {supplier}",
        "quel est le (delai|minimum de commande|franco) (de|chez) {supplier}",
      ],
    },
    en: {
      nouns: [
        "{supplier} [s] (phone [number]|email|address|contact|lead time)",
        "(phone|phone number|email|address|contact|lead time) (of|for) {supplier}",
        "[the] supplier [record] {supplier}",
      ],
      asks: [
        "how (do i|can we) (reach|contact|call) {supplier}",
        "how long does {supplier} take to deliver",
        "what is the (lead time|minimum order) of {supplier}",
      ],
    },
  },
  "tariffs.compare": {
    fr: {
      nouns: ["tarifs [fournisseurs] (de|du|des) {ingredient}", "comparatif (du|de la|des) {ingredient}"],
      asks: [
        "(qui|quel fournisseur) (vend|me vend|fait|propose) (le|la|les|du|de la) {ingredient} [le moins cher|au meilleur prix]",
        "(qui|quel fournisseur) est le moins cher (pour|sur) (le|la|les) {ingredient}",
        "ou acheter (le|la|les|du|de la) {ingredient} [le moins cher]",
        "qui me (fournit|vend|livre) (le|la|les|du|de la|en) {ingredient}",
        "chez qui (j'achete|acheter|on achete) (le|la|les|du|de la) {ingredient}",
      ],
    },
    en: {
      nouns: ["supplier prices (of|for) {ingredient}", "comparison of prices for {ingredient}"],
      asks: [
        "(who|which supplier) sells [the] {ingredient} [cheapest|at the best price]",
        "(who|which supplier) is [the] cheapest for {ingredient}",
        "where (do|should|can) we buy [the] {ingredient} [cheapest]",
        "who supplies (us|me) [with] {ingredient}",
        "who do we buy [the] {ingredient} from",
      ],
    },
  },
  "clients.list": {
    fr: {
      nouns: ["[mes|les|nos] (clients|prospects|restaurateurs|grossistes|detaillants)", "[mon] fichier clients"],
      asks: [
        "combien de (clients|prospects|restaurateurs|grossistes|detaillants|particuliers|restaurants|boutiques) (j'ai|ai-je|on a|avons-nous)",
        "qui sont (mes|nos) (clients|prospects|grossistes)",
        "j'ai combien de clients",
        "(on a|nous avons|il y a) combien de clients [en tout|au total]",
        "combien de clients (en tout|au total|il y a|dans le fichier)",
        "nombre [total] de clients",
      ],
    },
    en: {
      nouns: ["[my|our|the] (clients|customers|prospects|wholesalers|retailers|restaurants)", "client file"],
      asks: [
        "how many (clients|customers|prospects|wholesalers|retailers|restaurants) do (we|i) have",
        "who are (my|our) (clients|customers|prospects|wholesalers)",
        "how many (clients|customers) (in total|in all|altogether|are there|do we work with)",
        "[total] number of (clients|customers)",
      ],
    },
  },
  "clients.show": {
    fr: {
      nouns: [
        "(numero|telephone|tel|portable|numero de (telephone|tel)|mail|email|adresse|contact|coordonnees|remise|conditions|delai de reglement) (de|du|chez) {client}",
        "[la] fiche [client] {client}",
      ],
      asks: [
        "comment (joindre|contacter|appeler) {client}",
        "c'est quoi (le numero|le mail|le telephone|l'adresse) (de|du) {client}",
        "ou (est|se trouve|livrer) {client}",
        "quelle remise (a|je fais a) {client}",
        "quelles sont les conditions de paiement de {client}",
      ],
    },
    en: {
      nouns: [
        "{client} [s] (phone [number]|email|address|contact|discount|payment terms)",
        "(phone|phone number|email|address|contact|discount|payment terms) (of|for) {client}",
        "[the] client [record] {client}",
      ],
      asks: ["how (do i|can we) (reach|contact|call) {client}", "where is {client}", "what (discount|payment terms) does {client} have"],
    },
  },
  "invoices.list": {
    fr: {
      nouns: ["[mes|les|nos] factures [de {client}]", "factures clients", "brouillons de factures", "[les] avoirs de {client}"],
      asks: [
        "quelles factures (pour|de|a) {client}",
        "quelles factures (j'ai|ai-je) (emises|envoyees|faites) {period}",
        "quand {client} a-t-il ete facture",
      ],
    },
    en: {
      nouns: ["[my|our|the] invoices [to {client}]", "client invoices", "draft invoices"],
      asks: ["which invoices (for|to) {client}", "which invoices did we (send|issue) {period}"],
    },
  },
  "invoices.list?status=overdue": {
    fr: {
      nouns: ["factures (en retard|echues|impayees en retard)", "factures clients en retard"],
      asks: ["(quelles|combien de) factures (sont|j'ai|ai-je) (en retard|echues)", "quelles factures ont depasse leur echeance"],
    },
    en: { nouns: ["(overdue|late) invoices", "invoices past due"], asks: ["(which|how many) invoices are (overdue|late|past due)"] },
  },
  "invoices.list?status=sent,overdue": {
    fr: {
      nouns: ["factures (impayees|pas payees|non payees|non reglees|en attente de paiement)"],
      asks: [
        "(quelles|combien de) factures (ne sont pas|sont|j'ai|restent) (encore payees|impayees|payees|reglees|a encaisser|en attente de paiement)",
        "quelles factures attendent d'etre payees",
      ],
    },
    en: {
      nouns: ["unpaid invoices", "invoices (not paid|awaiting payment|still to be paid)"],
      asks: ["(which|how many) invoices are (unpaid|not paid [yet]|awaiting payment|outstanding)", "which invoices have not been paid"],
    },
  },
  "invoices.show": {
    fr: {
      nouns: ["[la] facture {invoice}"],
      asks: [
        "est-ce que la facture {invoice} est (payee|reglee)",
        "combien (fait|reste-t-il a payer sur) la facture {invoice}",
        "la facture {invoice} a-t-elle ete payee",
      ],
    },
    en: {
      nouns: ["[the] invoice {invoice}"],
      asks: ["is invoice {invoice} paid", "how much is invoice {invoice}", "has invoice {invoice} been paid"],
    },
  },
  "invoices.ageing": {
    fr: { nouns: ["[la] balance agee"], asks: ["depuis combien de temps (les|mes) clients me doivent"] },
    en: { nouns: ["aged (balance|receivables)", "ageing"], asks: ["how old is what clients owe us"] },
  },
  "invoices.statement": {
    fr: { nouns: ["[le] (releve|compte) [de compte] de {client}"], asks: ["ou en est le compte de {client}"] },
    en: { nouns: ["[account] statement of {client}", "{client} statement"], asks: ["what is on {client}'s account"] },
  },
  "supplierInvoices.list": {
    fr: { nouns: ["[les] factures (fournisseurs|de {supplier}|d'achat)"], asks: ["quelles factures (m'a envoyees|a envoyees) {supplier}"] },
    en: { nouns: ["[the] (supplier|purchase) invoices", "invoices from {supplier}"], asks: ["which invoices did {supplier} send [us]"] },
  },
  "supplierInvoices.list?status=to_pay,overdue": {
    fr: {
      nouns: ["factures fournisseurs (a payer|a regler|pas payees|impayees)"],
      asks: [
        "(quelles|combien de) factures fournisseurs (sont|j'ai|restent|dois-je) (a payer|a regler|payer|impayees)",
        "quelles factures de fournisseurs je dois payer",
      ],
    },
    en: {
      nouns: ["(supplier|purchase) invoices to pay", "unpaid supplier invoices"],
      asks: ["(which|how many) supplier invoices (are|do we have) (to pay|to be paid|unpaid)", "which supplier bills must we pay"],
    },
  },
  "supplierInvoices.list?status=overdue": {
    fr: {
      nouns: ["factures fournisseurs en retard"],
      asks: ["(quelles|combien de) factures fournisseurs (sont|j'ai) en retard", "quelles factures j'ai oublie de payer"],
    },
    en: {
      nouns: ["overdue supplier invoices"],
      asks: ["(which|how many) supplier invoices are (overdue|late)", "which bills did we forget to pay"],
    },
  },
  "schedule.list": {
    fr: {
      nouns: ["[mon|l'] echeancier", "echeances {future}"],
      asks: ["quelles (sont les|sont mes) echeances {future}", "qu'est-ce qui tombe {future}"],
    },
    en: { nouns: ["[my|the] [payment] schedule", "what is due {future}"], asks: ["what falls due {future}"] },
  },
  "schedule.list?direction=to_pay": {
    fr: {
      nouns: ["paiements a faire {future}", "factures a payer {future}"],
      asks: [
        "(qu'est-ce que|que) (je dois|dois-je|on doit|il faut) (payer|regler) {future}",
        "qu'est-ce qu'il (y a|reste) a payer {future}",
        "qu'ai-je a payer {future}",
        "combien (je dois|dois-je|il faut) (payer|sortir) {future}",
        "qu'est-ce qui est a payer {future}",
        "combien dois-je",
      ],
    },
    en: {
      nouns: ["payments to make {future}", "bills to pay {future}"],
      asks: [
        "what (must|do|should) (i|we) [have to|need to] pay {future}",
        "what is there to pay {future}",
        "how much must we pay {future}",
        "what bills are due {future}",
      ],
    },
  },
  "schedule.list?direction=to_receive": {
    fr: {
      nouns: ["encaissements (prevus|attendus|a venir) {future}"],
      asks: [
        "qu'est-ce qui (va rentrer|doit rentrer) [en argent] {future}",
        "combien (va|doit) rentrer {future}",
        "combien je vais encaisser {future}",
        "que dois-je encaisser {future}",
      ],
    },
    en: {
      nouns: ["money (expected|to come in) {future}"],
      asks: ["what (will|should) come in {future}", "how much should we (receive|collect) {future}"],
    },
  },
  "reminders.list": {
    fr: {
      nouns: ["clients a relancer", "relances (a faire|a envoyer)"],
      asks: ["qui (je dois|dois-je|faut-il|on doit) relancer", "(quels clients|quelles factures) (dois-je|faut-il|puis-je) relancer"],
    },
    en: {
      nouns: ["clients to (chase|remind)", "reminders to send"],
      asks: ["who (should|must) (i|we) (chase|remind)", "which (clients|invoices) (should|can) (i|we) chase"],
    },
  },
  "bank.balance": {
    fr: {
      nouns: ["[mon|le] solde [bancaire|du compte|en banque]", "[ma] banque"],
      asks: [
        "combien (j'ai|on a|il y a|il me reste|me reste-t-il|ai-je|avons-nous) (en banque|sur le compte|a la banque|sur mon compte|en caisse)",
        "combien d'argent (j'ai|ai-je|on a|il y a|il reste) (en banque|sur le compte)", "j'ai combien (en banque|sur le compte)",
        "ou en est (mon|le) compte [en banque]",
      ],
    },
    en: {
      nouns: ["[my|our] bank balance", "bank account balance", "balance"],
      asks: ["how much (do|is|have) (we|i|there) [have|got] (in the bank|on the account|in the account)", "what is in the bank"],
    },
  },
  "bank.list?state=open": {
    fr: {
      nouns: ["operations [bancaires] (a rapprocher|pas rapprochees)"],
      asks: [
        "(quelles|combien d') operations [bancaires] (restent|sont) [a] (rapprocher|a rapprocher|pas rapprochees)",
        "que reste-t-il a rapprocher",
      ],
    },
    en: {
      nouns: ["bank (lines|transactions) to (match|reconcile)"],
      asks: ["(which|how many) bank (lines|transactions) are (unmatched|to match|to reconcile|left to match)", "what is left to reconcile"],
    },
  },
  "treasury.list?type=expense": {
    fr: {
      nouns: ["[la] liste des depenses [{expense}]", "detail des depenses {expense}"],
      asks: [
        "quelles depenses (ai-je eues|j'ai eu|on a eu) [{expense}] {period}",
        "(montre|liste) (mes|les) depenses [{expense}] {period}",
        "qu'est-ce que j'ai paye {period}",
      ],
    },
    en: {
      nouns: ["[the] list of expenses [{expense}]"],
      asks: [
        "which expenses did we have [{expense}] {period}",
        "(show|list) (my|the) expenses [{expense}] {period}",
        "what did we pay for {period}",
      ],
    },
  },
  "treasury.forecast": {
    fr: {
      nouns: ["prevision de tresorerie", "previsionnel [de tresorerie]", "point bas [de tresorerie]"],
      asks: [
        "quand (vais-je|est-ce que je vais|je vais|serai-je) (manquer d'argent|etre a decouvert|a decouvert|a sec)",
        "est-ce que je vais (manquer d'argent|etre a decouvert|tenir) {future}",
        "aurai-je assez d'argent {future}",
        "combien j'aurai en banque {future}",
        "ma treso va tenir",
        "est-ce que j'ai de quoi payer {future}",
      ],
    },
    en: {
      nouns: ["cash [flow] forecast", "treasury forecast", "cash low point"],
      asks: [
        "when (will|do) (i|we) run (out of|short of) (money|cash)",
        "will we (run out of money|be overdrawn|have enough cash) {future}",
        "how much will we have in the bank {future}",
        "will our cash last",
        "can we pay everything {future}",
      ],
    },
  },
  "treasury.summary": {
    fr: {
      nouns: ["[ma|la] tresorerie", "[etat de] [ma] treso"],
      asks: [
        "ou en est (ma|la) treso[rerie]",
        "comment va (ma|la) tresorerie",
        "combien (j'ai|ai-je) (depense et encaisse|encaisse et depense)",
      ],
    },
    en: { nouns: ["[my|our] treasury", "cash position"], asks: ["how is our cash", "where does our cash stand"] },
  },
  "production.list": {
    fr: {
      nouns: ["[mes|les] (ordres de fabrication|of|fabrications)"],
      asks: ["quels ordres de fabrication [pour {product}]", "quand a-t-on fabrique (le|la|les) {product} [la derniere fois]"],
    },
    en: {
      nouns: ["[the] (production orders|manufacturing orders|batches)"],
      asks: ["which production orders [for {product}]", "when did we last make {product}"],
    },
  },
  "production.list?status=in_progress": {
    fr: {
      nouns: ["fabrications en cours", "of en cours"],
      asks: [
        "(quelles|combien de) (fabrications|productions) (sont|j'ai) en cours",
        "qu'est-ce (qu'on fabrique|qui se fabrique|qui est fabrique) en ce moment",
        "qu'est-ce qui est en train d'etre (fabrique|produit|fait)",
        "qu'est-ce qui est en cours de (fabrication|production)",
        "combien d'ordres de fabrication en cours",
      ],
    },
    en: {
      nouns: ["production (in progress|under way)"],
      asks: [
        "(which|how many) (batches|production orders) are (in progress|under way|running)",
        "what are we making (now|at the moment|right now)",
        "what is being made",
      ],
    },
  },
  "production.list?status=pending": {
    fr: {
      nouns: ["fabrications (en attente|a faire|a lancer)"],
      asks: [
        "(quelles|combien de|combien d') (fabrications|productions|ordres de fabrication) (sont|restent|reste-t-il) (en attente|a faire|a lancer)",
      ],
    },
    en: {
      nouns: ["(pending|waiting) production orders"],
      asks: ["(which|how many) (batches|production orders) are (pending|waiting|to be started|to do)"],
    },
  },
  "production.board": {
    fr: {
      nouns: ["[le] planning [de production|de fabrication] {future}", "programme de fabrication {future}"],
      asks: [
        "(qu'est-ce qu'|que) (on|je|je dois|on doit|doit-on|dois-je) (fabrique|produit|produis|fabriquer|produire|faire|fait) {future}",
        "qu'est-ce qu'il y a a (fabriquer|produire|faire) {future}",
        "on (fabrique|produit|fait) quoi {future}",
        "quelles fabrications {future}",
        "c'est quoi le programme {future}",
        "qu'est-ce qui est prevu en (fabrication|production|cuisine) {future}",
      ],
    },
    en: {
      nouns: ["[the] production (plan|schedule|board) {future}"],
      asks: [
        "what (do|must|are|should) (i|we) (make|making|produce|have to make|cook) {future}",
        "what is (planned|to be made|scheduled) [in production] {future}",
        "what are we making {future}",
        "which batches {future}",
      ],
    },
  },
  "production.facets": {
    fr: {
      nouns: ["(fabrications|productions|ordres de fabrication) en retard"],
      asks: ["(quelles|combien de) (fabrications|productions) (sont|j'ai) en retard", "est-ce que la production est en retard"],
    },
    en: {
      nouns: ["late (production orders|batches|production)"],
      asks: ["(which|how many) (batches|production orders) are late", "is production (late|behind)"],
    },
  },
  "production.canMake": {
    fr: {
      nouns: ["ce que je peux (produire|fabriquer)"],
      asks: [
        "combien de {product} (je peux|puis-je|peut-on|on peut|pourrais-je) (faire|produire|fabriquer|cuisiner) [avec ce que j'ai]",
        "(que|qu'est-ce que) (puis-je|je peux|peut-on|on peut) (fabriquer|produire|faire) [avec mon stock|avec ce qu'il y a|avec ce que j'ai]",
        "est-ce que (j'ai|on a) de quoi (faire|fabriquer|produire) (des|du|de la) {product}",
        "qu'est-ce qui (m'empeche|bloque|limite) [de] [produire|fabriquer]",
      ],
    },
    en: {
      nouns: ["what (we|i) can make"],
      asks: [
        "how (many|much) {product} (can|could) (i|we) make [with what we have]",
        "what can (i|we) make [with (our|my) stock|with what we have]",
        "do we have enough to make [the] {product}",
        "what limits production",
      ],
    },
  },
  "production.plan": {
    fr: {
      nouns: ["plan de production pour les commandes"],
      asks: [
        "que faut-il (fabriquer|produire) pour (les|mes) commandes",
        "qu'est-ce que je dois produire pour livrer (les|mes) (commandes|clients)",
      ],
    },
    en: { nouns: ["production plan for orders"], asks: ["what must we (make|produce) for (the|our) orders"] },
  },
  "recipes.list": {
    fr: {
      nouns: ["[mes|les|nos] recettes"],
      asks: ["combien de recettes (j'ai|ai-je|on a|avons-nous)", "quelles recettes (j'ai|ai-je|on a)"],
    },
    en: { nouns: ["[my|our|the] recipes"], asks: ["how many recipes do (we|i) have", "which recipes do we have"] },
  },
  "recipes.show": {
    fr: {
      nouns: ["[la] recette (de|du|des) {product}", "composition (de|du|des) {product}"],
      asks: [
        "(comment|avec quoi) (on fait|je fais|faire|fait-on) (le|la|les|du|de la) {product}",
        "qu'est-ce qu'il y a dans (le|la|les) {product}",
        "quels ingredients (dans|pour) (le|la|les) {product}",
      ],
    },
    en: {
      nouns: ["[the] {product} recipe", "recipe of [the] {product}"],
      asks: ["how (do we|to) make [the] {product}", "what is in [the] {product}", "what goes into [the] {product}"],
    },
  },
  "recipes.cost": {
    fr: {
      nouns: ["[le] (cout de revient|prix de revient|cout de fabrication|cout matiere) (de|du|des) {product}"],
      asks: [
        "combien (me coute|coute|me coutent|coutent) (a fabriquer|a produire|a faire) (le|la|les|un pot de|un bocal de) {product}",
        "combien (me coute|coute|me coutent) (le|la|les|un pot de|un bocal de) {product} (a fabriquer|a produire|a faire)",
        "combien ca coute de (faire|fabriquer|produire) (des|du|de la|un) {product}",
        "a combien me revient (le|la|les|un) {product}",
      ],
    },
    en: {
      nouns: ["[unit] cost (of|to make) [the] {product}", "cost price of [the] {product}", "{product} (production|unit) cost"],
      asks: [
        "how much does it cost to make [the|a] {product}",
        "what does [the|a] {product} cost to make",
        "how much does [the] {product} cost us to (make|produce)",
      ],
    },
  },
  "recipes.whereUsed": {
    fr: {
      nouns: ["recettes (avec|contenant) (du|de la|des) {ingredient}"],
      asks: [
        "(quelles recettes|quels produits) (utilisent|contiennent|ont) (du|de la|des|le|la) {ingredient}",
        "dans quoi (je mets|on met|il y a) (du|de la|des) {ingredient}",
        "ou (sert|utilise-t-on|j'utilise) (le|la|les) {ingredient}",
        "a quoi (me sert|sert) (le|la|les) {ingredient}",
      ],
    },
    en: {
      nouns: ["recipes with {ingredient}"],
      asks: [
        "(which|what) (recipes|products) (use|contain|have) {ingredient}",
        "what do we (put|use) {ingredient} (in|for)",
        "where (is|do we use) {ingredient} [used]",
      ],
    },
  },
  "recipes.whatIf": {
    fr: {
      nouns: ["impact d'une (hausse|baisse) (du|de la|des) {ingredient} de {rate}"],
      asks: [
        "que se passe-t-il si (le|la|les) {ingredient} (augmente|baisse|prend|monte) [de] {rate}",
        "si (le|la|les) {ingredient} (prend|augmente de|monte de) {rate} [ca fait quoi]",
      ],
    },
    en: {
      nouns: ["impact of a {rate} (rise|fall) in {ingredient}"],
      asks: ["what (if|happens if) [the price of] {ingredient} (rises|goes up|falls|drops) [by] {rate}"],
    },
  },
  "documents.list": {
    fr: {
      nouns: ["[mes|les] documents"],
      asks: [
        "combien de (documents|papiers|fichiers) (j'ai|ai-je|on a|sont ranges|sont archives|sont stockes)",
        "quels documents (j'ai|ai-je) [sur {client}|sur {supplier}]",
      ],
    },
    en: {
      nouns: ["[my|our|the] documents"],
      asks: [
        "how many (documents|papers|files) (do|have) (we|i) (have|stored|filed|archived|kept)",
        "which documents do we have [about {client}]",
      ],
    },
  },
  "documents.list?validity=over": {
    fr: {
      nouns: ["documents (expires|perimes|plus valables|echus)"],
      asks: [
        "(quels|combien de) documents (sont|ont) (expires|perimes|expire|plus valables|echus)",
        "quels (contrats|documents|papiers) ne sont plus (valables|bons|a jour)",
      ],
    },
    en: { nouns: ["(expired|outdated) documents"], asks: ["(which|how many) documents (are|have) (expired|out of date|no longer valid)"] },
  },
  "documents.list?endsWithin=@": {
    fr: {
      nouns: ["documents (qui expirent|a renouveler|bientot expires) {soon}"],
      asks: ["(quels|combien de) (documents|papiers|contrats) (expirent|se terminent|sont a renouveler|arrivent a echeance) {soon}"],
    },
    en: {
      nouns: ["documents (expiring|to renew|ending) {soon}"],
      asks: ["(which|how many) (documents|papers|contracts) (expire|end|run out|are to be renewed) {soon}"],
    },
  },
  "signatures.list?status=pending": {
    fr: {
      nouns: ["signatures en attente", "documents a (signer|faire signer)"],
      asks: [
        "(quelles signatures|quels documents) (sont|attendent|restent) (en attente|a signer|une signature|d'etre signes)",
        "qui n'a pas [encore] signe",
        "qu'est-ce qui attend une signature",
      ],
    },
    en: {
      nouns: ["(pending|waiting) signatures", "documents to be signed"],
      asks: ["(which|what) (signatures|documents) are (pending|waiting|to be signed|waiting for a signature)", "who has not signed [yet]"],
    },
  },
  "signatures.list?status=completed": {
    fr: { nouns: ["documents signes"], asks: ["quels documents (ont ete|sont) signes"] },
    en: { nouns: ["signed documents"], asks: ["which documents (have been|are) signed"] },
  },
  "readings.due": {
    fr: {
      nouns: ["controles (du jour|a faire)", "releves a faire"],
      asks: [
        "(quels|combien de) (controles|releves) (je dois|dois-je|faut-il|reste-t-il a|il reste a) faire [aujourd'hui]",
        "qu'est-ce que je dois (controler|relever|mesurer) aujourd'hui",
        "quelles temperatures relever",
      ],
    },
    en: {
      nouns: ["(checks|readings) (due|to do|of the day)"],
      asks: [
        "(which|what|how many) (checks|readings) (are due|must we do|are left|are to be done) [today]",
        "what must we (check|measure|record) today",
      ],
    },
  },
  "readings.missed": {
    fr: {
      nouns: ["(controles|releves) (manques|oublies|pas faits)"],
      asks: [
        "(quels|combien de) (controles|releves) (ont ete|j'ai|on a|n'ont pas ete) (manques|oublies|rates|faits)",
        "qu'est-ce qu'on a oublie de (controler|relever)",
      ],
    },
    en: {
      nouns: ["(missed|forgotten) (checks|readings)"],
      asks: ["(which|how many) (checks|readings) (were|have been|did we) (missed|forgotten|miss|forget)"],
    },
  },
  "readings.list": {
    fr: {
      nouns: ["[mes|les] releves [de temperature|de ph]", "temperatures relevees"],
      asks: ["quels releves {past}", "quelle temperature (fait|dans) la chambre froide"],
    },
    en: {
      nouns: ["[the] [temperature|ph] readings", "temperatures recorded"],
      asks: ["which readings {past}", "what is the temperature of the cold room"],
    },
  },
  "readings.list?outcome=outside": {
    fr: {
      nouns: ["releves (hors limites|non conformes|anormaux)", "temperatures (hors limites|trop hautes)"],
      asks: [
        "(quels|combien de) (releves|temperatures|controles) (sont|etaient|ont ete) (hors limites|hors normes|anormaux|mauvais) {past}",
        "y a-t-il eu des (temperatures|releves) (anormales|hors limites) {past}",
      ],
    },
    en: {
      nouns: ["readings (out of limits|outside limits|out of range)"],
      asks: ["(which|how many) (readings|temperatures|checks) (are|were) (out of limits|outside limits|out of range|abnormal|bad) {past}"],
    },
  },
  "nonConformities.list": {
    fr: {
      nouns: ["[les] non[-]conformites [critiques|majeures|mineures]"],
      asks: ["combien de non conformites {period}", "quelles non conformites [sur le lot {lot}]"],
    },
    en: {
      nouns: ["[the] [critical|major|minor] non[-]conformities"],
      asks: ["how many non conformities {period}", "which non conformities"],
    },
  },
  "nonConformities.list?isOpen=true": {
    fr: {
      nouns: ["non[-]conformites (ouvertes|en cours|a traiter|pas cloturees)"],
      asks: [
        "(quelles|combien de) non[-]conformites (sont|restent|j'ai) (ouvertes|a traiter|en cours)",
        "quels problemes (qualite|d'hygiene) (ne sont pas regles|restent ouverts)",
      ],
    },
    en: {
      nouns: ["open non[-]conformities"],
      asks: ["(which|how many) non[-]conformities are (open|unresolved|to deal with)", "which quality problems are still open"],
    },
  },
  "recalls.list": {
    fr: {
      nouns: ["[les] rappels [de produits|de lots]"],
      asks: ["(quels|y a-t-il des|a-t-on des) rappels [de produits] [en cours]", "quand a eu lieu le dernier (exercice|test) de rappel"],
    },
    en: {
      nouns: ["[product] recalls"],
      asks: ["(which|are there [any]) recalls [in progress]", "when was the last (mock recall|recall drill|recall exercise)"],
    },
  },
  "heatTreatments.list": {
    fr: {
      nouns: ["traitements thermiques", "(cycles|passages) (d'autoclave|de sterilisation)", "baremes"],
      asks: ["quels (traitements|cycles|autoclaves) [thermiques] {past}", "combien de sterilisations {past}"],
    },
    en: {
      nouns: ["heat treatments", "(retort|autoclave|sterilisation) cycles"],
      asks: ["which heat treatments {past}", "how many (cycles|sterilisations) {past}"],
    },
  },
  "heatTreatments.list?outcome=below": {
    fr: {
      nouns: ["traitements thermiques (sous le bareme|insuffisants|rates)"],
      asks: [
        "(quels|combien de) (traitements|cycles|autoclaves) [thermiques] (sont|etaient) (sous le bareme|insuffisants|rates|pas assez chauffes)",
      ],
    },
    en: {
      nouns: ["heat treatments below (the schedule|target)"],
      asks: ["(which|how many) (heat treatments|cycles) (are|were) (below|insufficient|under target|failed|too low)"],
    },
  },
  "controlPlans.list": {
    fr: { nouns: ["[nos|mes|les] plans (haccp|de maitrise|de controle)"], asks: ["quels plans haccp (j'ai|a-t-on)"] },
    en: { nouns: ["[our] (haccp|control) plans"], asks: ["which (haccp|control) plans do we have"] },
  },
  "standingOrders.list": {
    fr: {
      nouns: ["[mes|les] commandes (recurrentes|regulieres|automatiques)", "abonnements clients"],
      asks: ["quels clients ont une commande (recurrente|reguliere)", "combien de commandes recurrentes"],
    },
    en: {
      nouns: ["[our|the] (standing|recurring|regular) orders"],
      asks: ["which clients have a (standing|recurring) order", "how many standing orders"],
    },
  },
  "recurringInvoices.list": {
    fr: { nouns: ["[mes|les] factures (recurrentes|automatiques)"], asks: ["combien de factures recurrentes"] },
    en: { nouns: ["[our|the] recurring invoices"], asks: ["how many recurring invoices"] },
  },
  "scans.list?status=to_review": {
    fr: {
      nouns: ["(documents|factures|scans) (a verifier|a relire|a valider)"],
      asks: [
        "(quels|quelles|combien de) (documents|factures|scans) [scannes|scannees] (sont|j'ai|restent) (a verifier|a relire|a valider)",
      ],
    },
    en: {
      nouns: ["(scans|scanned documents|scanned invoices) to (check|review)"],
      asks: [
        "(which|how many) (scans|documents|scanned invoices) are to be (checked|reviewed)",
        "which scans (need|await) (checking|review)",
      ],
    },
  },
  "scans.list?status=failed": {
    fr: {
      nouns: ["scans (rates|en echec|illisibles)"],
      asks: ["(quels|combien de) (scans|documents) (ont echoue|sont illisibles|n'ont pas pu etre lus|ont rate)"],
    },
    en: { nouns: ["(failed|unreadable) scans"], asks: ["(which|how many) scans (failed|could not be read|are unreadable)"] },
  },
  "scans.quota": {
    fr: {
      nouns: ["scans restants", "quota de scans"],
      asks: ["combien de (scans|documents) (il me reste|me reste-t-il|puis-je encore scanner|je peux encore scanner)"],
    },
    en: { nouns: ["scans left", "scan quota"], asks: ["how many (scans|documents) (do we have left|can we still scan|are left to scan)"] },
  },
  "company.show": {
    fr: {
      nouns: [
        "(mon|notre) (siret|iban|numero de tva|agrement|adresse|capital)",
        "[la] fiche (entreprise|de l'entreprise|de ma societe)",
        "infos de ma societe",
      ],
      asks: [
        "c'est quoi (mon|notre) (siret|iban|numero de tva|numero d'agrement)",
        "quel est (mon|notre) (siret|iban|numero de tva|agrement sanitaire)",
      ],
    },
    en: {
      nouns: ["(my|our) (siret|iban|vat number|approval number|company address)", "company (details|record|sheet)"],
      asks: ["what is (my|our) (siret|iban|vat number|approval number|company address)"],
    },
  },
  "billing.show": {
    fr: {
      nouns: ["(mon|notre) (abonnement|offre|forfait)", "fin d'essai"],
      asks: [
        "(quelle|c'est quoi) [est] mon (offre|abonnement|forfait)",
        "quand (finit|se termine) mon essai",
        "quand se renouvelle mon abonnement",
      ],
    },
    en: {
      nouns: ["(my|our) (subscription|plan)", "end of trial"],
      asks: ["which plan (am i|are we) on", "what is my plan", "when does my (trial|subscription) (end|renew)"],
    },
  },
  "credits.balance": {
    fr: { nouns: ["(mes|nos) credits", "solde de credits"], asks: ["combien de credits (il me reste|me reste-t-il|j'ai)"] },
    en: { nouns: ["(my|our) credits", "credit balance"], asks: ["how many credits (do we have|are left|do i have left)"] },
  },
  "appointments.next": {
    fr: {
      nouns: ["[mon] prochain rendez[-]vous", "[mes] rendez[-]vous [a venir]"],
      asks: ["quand (est|ai-je) (mon|un) [prochain] (rdv|rendez vous) [conseil]", "j'ai un rdv quand"],
    },
    en: {
      nouns: ["[my] next appointment", "[my] upcoming appointments"],
      asks: ["when is my [next] appointment", "do i have an appointment [coming up]"],
    },
  },
  "serviceRequests.progress": {
    fr: {
      nouns: ["[suivi de] (mes|ma) demande[s] de service"],
      asks: ["ou en (est|sont) (ma|mes) demande[s] (d'etiquetage|de service|d'analyse)"],
    },
    en: { nouns: ["progress of (my|our) service request[s]"], asks: ["where (is|are) (my|our) [labelling|service|analysis] request[s]"] },
  },
  "productionRequests.list": {
    fr: { nouns: ["demandes de production"], asks: ["(quelles|combien de) demandes de production (sont|j'ai) [en attente]"] },
    en: { nouns: ["production requests"], asks: ["(which|how many) production requests are (pending|waiting)"] },
  },
  "dashboard.kpis": {
    fr: {
      nouns: ["[les] chiffres du jour", "[le] resume du jour", "tableau de bord"],
      asks: ["comment (ca va|va la boite|va mon affaire|se porte l'entreprise)", "fais-moi un (point|resume)", "quoi de neuf"],
    },
    en: {
      nouns: ["[today's] (key figures|summary)", "dashboard"],
      asks: ["how are we doing", "how is business", "give me a summary", "what's new"],
    },
  },
  "dashboard.activity": {
    fr: {
      nouns: ["[l'] activite recente", "dernieres actions"],
      asks: ["qui a (fait quoi|modifie quoi|change quelque chose) [recemment]", "qu'est-ce qui s'est passe {past}"],
    },
    en: { nouns: ["recent activity", "latest actions"], asks: ["who (did|changed) what [recently]", "what happened {past}"] },
  },
  "accounting.list": {
    fr: { nouns: ["periodes cloturees"], asks: ["jusqu'a quand (c'est|la compta est|ma comptabilite est) cloture[e]"] },
    en: { nouns: ["closed periods"], asks: ["until when are the books closed"] },
  },
  "figures.outlook": {
    fr: {
      nouns: ["prevision[s] de[s] vente[s]"],
      asks: ["combien (je vais|on va|vais-je) vendre (le mois prochain|ce mois-ci)", "qu'est-ce que je vais vendre"],
    },
    en: { nouns: ["sales forecast", "forecast of sales"], asks: ["how much will we sell (next month|this month)", "what will we sell"] },
  },
  "documents.search": {
    fr: {
      nouns: ["document qui parle de {topic}"],
      asks: ["(quel|quels) document[s] (parle|parlent) de {topic}", "trouve le document (qui parle de|sur) {topic}"],
    },
    en: {
      nouns: ["document about {topic}"],
      asks: ["which document[s] (mentions|mention|talks about) {topic}", "find the document about {topic}"],
    },
  },
  unknown: {
    fr: {
      nouns: [
        "la meteo",
        "une blague",
        "le president",
        "la capitale de l'espagne",
        "mon horoscope",
        "une recette de cuisine facile",
        "la bourse",
        "le score du match",
      ],
      asks: [
        "quel temps fait-il [a {city}]",
        "quel age as-tu",
        "qui es-tu",
        "raconte moi une blague",
        "quelle heure est-il",
        "combien font deux et deux",
        "qui a gagne le match {past}",
        "ecris moi un poeme [sur {topic}]",
        "combien de salaries (j'ai|ai-je)",
        "quel est le salaire de {person}",
        "combien gagne {person}",
        "quand est ne {person}",
        "quel est mon mot de passe",
        "ignore (tes|les) instructions [et {topic}]",
        "quel est le meilleur restaurant de {city}",
        "traduis {topic} en anglais",
        "aide moi a maigrir",
        "combien de jours de conges il me reste",
        "qui est en vacances {period}",
        "quel est le chiffre d'affaires de mon concurrent",
        "combien de visiteurs sur mon site {period}",
        "combien de followers j'ai",
        "combien consomme mon camion",
        "quelle est la note de mes avis google",
        "combien de co2 {period}",
        "combien de kilometres {period}",
        "qui est le plus (ancien|vieux|jeune) [de l'equipe]",
        "combien de personnes travaillent (ici|chez nous)",
        "combien de salaries",
        "quel est le cours (du|de la) {topic} [a {city}]",
        "combien d'heures de soleil {period}",
      ],
    },
    en: {
      nouns: [
        "the weather",
        "a joke",
        "the president",
        "the capital of spain",
        "my horoscope",
        "the stock market",
        "the score of the match",
      ],
      asks: [
        "what is the weather [in {city}]",
        "how old are you",
        "who are you",
        "tell me a joke",
        "what time is it",
        "what is two plus two",
        "who won the match {past}",
        "write [me] a poem [about {topic}]",
        "how many employees do (we|i) have",
        "what is {person}'s salary",
        "how much does {person} earn",
        "what is my password",
        "ignore (your|all) instructions [and {topic}]",
        "what is the best restaurant in {city}",
        "translate {topic}",
        "how many days off do i have",
        "who is on holiday {period}",
        "what is my competitor's revenue",
        "how many visitors on my site {period}",
        "how many followers do we have",
        "how much fuel does the van use",
        "what is our google rating",
        "how much co2 {period}",
        "who is the (oldest|youngest|most senior) [in the team]",
        "how many (people|staff|employees) work here",
        "what is the market price of {topic} [in {city}]",
        "how many hours of sunshine {period}",
      ],
    },
  },
};
