import { eq } from "drizzle-orm";
import { businesses, users } from "@/db/platform";
import { signIn } from "../people";
import { databases } from "../platform";

const email = "demo@cellier.test";

/** The owner of the demo cannery, who asks, and its database, which knows. */
export async function demoOwner() {
  const person = await signIn(email, "Demo-cellier-2026");
  const [owner] = await databases.platform
    .select({ database: businesses.database })
    .from(users)
    .innerJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(users.email, email));
  return { person, db: databases.business(owner?.database ?? "") };
}
