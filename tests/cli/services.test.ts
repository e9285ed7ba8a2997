import { beforeAll, expect, it } from "vitest";
import { newBusiness, type Person } from "../support/people";
import { newShell } from "../support/terminal";

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

it("service requests answer to their short name, in help, in lists and in completion", async () => {
  const shell = newShell();
  await shell.signIn(maker);
  await maker.api("/api/service-requests", { method: "POST", json: { kind: "label_check", title: "Étiquette du coulis" } });
  for (const name of ["services", "service-requests"]) {
    const output = await shell.run([name, "list", "--columns", "title"]);
    expect([output.code, output.out]).toEqual([0, expect.stringContaining("Étiquette du coulis")]);
    expect((await shell.run(["__complete", "--", name, ""])).out).toContain("list");
  }
  expect((await shell.run(["services", "list", "--help"])).out).toContain("service-requests");
});
