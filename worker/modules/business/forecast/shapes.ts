import { civil, measured, rate, z } from "@/worker/core/contract/fields";

/** Days ahead that expected sales are counted; none where it is nought. Two months: beyond, a forecast of months tells little. */
export const daysAhead = z.int().min(0).max(60).default(0);

/** What may be ordered of a product until a day, and by how much such forecasts erred of late: null of too short a past. */
export const expected = z.object({ amount: measured, until: civil, error: rate.nullable() });
