/**
 * Says where the product is that tests share. `npm test` starts it for the tests that need it (scripts/local/needs.ts).
 * @throws Error that names the command to use when nothing was started
 */
export function running(name: "CELLIER_TEST_URL" | "CELLIER_TEST_DATABASE_URL" | "CELLIER_TEST_ADMIN_URL"): string {
  const address = process.env[name];
  if (address) return address;
  throw new Error(
    `This test asks a running product: use "npm test -- FILE", or set CELLIER_TEST_URL, CELLIER_TEST_DATABASE_URL and CELLIER_TEST_ADMIN_URL.`,
  );
}
