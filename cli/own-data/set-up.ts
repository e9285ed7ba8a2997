import type { Row } from "../output/show";
import type { Names, Step } from "./steps";

/** What a business has set up to keep its food safe, its documents and its papers, written again; nothing for other kinds. */
export const setUpSteps: Readonly<Record<string, (record: Row, names: Names, first: Row) => Step[]>> = {
  controlPlans: planSteps,
  documents: documentSteps,
  instruments: instrumentSteps,
  paperTemplates: templateSteps,
};

/**
 * An edition of a plan: the first is made, a later one revises the one before it (`follows`), as people do; one that was approved is
 * approved for the same day, and so takes the place of the one before. Points keep what they are called by inside the plan.
 */
function planSteps({ name, template, category, steps, worksOn, notes, approvedOn, status, ...record }: Row, names: Names): Step[] {
  const before = names.get(String(record.follows));
  const points = (record.points as Row[]).map((point) => ({ ...point, id: names.get(String(point.id)) }));
  return [
    before ? { verb: "revise", input: { id: before } } : { verb: "create", input: { name, template, category } },
    { verb: "update", input: { name, category, steps, worksOn, notes, points }, onRecord: true },
    ...(approvedOn ? [{ verb: "approve", input: { approvedOn }, onRecord: true } as const] : []),
    ...(status === "retired" ? [{ verb: "retire", input: {}, onRecord: true } as const] : []),
  ];
}

/** A plan's editions in their order, each with the one that it follows: the file has the newest first. Other kinds stay as they are. */
export async function* inOrder(kind: string, records: AsyncIterable<Row>): AsyncGenerator<Row> {
  if (kind !== "controlPlans") return yield* records;
  const editions: Row[] = [];
  for await (const record of records) editions.push(record);
  const last = new Map<unknown, unknown>();
  for (const record of editions.sort((one, other) => Number(one.edition) - Number(other.edition))) {
    yield { ...record, follows: last.get(record.seriesId) };
    last.set(record.seriesId, record.id);
  }
}

/**
 * An instrument with its calibrations, the oldest first. One that failed comes only where it is the last, for the instrument is out by it;
 * others opened a non-conformity that is settled, and would open it again.
 */
function instrumentSteps({ status, ...record }: Row, _: Names, first: Row): Step[] {
  const calibrations = (record.calibrations as Row[]).filter(({ outcome }, place) => outcome === "conforms" || place === 0);
  return [
    { verb: "create", input: first },
    ...calibrations.reverse().map(({ outcome, day, dueOn, deviation, doneBy, certificate, note }): Step => {
      const until = outcome === "conforms" ? { dueOn } : {};
      return { verb: "calibrate", input: { outcome, day, ...until, deviation, doneBy, certificate, note }, onRecord: true };
    }),
    ...(status === "retired" ? [{ verb: "retire", input: {}, onRecord: true } as const] : []),
  ];
}

/** The last file of a document with what is said of it, and what it is about, as far as that is here. */
function documentSteps({ links, ...record }: Row, names: Names, first: Row): Step[] {
  const about = (links as Row[]).flatMap((link): Step[] => {
    const here = names.get(String(link.recordId));
    return here ? [{ verb: "link", input: { about: link.about, record: here }, onRecord: true }] : [];
  });
  return [{ verb: "upload", input: { ...first, content: record.content, fileName: record.fileName } }, ...about];
}

/** How a kind of paper looks, where somebody decided it, and nobody has here. */
function templateSteps({ version, ...record }: Row): Step[] {
  return version === UNDECIDED ? [] : [{ verb: "update", input: { ...record, version: UNDECIDED } }];
}

/** The version of a template of which nothing was decided. */
const UNDECIDED = 1;
