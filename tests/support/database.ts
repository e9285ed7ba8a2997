import { running } from "./running";

/** Where the running product's database server is, and where databases are made and deleted. */
export const databaseUrl = running("CELLIER_TEST_DATABASE_URL");
export const adminUrl = running("CELLIER_TEST_ADMIN_URL");
