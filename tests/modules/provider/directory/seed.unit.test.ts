import { expect, it } from "vitest";
import { makeDice } from "@/db/seed/dice";
import { directoryRows } from "@/db/seed/directory";
import { directory } from "@/worker/modules/provider/directory/contract";
import { letterTo } from "@/worker/modules/provider/directory/letters";
import { regions } from "@/worker/core/trade/regions";

it("the demo's directory has five entries in each region, and each is one that an administrator could have typed", () => {
  const rows = directoryRows(makeDice(1), Date.UTC(2026, 10, 23));
  expect(rows).toHaveLength(90);
  for (const region of regions) expect(rows.filter((row) => row.region === region)).toHaveLength(5);
  expect(new Set(rows.map(({ likeness }) => likeness)).size).toBe(90);
  for (const { minimumOrder, ...row } of rows) {
    const fields = Object.fromEntries(Object.entries(row).filter(([field]) => field in directory.create.input.shape));
    expect(directory.create.input.safeParse(fields).error?.issues).toBeUndefined();
  }
});

it("a letter to an entry says who asks, and is answered to them", () => {
  const person = { firstName: "Hélène", lastName: "Castaing", email: "h@rives.test" };
  const letter = letterTo("labo@essai.test", {
    name: "Labo",
    business: "Deux Rives",
    person,
    message: "Une <b>analyse</b> ?",
    link: "https://cellier.test/directory-answer?link=2",
  });
  expect(letter).toMatchObject({ to: "labo@essai.test", replyTo: "h@rives.test", subject: "Demande de Deux Rives par l'annuaire Cellier" });
  expect(letter.text).toContain("Hélène Castaing, Deux Rives vous écrit");
  expect(letter.text).toContain("Une <b>analyse</b> ?");
  expect(letter.text).toContain("https://cellier.test/directory-answer?link=2");
});
