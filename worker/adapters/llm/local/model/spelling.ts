import { fold } from "@/worker/core/language";

/** How people shorten words when they type in a hurry, and what they stand for. */
const shortened: Record<string, string> = Object.fromEntries(
  `cb combien;tel telephone;cmb combien;cbien combien;combi1 combien;kombien combien;kel quel;kels quels;kelle quelle;ki qui;koi quoi;ke que;qd quand;kan quand;pk pourquoi;pq pourquoi;pkoi pourquoi
  ajd aujourd'hui;auj aujourd'hui;ojd aujourd'hui;aujourdhui aujourd'hui;dem1 demain;2main demain;sem semaine;moi-ci mois-ci;jai j'ai;ya y a;esk est-ce que;estce est-ce;keske qu'est-ce que;kesk qu'est-ce;c c'est;cest c'est;g j'ai;jdois je dois;jveux je veux;pr pour;ds dans;av avec;avc avec
  nc non conformite;ncs non conformites;clt client;clts clients;fact facture;facts factures;cmd commande;cmds commandes;cde commande;cdes commandes;frs fournisseurs;frns fournisseurs;fourn fournisseur;nb nombre;nbr nombre;nbre nombre;qte quantite;treso tresorerie;benef benefice;rdv rendez vous;elec electricite;janv janvier;fev fevrier;fevr fevrier;avr avril;juil juillet;sept septembre;oct octobre;nov novembre;dec decembre;compta comptabilite;stok stock;stoc stock;cmdes commandes;yen y en;cmbien combien;mtn maintenant;mnt maintenant;tt tout;tte toute;ttes toutes;tjs toujours;bcp beaucoup;dispo disponible;dispos disponibles;livr livraison;paiemt paiement;reglt reglement;reappros reapprovisionnements;ya-t-il y a-t-il
  wat what;wot what;wats what is;whats what is;whos who is;hw how;mch much;u you;ur your;r are;pls please;plz please;wk week;wks weeks;yr year;mth month;tmrw tomorrow;tmr tomorrow;tomoz tomorrow;2day today;tday today;2moro tomorrow;cust customer;custs customers;inv invoice;invs invoices;ord order;ords orders;thru through;didnt didn't;hasnt hasn't;havent haven't;howmuch how much;howmany how many;qty quantity;amt amount;avg average;acct account;po purchase order;supp supplier;supps suppliers;abt about;tot total;atm now;yest yesterday;eom end of month;gonna going to`
    .split(/[;\n]/)
    .map((pair) => pair.trim().split(/ (.*)/s, 2) as [string, string]),
);

/** Numbers in letters, before what days are counted in. */
const numbers: Record<string, number> = Object.fromEntries(
  `deux 2;trois 3;quatre 4;cinq 5;six 6;sept 7;huit 8;dix 10;douze 12;quinze 15;vingt 20;trente 30;soixante 60;two 2;three 3;four 4;five 5;seven 7;eight 8;ten 10;twelve 12;fifteen 15;twenty 20;thirty 30;sixty 60`
    .split(";")
    .map((pair) => pair.split(" "))
    .map(([word = "", number]) => [word, Number(number)]),
);
const counted = new RegExp(
  `\\b(${Object.keys(numbers).join("|")}) ((?:prochaine?s? |derniere?s? |next |last )?(?:jours?|semaines?|mois|days?|weeks?|months?)\\b|(?:(?:autres|other) )?(?:plus|moins|meilleure?s?|pires?|dernieres?|derniers|premieres?|premiers|prochaine?s?|top|most|least|next|last|first|(?:b|w|old|lat|large|bigg|high|low|small|cheap|new|near|dear|slow|fast|earli)\\p{L}*est|worst)\\b)`,
  "gu",
);
/** "Top five", "les trois": a number after what chooses. */
const chosen = new RegExp(
  `\\b(top|best|worst|meilleure?s?|pires?|premiere?s?|derniere?s?|last|first) (${Object.keys(numbers).join("|")})\\b`,
  "g",
);

/** A message as it is compared with what the model learned: without case or accents, shortenings written out, one space between words. */
export function written(message: string): string {
  return (
    fold(message)
      .replace(/[’´`]/g, "'")
      .replace(/(?<=\p{L})\/(?=\p{L})/gu, " ")
      .replace(/[^\p{L}\d'%€.,<>/+&-]+/gu, " ")
      .split(" ")
      .map((word) => shortened[word.replace(/[.,]+$/, "")] ?? word)
      .join(" ")
      .replace(counted, (_, word: string, unit: string) => `${numbers[word]} ${unit}`)
      .replace(chosen, (_, lead: string, word: string) => `${lead} ${numbers[word]}`)
      // "A augmenté ou pas": what is asked either way says nothing of either.
      .replace(/\b(?:ou (?:pas|non|bien)|or not|or no)\b/g, "")
      // In French it is a word of its own: "les lots dont la date est passée".
      .replace(
        /\bdont (?=(?:have|know|want|need|like|get|got|pay|owe|see|sell|buy|make|use|hold|keep|carry|order|deliver|expire|we|i|you|they)\b)/g,
        "don't ",
      )
      // "Orders taken since Monday": when, not how they are.
      .replace(/\btaken (?=(?:since|on|in|today|yesterday|this|last|between|from|during|before|after)\b)/g, "")
      .replace(/\b(?:(?:on|nous|je|qui|elles|ils) )?perd(?:s|ons|ent|re)? de l'argent\b/g, "marge negative")
      // "Combien je vends le cassoulet", "on le vend combien": its price; "combien je vends de cassoulet" is how much of it.
      .replace(
        /\bcombien (?:est-ce qu[e']? ?)?(?:(?:je|on|nous|vous|tu) )?(?:vend(?:s|ons|ez)?|se vend(?:ent)?) (?=(?:le|la|les|l'|un|une|mon|ma|mes|nos|notre|vos|votre|chaque)\b)/g,
        "prix de vente de ",
      )
      .replace(/\b(?:(?:je|on|nous|vous|tu) (?:le |la |les )?vend(?:s|ons|ez)?|se vend(?:ent)?) (?:a )?combien\b(?! de)/g, "prix de vente")
      .replace(/\b(?:what|how much) (?:do|does|can) (?:we|you|i) (?:sell|charge for) (?=(?:the|our|a|an|my|each)\b)/g, "selling price of ")
      .replace(/\ben reserve\b/g, "en stock")
      .replace(/\b(la|en|de|notre|ma) prod\b/g, "$1 production")
      .replace(/\bprods?\b/g, "produits")
      // "Les pertes du mois", "receipts of the week": the one that is running.
      .replace(
        /\b(?:du|de|of) (?:la |l'|the )?(mois|semaine|annee|trimestre|month|week|year|quarter)\b(?! (?:dernier|derniere|passe|passee|prochain|prochaine|precedent|precedente|d'|de|before|of))/g,
        (_, span: string) =>
          /^(?:mois|trimestre)$/.test(span) ? `ce ${span}` : /^(?:semaine|annee)$/.test(span) ? `cette ${span}` : `this ${span}`,
      )
      .replace(/\b(n[e'] ?(?:se |s')?\p{L}+) plus\b(?! (?:de|d'|que))/gu, "$1 pas")
      .trim()
  );
}

/** The words of a written text: what stands before an apostrophe is a word of its own; numbers and references are each one sign. */
export function wordsOf(text: string): string[] {
  return text.split(/[ '/-]+|(?<=\p{L})[.,]+|[.,]+(?=\p{L}| |$)/u).flatMap((word) => {
    const plain = word.replace(/^[^\p{L}\d%€]+|[^\p{L}\d%€]+$/gu, "");
    if (!plain) return [];
    return /\d/.test(plain) ? ["0"] : [plain];
  });
}
