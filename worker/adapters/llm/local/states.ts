import { fold, type Language } from "@/worker/core/language";
import { stemOf } from "./text";

/**
 * States that records of any module may be in, and what people call them: labels of choices (English, as the catalogues have them)
 * = other ways to say them in French = in English. Every choice with such a label is understood by all of its ways.
 */
const entries = `
Expired/Past use-by/Past best-before = expire, perime, depasse, echu, caduc, obsolete, date passee, date depassee, perimee, arrive a echeance, arrive a expiration, pas valable, pas valide, pas a jour = lapsed, out of date, outdated, past its date, past validity, no longer valid, ran out, run out, elapsed, past their validity, past date, gone off, spoiled, not valid
To renew/To be renewed/To go soon = a renouveler, a refaire bientot, bientot expire, bientot perime, bientot echu, arrive bientot a echeance, renouvellement = ending soon, expiring soon, about to expire, needs renewing, need renewing, renewal, soon out of date, short dated, date courte
Valid/Up to date/In force/Good = valable, valide, a jour, en regle, en vigueur, en cours de validite = valid, current, up to date, in order, in force, still good
Waiting/Pending/On hold/Ordered = en attente, attente, pas encore traite = pending, waiting, awaiting, outstanding, awaited
On hold = suspendu, bloque, gele, en pause, mis en attente, mise en attente, mis de cote, mise de cote, quarantaine, consigne, retenu, immobilise = held, blocked, paused, suspended, frozen, stuck, put aside, set aside, quarantined, quarantine, quarantining, on ice, parked
In progress/Under way/Running/Being read = en cours, en traitement, commence, demarre, lance, entame, pas fini = in progress, under way, underway, ongoing, started, running, begun, being done
In preparation = en preparation, prepare, preparation = in preparation, being prepared, preparing, being packed
Completed/Done/Concluded/Posted/Reported = termine, fini, acheve, boucle, cloture, conclu, realise = completed, finished, done, concluded, complete, finalised, finalized
Closed = clos, close, cloture, resolu, regle, traite, solde = closed, resolved, solved, settled, dealt with, sorted, shut
Open/Registered = ouvert, pas clos, non clos, non resolu, non traite, pas encore traite, en suspens = open, unresolved, unsolved, opened, unanswered, not answered, outstanding
Cancelled = annule, supprime, annulation = cancelled, canceled, called off, dropped, scrubbed, cancellation
Given up = abandonne, laisse tomber, arrete, interrompu = abandoned, given up, dropped, aborted, broken off
Rejected/Refused/Declined/Dismissed = refuse, rejete, decline, recale, ecarte, retoque, refus, rejet = rejected, refused, declined, turned down, turned away, dismissed, knocked back
Accepted = accepte, valide, approuve = accepted, approved, agreed, okayed
Draft = brouillon, ebauche, pas envoye, pas encore envoye, non envoye, pas valide, a finir, a finaliser, pas termine = draft, unsent, unfinished, not sent, rough, still in draft
Confirmed = confirme = confirmed, firm, accepted
Ready = pret, pret a partir, pret a expedier, pret a livrer = ready, packed, ready to go, ready to ship, good to go
Shipped = expedie, envoye = shipped, sent, dispatched, gone out
Underway = en route, en chemin, en transit, pas encore arrive, pas arrive, pas encore livre, sur la route, en cours de livraison = on the way, on its way, in transit, on the road, not arrived, undelivered, not yet delivered, still travelling
Delivered = livre, arrive, remis = delivered, arrived, handed over, dropped off
Received = recu, rentre, receptionne = received, come in, arrived
Partly received = recu en partie, partiellement recu, incomplet, partiel = partly received, part received, incomplete, partial, short delivered
Paid = paye, regle, encaisse, solde, acquitte = paid, settled, cleared, collected
Overdue = en retard, retard, echu, en souffrance, pas paye a temps, depasse l'echeance, hors delai, impaye = overdue, late, past due, behind, unpaid past due, in arrears, arrears, delinquent
To pay = a payer, a regler = to pay, payable, due, unpaid, to be settled
Sent = envoye, emis, en attente de paiement, a encaisser = sent, issued, awaiting payment
Active/In use = actif, en service, en activite, utilise = active, in use, live, in service
Inactive/Out of use/Retired = inactif, dormant, endormi, hors service, retire, mis au rebut, hors d'usage, inutilise, pas utilise, pas actif, ne commandent pas, commandent plus = inactive, sleeping, retired, out of use, out of service, lapsed, decommissioned, no longer used, unused, not used, not active
Discontinued = arrete, abandonne, retire, supprime, retire de la gamme, retire du catalogue, retire de la vente, ne fabrique pas, ne vend pas, ne produit pas, ne fabriquons pas, ne vendons pas, ne produisons pas = discontinued, stopped, stopped making, stopped selling, no longer made, no longer make, no longer sell, no longer sold, withdrawn, dropped, delisted, axed, no longer produce, stopped producing
Out of stock = rupture, en rupture, epuise, pas en stock = out of stock, sold out, ran out, run out
R&D = r&d, en developpement, developpement, mise au point, en test, a l'essai, a l'etude, prototype, en projet, nouveaute = experimental, under development, in development, development, being developed, being tested, tested, trial, in the works
Archived = archive, classe = archived, shelved, put away
Prospect = prospect, client potentiel, futur client, pas encore client = prospective, lead, potential, prospective customer
Available = disponible, utilisable, dispo = available, usable, released
Scrapped = detruit, jete, rebut, mis au rebut = scrapped, thrown away, destroyed, binned, discarded, written off
Used up = epuise, consomme, termine = used up, consumed, emptied
Failed/Below the mark/Unsatisfactory/Out of limits/Not read = non conforme, pas conforme, echoue, rate, recale, pas passe, insatisfaisant = failed, fail, not conforming, nonconforming, non compliant, out of spec, unsatisfactory, not passed, didn't pass
Passed/Mark reached/Satisfactory/Within limits = conforme, reussi, satisfaisant = passed, compliant, conforming, satisfactory, successful
Below the scale = insuffisant, pas atteint, sous le bareme, en dessous du bareme, trop court = insufficient, fell short, fallen short, not reached, under processed, underprocessed, undercooked
Falls short = non tenu, pas tenu, trop court, ne tient pas, ne tiennent pas = fell short, falls short, too short, failed, does not hold
Out of limits = hors limites, hors limite, hors norme, hors tolerance, anormal, deborde, ecart, depassement = out of limits, out of bounds, out of range, abnormal, off limits, exceeding, deviation, deviating
To do = a controler, a verifier, pas encore controle, non controle, pas fait, restant a faire = unchecked, to check, to be checked, not done, still to do
Released without a check = libere sans controle, dispense, sans controle = waived, released unchecked, skipped
Never calibrated = jamais etalonne = never calibrated, uncalibrated
Minor = mineur, benin, sans gravite = minor, slight
Major = majeur, grave, serieux, importante = major, serious, severe
Critical = critique, tres grave = critical, very serious, vital
Urgent =  = urgent, presse, prioritaire, tres presse, pressing, rush, top priority
High = haute priorite, prioritaire = high priority
Signed = signe = signed
To match = a rapprocher, non rapproche, pas rapproche, a pointer, non pointe, pas pointe, non lettre, a lettrer = to match, unmatched, to reconcile, unreconciled, left to reconcile, not reconciled
Matched = rapproche, pointe, lettre = matched, reconciled
Stopped = arrete, interrompu, stoppe = stopped, halted
Started = declenche, lance, started = launched, triggered
Taste, look = gout, aspect, saveur, odeur = taste, flavour, flavor, smell, colour
Foreign body = corps etranger, morceau de verre = foreign body, foreign object, piece of glass
Illness = malade, intoxication, indigestion, sick, ill = food poisoning
Label = etiquetage, mal etiquete = labelling, labeling, mislabelled
Packaging = couvercle, bocal casse = broken jar
Cash = especes, liquide, comptant = cash, coins
Card = carte, carte bancaire, cb = credit card
Transfer = virement = bank transfer, wire
Cheque =  = cheque
Service provider = prestataire, prestataire de services, sous traitant = service provider, contractor, subcontractor
`;

const all = entries
  .trim()
  .split("\n")
  .map((line) => {
    const [labels = [], fr = [], en = []] = line.split("=").map((part, at) =>
      part
        .split(at ? "," : "/")
        .map((way) => way.trim())
        .filter(Boolean),
    );
    return { labels: labels.map(fold), ways: { fr, en } };
  });

/** Other ways to say a state in a language, by the English label of the choice that stands for it. */
export const waysToSay = (label: string, language: Language): string[] =>
  all.filter(({ labels }) => labels.includes(fold(label))).flatMap(({ ways }) => ways[language]);

const stems = new Set(all.flatMap(({ ways }) => [...ways.fr, ...ways.en].filter((way) => way && !way.includes(" ")).map(stemOf)));

/** Does a word tell records in one state from the others? Where nothing is known to be so, it is never left out in silence. */
export const isState = (word: string) => stems.has(stemOf(word));
