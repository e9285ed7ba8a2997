import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { levels, locations } from "@/db/business";
import { mustExist, Refusal, refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Location } from "./contract";

type LocationRow = typeof locations.$inferSelect;
interface LocationWithLots {
  location: LocationRow;
  lots: number;
}

/** How many lots lie in a place. */
const lotsInside = sql<number>`(select count(*) from ${levels} where ${and(eq(levels.locationId, locations.id), gt(levels.amount, 0))})`;

/** Places with the number of lots that lie there; a query to await or to put in a batch. */
export function selectLocations(db: BusinessDatabase) {
  return db.select({ location: locations, lots: lotsInside }).from(locations).$dynamic();
}

/** Does a place have this identifier or, whatever its accents, this name? */
export function isCalledPlace(idOrName: string): SQL | undefined {
  return or(eq(locations.id, idOrName), eq(locations.sortName, fold(idOrName)));
}

/** The identifiers of the places so called, to look for what lies there. */
export function placesCalled(idOrName: string): SQL {
  return sql`(select ${locations.id} from ${locations} where ${isCalledPlace(idOrName)})`;
}

/** The place that goes by an identifier or, whatever its accents, a name; one in use first. @throws Refusal `not_found` */
export async function fetchLocation(db: BusinessDatabase, idOrName: string): Promise<LocationWithLots> {
  const [row] = await selectLocations(db)
    .where(isCalledPlace(idOrName))
    .orderBy(desc(isNull(locations.archivedAt)), desc(eq(locations.id, idOrName)))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The place that a field names, where goods may be put. @throws Refusal `invalid_input` naming the field: no such place, or an archived one */
export async function placeNamed(db: BusinessDatabase, field: string, idOrName: string): Promise<LocationRow> {
  const { location } = await mustExist(field, fetchLocation(db, idOrName));
  if (location.archivedAt !== null) refuseField(field, "archived");
  return location;
}

/** Of places that were read, the one that goes by an identifier or, whatever its accents, a name; one in use first. */
export function placeAmong<P extends Pick<LocationRow, "id" | "name" | "archivedAt">>(places: P[], idOrName: string): P | undefined {
  const called = places.filter(({ name }) => fold(name) === fold(idOrName));
  return places.find(({ id }) => id === idOrName) ?? called.find(({ archivedAt }) => archivedAt === null) ?? called[0];
}

/** A place as the doors show it. */
export function toLocation({ location, lots }: LocationWithLots): Location {
  const { sortName, archivedAt, ...shown } = location;
  return { ...shown, lots, archived: archivedAt !== null };
}
