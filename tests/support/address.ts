import { running } from "./running";

/** Where the pages of the running product are; `npm test` builds them for tests that take their address from here. */
export const url = running("CELLIER_TEST_URL");
