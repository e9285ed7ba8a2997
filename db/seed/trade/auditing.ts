import type { audits, auditTemplates, nonConformities } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { AuditKind } from "@/worker/modules/safety/audit-templates/status";
import { usualQuestions } from "@/worker/modules/safety/audit-templates/usual";
import { gapsOf, scoreOf, searchTextOf, tasksOf } from "@/worker/modules/safety/audits/rules";
import type { AskedQuestion, Finding } from "@/worker/modules/safety/audits/status";
import { fr as words } from "@/worker/modules/safety/audits/words.fr";
import { type Dice, makeDice } from "../dice";
import type { Year } from "./index";

/** The number that the chance of audits comes from. */
const AUDITS_SEED = 20_261_109;
const PASS_MARK = 8_000;
const TEMPLATE = "Hygiène de l'atelier";

/** A gap, by the place of its question from 0: what was seen, and what was decided. */
type Gap = [place: number, finding: Finding, remark: string, action: string];
interface Written {
  daysAgo: number;
  kind: AuditKind;
  auditor: string;
  scope: string;
  supplier?: string;
  conclusion: string;
  gaps: Gap[];
  /** Answered up to here; the rest is still to be looked at. */
  until?: number;
}

/** What was audited in a year, the oldest first; the last is under way. */
const WRITTEN: Written[] = [
  {
    daysAgo: 268,
    kind: "hygiene",
    auditor: "Hélène Castaing",
    scope: "Atelier, avant la saison",
    conclusion: "Atelier bien tenu. Reprendre le sol devant la laveuse avant juin.",
    gaps: [
      [0, "minor", "Carreau fendu devant la laveuse", "Remplacer le carreau"],
      [6, "minor", "Deux jours sans signature en février", "Rappeler la règle à l'équipe du matin"],
    ],
  },
  {
    daysAgo: 201,
    kind: "authority",
    auditor: "Mme Lafitte, DDETSPP de Lot-et-Garonne",
    scope: "Inspection programmée",
    conclusion: "Niveau satisfaisant. Contrôle documentaire du barème de stérilisation sous deux mois.",
    gaps: [[5, "minor", "Relevés de l'autoclave recopiés, sans l'enregistrement d'origine", "Joindre le fichier de l'enregistreur"]],
  },
  {
    daysAgo: 96,
    kind: "supplier",
    auditor: "Hélène Castaing",
    scope: "Abattoir et salle de découpe",
    supplier: "Ferme de Lacaussade",
    conclusion: "Fournisseur fiable. La traçabilité d'un lot livré a demandé une demi-journée : à revoir.",
    gaps: [
      [7, "major", "Lot retrouvé en cinq heures, registre tenu sur papier", "Tenir le registre des lots sur tableur, essai commun"],
      [10, "minor", "Fiche du magret de 2024", "Envoyer la fiche à jour"],
    ],
  },
  {
    daysAgo: 34,
    kind: "hygiene",
    auditor: "Camille Roux",
    scope: "Atelier et réserves",
    conclusion: "Le carreau est remplacé. Les produits de nettoyage sont à ranger à part.",
    gaps: [[11, "minor", "Bac de légumes découvert en chambre froide", "Couvercles commandés"]],
  },
  { daysAgo: 0, kind: "hygiene", auditor: "Camille Roux", scope: "Atelier", conclusion: "", gaps: [], until: 6 },
];

/** The identifiers of the audits, the same wherever they are asked for. */
const idsFrom = (dice: Dice) => WRITTEN.map(() => dice.id());
export const authorityAuditId = () => idsFrom(makeDice(AUDITS_SEED))[1] ?? "";

/** A template, a year of audits by it, and what their gaps led to. @param nextIssue the number of the first non-conformity */
export function auditsOf({ purchases }: Year, owner: string, today: string, nextIssue: number) {
  const dice = makeDice(AUDITS_SEED);
  const ids = idsFrom(dice);
  const [firstDay = today] = WRITTEN.map(({ daysAgo }) => addDays(today, -daysAgo));
  const written = Date.parse(addDays(firstDay, -2)) + 10 * 3_600_000;
  const template: typeof auditTemplates.$inferInsert = {
    id: dice.id(),
    name: TEMPLATE,
    sortName: fold(TEMPLATE),
    status: "in_use",
    kind: "hygiene",
    passMark: PASS_MARK,
    questions: usualQuestions("hygiene", "fr").map((question) => ({ id: dice.id(), ...question })),
    createdAt: written,
    updatedAt: written,
  };
  const series = new Map<string, number>();
  const issues: (typeof nonConformities.$inferInsert)[] = [];
  const rows = WRITTEN.map(
    ({ daysAgo, kind, auditor, scope, supplier: wanted, conclusion, gaps, until }, turn): typeof audits.$inferInsert => {
      const heldOn = addDays(today, -daysAgo);
      const year = heldOn.slice(0, 4);
      const number = (series.get(year) ?? 0) + 1;
      series.set(year, number);
      const reference = `AUD-${year}-${String(number).padStart(4, "0")}`;
      const supplier = purchases.suppliers.find(({ name }) => name === wanted);
      const name = kind === "hygiene" ? TEMPLATE : words.usual[kind];
      const questions = usualQuestions(kind, "fr").map((question, place): AskedQuestion => {
        const gap = gaps.find(([at]) => at === place);
        const finding = gap?.[1] ?? (until === undefined || place < until ? "conforms" : null);
        return { ...question, id: dice.id(), finding, remark: gap?.[2] ?? "", action: gap?.[3] ?? "", dueOn: null, lots: [] };
      });
      const at = Date.parse(heldOn) + 8 * 3_600_000;
      const completedAt = until === undefined ? at + 75 * 60_000 : null;
      const id = ids[turn] ?? "";
      for (const question of questions)
        if (completedAt !== null && (question.finding === "minor" || question.finding === "major"))
          issues.push(issueOf({ question, id, name, reference, heldOn, at: completedAt, today, number: nextIssue + issues.length, dice }));
      return {
        ...{ id, reference, kind, name, questions, auditor, scope, heldOn, conclusion, completedAt, actor: owner },
        status: completedAt === null ? "in_progress" : "completed",
        templateId: kind === "hygiene" ? template.id : null,
        passMark: PASS_MARK,
        supplierId: supplier?.id ?? null,
        score: completedAt === null ? null : scoreOf(questions),
        ...gapsOf(questions),
        completer: completedAt === null ? "" : owner,
        searchText: searchTextOf(reference, name, supplier?.name ?? "", auditor, scope),
        createdAt: at,
        updatedAt: completedAt ?? at,
      };
    },
  );
  return { templates: [template], audits: rows, issues };
}

interface Opened {
  question: AskedQuestion;
  id: string;
  name: string;
  reference: string;
  heldOn: string;
  at: number;
  today: string;
  number: number;
  dice: Dice;
}

/** What a gap led to: closed once all its tasks are past, still worked on before. */
function issueOf({ question, id, name, reference, heldOn, at, today, number, dice }: Opened): typeof nonConformities.$inferInsert {
  const tasks = tasksOf(question, heldOn, words.tasks).map(({ kind, text, dueOn }) => {
    const doneOn = dueOn < today ? dueOn : null;
    return { id: dice.id(), kind, text, who: kind === "corrective" ? "Atelier" : "", dueOn, doneOn, note: "" };
  });
  const isOver = tasks.every(({ doneOn }) => doneOn !== null);
  const closedOn = isOver ? (tasks.at(-1)?.dueOn ?? heldOn) : null;
  return {
    id: dice.id(),
    reference: `NC-${heldOn.slice(0, 4)}-${String(number).padStart(4, "0")}`,
    status: isOver ? "closed" : "in_progress",
    title: question.text.slice(0, 160),
    severity: question.finding === "major" ? "major" : "minor",
    origin: "audit",
    originId: id,
    description: [question.remark, `${name} · ${reference}`].join("\n"),
    tasks,
    disposition: null,
    conclusion: isOver ? "Vu sur place : la correction tient." : "",
    openedOn: heldOn,
    closedOn,
    createdAt: at,
    updatedAt: at,
  };
}
