import { and, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { audits, documentLinks, documents, labSamples, lotChecks, nonConformities, suppliers, trainings } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { plainName } from "@/worker/modules/papers/paper-bundles/rules";
import type { BundleRecord } from "@/worker/modules/papers/paper-bundles/status";
import type { PackWords } from "./pack-words";
import { type Days, spanOf } from "./read-pack";

/** Parts of a pack that documents prove, in the order of its folders. */
const parts = ["audits", "lots", "nonConformities", "suppliers", "trainings"] as const;

/** Says its title, its folder or one of its tags so? By the beginning of a word that French and English share. */
const isCalled = (stem: "certificat" | "analys") =>
  sql`instr(lower(${documents.title} || ' ' || ${documents.folder} || ' ' || ${documents.tags}), ${stem}) > 0`;

/**
 * The documents that go with a pack: of its audits, of the lots that were sampled or checked, analyses of products, of its
 * non-conformities, certificates of suppliers, and what proves trainings. Each once, in the folder of its part.
 */
export async function selectAttachments(db: BusinessDatabase, days: Days, { paper }: PackWords): Promise<BundleRecord[]> {
  const { first, end } = spanOf(days);
  const born = (at: SQLiteColumn) => and(gte(at, first), lte(at, end));
  const { recordId: record } = documentLinks;
  const lotsOf = sql`(select ${labSamples.lotId} from ${labSamples} where ${born(labSamples.createdAt)}
    union select ${lotChecks.lotId} from ${lotChecks} where ${born(lotChecks.createdAt)})`;
  const auditsOf = sql`(select ${audits.id} from ${audits} where ${and(gte(audits.heldOn, days.from), lte(audits.heldOn, days.to))})`;
  const issuesOf = sql`(select ${nonConformities.id} from ${nonConformities} where ${or(born(nonConformities.createdAt), isNull(nonConformities.closedOn))})`;
  const suppliersOf = sql`(select ${suppliers.id} from ${suppliers} where ${suppliers.archivedAt} is null)`;
  const trainingsOf = sql`(select ${trainings.id} from ${trainings} where ${lte(trainings.heldOn, days.to)})`;
  const isAbout = (about: (typeof parts)[number] | "items") => eq(documentLinks.about, about);
  const rows = await db
    .select({ id: documents.id, title: documents.title, about: documentLinks.about })
    .from(documentLinks)
    .innerJoin(documents, and(eq(documents.id, documentLinks.documentId), eq(documents.trashed, false)))
    .where(
      or(
        and(isAbout("audits"), inArray(record, auditsOf)),
        and(isAbout("lots"), inArray(record, lotsOf)),
        and(isAbout("nonConformities"), inArray(record, issuesOf)),
        and(isAbout("items"), isCalled("analys"), born(documents.createdAt)),
        and(isAbout("suppliers"), isCalled("certificat"), inArray(record, suppliersOf)),
        and(isAbout("trainings"), inArray(record, trainingsOf)),
      ),
    )
    .orderBy(documents.sortTitle, documents.id);
  const taken = new Set<string>();
  return parts.flatMap((part) =>
    rows.flatMap(({ id, title, about }) => {
      if ((about === "items" ? "lots" : about) !== part || taken.has(id)) return [];
      taken.add(id);
      return [{ record: id, name: `${plainName(paper.folders[part])}/${plainName(title)}` }];
    }),
  );
}
