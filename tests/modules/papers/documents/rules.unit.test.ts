import { expect, it } from "vitest";
import { foldersWithin } from "@/worker/modules/papers/documents/status";
import { distinctTags, folderPath, titleOf, validityOf, withParents } from "@/worker/modules/papers/documents/rules";
import { excerptOf } from "@/worker/modules/papers/documents/words-of";

it.each([
  [null, "endless"],
  ["2026-11-22", "over"],
  ["2026-11-23", "soon"],
  ["2026-12-23", "soon"],
  ["2026-12-24", "valid"],
])("stands in its time when it ends on %s", (validUntil, validity) => {
  expect(validityOf(validUntil, "2026-11-23")).toBe(validity);
});

it("keeps a folder's path without blanks or empty names", () => {
  expect([folderPath(" Qualité / Certificats "), folderPath("//a//b/"), folderPath("")]).toEqual(["Qualité/Certificats", "a/b", ""]);
  expect([folderPath("a/../../b"), folderPath("Contrats\\2026"), folderPath("../.")]).toEqual(["a/b", "Contrats/2026", ""]);
});

it("shows a folder under those it lies in, even where nothing lies in them", () => {
  const counts = { "Qualité/Labo/2026": 1, Achats: 2, "Achats bio": 1, "Achats/2026": 3 };
  expect(withParents(Object.entries(counts).map(([folder, count]) => ({ folder, count })))).toEqual([
    { folder: "Achats", count: 2 },
    { folder: "Achats/2026", count: 3 },
    { folder: "Achats bio", count: 1 },
    { folder: "Qualité", count: 0 },
    { folder: "Qualité/Labo", count: 0 },
    { folder: "Qualité/Labo/2026", count: 1 },
  ]);
});

it("names the folders that lie right in another", () => {
  const folders = ["Achats", "Achats bio", "Achats/2026", "Achats/2026/Mai", "Achats/Bio"].map((folder) => ({ folder }));
  expect(foldersWithin(folders, "Achats").map(({ folder }) => folder)).toEqual(["Achats/2026", "Achats/Bio"]);
});

it("keeps each tag once, whatever its accents", () => {
  expect(distinctTags(["Bio", "bio", "Été", "ete"])).toEqual(["Bio", "Été"]);
});

it("makes a title of a file's name", () => {
  expect([titleOf("Contrat_de_transport.pdf"), titleOf(".pdf")]).toEqual(["Contrat de transport", "Document"]);
});

it("shows what stands around the word, with its accents", () => {
  const text = `${"Avant. ".repeat(60)}La température de stockage est de 4 °C. ${"Après. ".repeat(60)}`;
  const excerpt = excerptOf(text, "temperature stockage");
  expect(excerpt).toContain("La température de stockage est de 4 °C.");
  expect(excerpt).toMatch(/^… .* …$/s);
  expect(excerpt.length).toBeLessThan(200);
});
