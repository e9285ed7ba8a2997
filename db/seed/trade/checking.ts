import type { checklists, lotChecks, nonConformities, nonConformityLots } from "@/db/business";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Moment } from "@/worker/modules/safety/checklists/status";
import { usualPoints } from "@/worker/modules/safety/checklists/rules";
import { judge, outcomeOf, searchTextOf } from "@/worker/modules/safety/lot-checks/rules";
import { makeDice } from "../dice";
import type { Year } from "./index";
import type { LotRow } from "./store";

/** The number that the chance of checks comes from. */
const CHECKS_SEED = 20_260_607;
/** Lots have been checked since so many days. */
const SINCE = 120;
const MINUTES = 60_000;

const LISTS: { name: string; moment: Moment; families: string[] }[] = [
  { name: "Viandes, poissons et crèmerie", moment: "receipt", families: ["Viandes et poissons", "Crèmerie et œufs"] },
  { name: "Conserves à libérer", moment: "release", families: ["Plats cuisinés", "Rillettes et terrines"] },
];
const CERTIFICATE = "Certificat ou document sanitaire présent";

/**
 * Checklists, and what was answered by them: one lot came without its certificate, one was let go without a check, and one that is
 * held waits for its own.
 * @param nextIssue the number of the non-conformity that is opened
 */
export function checksOf({ store }: Year, owner: string, today: string, nextIssue: number) {
  const dice = makeDice(CHECKS_SEED);
  const written = Date.parse(addDays(today, -SINCE)) - 24 * 60 * MINUTES;
  const lists = LISTS.map(({ name, moment, families }) => ({
    id: dice.id(),
    name,
    sortName: fold(name),
    status: "in_use" as const,
    moment,
    families,
    itemIds: [],
    points: usualPoints(moment, "fr").map((point) => ({ id: dice.id(), ...point })),
    createdAt: written,
    updatedAt: written,
  })) satisfies (typeof checklists.$inferInsert)[];
  const familyOf = ({ itemId }: LotRow) => store.items.get(itemId)?.category ?? "";
  const listOf = (lot: LotRow) => {
    const moment = lot.cause === "restock" ? "receipt" : lot.cause === "production" ? "release" : null;
    return lists.find((list) => list.moment === moment && list.families.includes(familyOf(lot)));
  };
  const held = [...store.lots.values()].find(({ decision, cause }) => decision === "on_hold" && cause === "production");
  const due = [...store.lots.values()]
    .filter((lot) => lot.bornOn >= addDays(today, -SINCE) && lot.decision === "available" && listOf(lot))
    .sort((one, other) => one.createdAt - other.createdAt);
  const came = due.filter(({ cause, bornOn }) => cause === "restock" && bornOn < addDays(today, -3));
  const [unpapered, waived] = [came.at(-1), came.at(-6)];
  const issues: (typeof nonConformities.$inferInsert)[] = [];
  const concerned: (typeof nonConformityLots.$inferInsert)[] = [];
  const series = new Map<string, number>();
  const checks = [...due, ...(held ? [held] : [])].flatMap((lot): (typeof lotChecks.$inferInsert)[] => {
    const list = lot === held ? lists[1] : listOf(lot);
    if (!list) return [];
    const year = lot.bornOn.slice(0, 4);
    const number = (series.get(year) ?? 0) + 1;
    series.set(year, number);
    const reference = `CTL-${year}-${String(number).padStart(4, "0")}`;
    const id = dice.id();
    const answeredAt = lot.createdAt + dice.between(4, 50) * MINUTES;
    const blanks = list.points.map((point) => ({ ...point, verdict: null, value: null, remark: "" }));
    const missing = lot === unpapered ? blanks.find(({ text }) => text === CERTIFICATE) : undefined;
    const answers = new Map(missing && [[missing.id, { point: missing.id, verdict: "fails" as const, remark: "Absent à la livraison" }]]);
    const known = { temperature: lot.temperature ?? 300, dlc: lot.dlc ?? null, ddm: lot.ddm ?? null };
    const { points } = judge(blanks, answers, { lot: known, today: lot.bornOn, conforms: true });
    const outcome = outcomeOf(points);
    const itemName = store.items.get(lot.itemId)?.name ?? "";
    const base = {
      id,
      reference,
      moment: list.moment,
      checklistId: list.id,
      name: list.name,
      lotId: lot.id ?? "",
      itemId: lot.itemId,
      holds: lot !== held,
      actor: owner,
      searchText: searchTextOf(reference, [itemName, lot.number, list.name]),
      createdAt: lot.createdAt,
      updatedAt: lot.createdAt,
    };
    if (lot === held) return [{ ...base, status: "pending", points: blanks }];
    const signed = { ...base, answeredAt, answerer: owner, updatedAt: answeredAt };
    if (lot === waived) return [{ ...signed, status: "waived", points: blanks, reason: "Fiche signée sur papier, classeur de novembre." }];
    if (!outcome) return [{ ...signed, status: "passed", points }];
    const nonConformityId = dice.id();
    issues.push(
      issueOf({ id: nonConformityId, title: [list.name, itemName, lot.number].join(" · "), checkId: id, at: answeredAt, nextIssue }),
    );
    concerned.push({ nonConformityId, lotId: lot.id ?? "" });
    return [{ ...signed, status: "failed", points, nonConformityId }];
  });
  return { lists, checks, issues, concerned };
}

interface Opened {
  id: string;
  title: string;
  checkId: string;
  at: number;
  nextIssue: number;
}

/** The certificate came the next day, and the lot was used. */
function issueOf({ id, title, checkId, at, nextIssue }: Opened): typeof nonConformities.$inferInsert {
  const openedOn = civilDate(at);
  return {
    id,
    reference: `NC-${openedOn.slice(0, 4)}-${String(nextIssue).padStart(4, "0")}`,
    status: "closed",
    title: title.slice(0, 160),
    severity: "major",
    origin: "receipt",
    originId: checkId,
    description: `${CERTIFICATE} · Absent à la livraison`,
    tasks: [],
    disposition: "use_as_is",
    conclusion: "Certificat reçu par e-mail le lendemain, joint au lot. Rappelé au fournisseur.",
    openedOn,
    closedOn: addDays(openedOn, 1),
    createdAt: at,
    updatedAt: at + 24 * 60 * MINUTES,
  };
}
