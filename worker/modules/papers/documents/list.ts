import { and, count, eq, gte, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { documentLinks, documents as table, documentTallies } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { findSubjectIfAny, type Subject } from "./about";
import { documents } from "./contract";
import { toListed } from "./records";
import { folderPath, RENEWAL_DAYS } from "./rules";
import { foundBy, searchQuery } from "./words-of";

type Question = Parsed<typeof documents.list>;

/** A page of documents, with the number that match where that is known without reading them all; in one batch. */
export const list = handle(documents.list, async ({ db, now }, question) => {
  const { sort, trashed } = question;
  const subject = await findSubjectIfAny(db, question);
  const column = sortColumns[sort];
  const page = inOrder({ ...question, column, tieBreaker: table.id });
  const matching = and(eq(table.trashed, trashed), ...conditionsOf(question, subject, civilDate(now)));
  const [rows, counts] = await db.batch([
    db
      .select()
      .from(table)
      .where(and(matching, sort === "validUntil" ? isNotNull(table.validUntil) : undefined, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    countOf(db, question, matching),
  ]);
  const placeOf = (row: (typeof rows)[number]) => ({ value: row[fieldOf[sort]] ?? "", tie: row.id });
  const { items, nextCursor } = page.pageOf(rows, placeOf, (row) => toListed(row, now));
  const [{ total } = { total: 0 }] = counts;
  return { items, nextCursor, total: isCounted(question) ? total : undefined };
});

const sortColumns = { createdAt: table.createdAt, title: table.sortTitle, validUntil: table.validUntil } as const satisfies Record<
  Question["sort"],
  SQLiteColumn
>;
const fieldOf = { createdAt: "createdAt", title: "sortTitle", validUntil: "validUntil" } as const;

/** Is the number known: by the tallies, or because an index finds what is asked for? */
function isCounted({ tag, folder, search, about, validity, endsWithin, sort }: Question): boolean {
  if (sort === "validUntil" && !search && !about && !isEnding({ validity, endsWithin })) return false;
  return search !== undefined || about !== undefined || isEnding({ validity, endsWithin }) || (tag === undefined && validity === undefined)
    ? true
    : tag !== undefined && folder === undefined && validity === undefined;
}

const isEnding = ({ validity, endsWithin }: Pick<Question, "validity" | "endsWithin">) =>
  endsWithin !== undefined || validity === "soon" || validity === "over";

/** Is it asked for words alone? The index of words then counts without reading documents. */
function isAlone({ folder, tag, validity, endsWithin, about, sort, trashed }: Question): boolean {
  return !trashed && sort !== "validUntil" && [folder, tag, validity, endsWithin, about].every((one) => one === undefined);
}

/** How many documents say something, less those in the trash. */
function countFound(search: string): SQL<number> {
  const words = searchQuery(search);
  if (!words) return sql`0`;
  const inTrash = sql`select count(*) from ${table} where ${table.trashed} = 1 and ${foundBy(search)}`;
  return sql`(select count(*) from documents_found where documents_found match ${words}) - (${inTrash})`;
}

function countOf(db: BusinessDatabase, question: Question, matching: SQL | undefined) {
  const { tag, folder, trashed, search, about } = question;
  if (search && isAlone(question)) return db.select({ total: countFound(search) }).from(sql`(select 1)`);
  if (search || about || isEnding(question)) return db.select({ total: count() }).from(table).where(matching);
  const name = tag ?? (folder === undefined ? undefined : folderPath(folder));
  return db
    .select({ total: sql<number>`coalesce(sum(${documentTallies.count}), 0)` })
    .from(documentTallies)
    .where(
      and(
        eq(documentTallies.kind, tag ? "tag" : "folder"),
        eq(documentTallies.trashed, trashed),
        name === undefined ? undefined : eq(documentTallies.name, name),
      ),
    );
}

function conditionsOf(
  { folder, tag, validity, endsWithin, search }: Question,
  subject: Subject | null,
  today: string,
): (SQL | undefined)[] {
  return [
    folder === undefined ? undefined : eq(table.folder, folderPath(folder)),
    tag === undefined ? undefined : sql`exists (select 1 from json_each(${table.tags}) where value = ${tag})`,
    validity && isIn(validity, today),
    endsWithin === undefined ? undefined : lte(table.validUntil, addDays(today, endsWithin)),
    search ? foundBy(search) : undefined,
    subject
      ? sql`${table.id} in (select ${documentLinks.documentId} from ${documentLinks} where ${documentLinks.about} = ${subject.about} and ${documentLinks.recordId} = ${subject.recordId})`
      : undefined,
  ];
}

/** Documents that are kept and stand so in their time. @param today a civil date */
export function standing(validity: NonNullable<Question["validity"]>, today: string): SQL | undefined {
  return and(eq(table.trashed, false), isIn(validity, today));
}

/** The same as `validityOf` says of one document. */
function isIn(validity: NonNullable<Question["validity"]>, today: string): SQL | undefined {
  const last = addDays(today, RENEWAL_DAYS);
  if (validity === "endless") return sql`${table.validUntil} is null`;
  if (validity === "over") return lt(table.validUntil, today);
  return validity === "soon" ? and(gte(table.validUntil, today), lte(table.validUntil, last)) : sql`${table.validUntil} > ${last}`;
}
