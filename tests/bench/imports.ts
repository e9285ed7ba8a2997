import { newBusiness } from "../support/people";

const LINES = 10_000;

/** What bringing in ten thousand products takes, in seconds: reading, writing, undoing. */
export async function importTimes(): Promise<Record<"read" | "written" | "undone", number>> {
  const maker = await newBusiness();
  const post = (path: string, json: unknown = {}) => maker.api(path, { method: "POST", json });
  const rows = Array.from(
    { length: LINES },
    (_, n) => `B-${n};Confiture de saison n° ${n};${n % 90},50;${n % 40},25;Confitures;Maraîchers du Lez;5,5;lait, œufs`,
  );
  const content = ["SKU;Nom;Prix HT;Coût HT;Catégorie;Fournisseur;TVA;Allergènes", ...rows].join("\r\n");

  const start = Date.now();
  const { body: file } = await post("/api/imports", { target: "products", content });
  const read = Date.now();
  await post(`/api/imports/${file.id}/confirm`);
  for (;;) {
    const { body } = await maker.api(`/api/imports/${file.id}`);
    if (body.state === "done" && body.handled === LINES) break;
    if (Date.now() - read > 120_000) throw new Error(JSON.stringify(body));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const written = Date.now();
  const undone = await post(`/api/imports/${file.id}/undo`);
  if (undone.status !== 200) throw new Error(JSON.stringify(undone.body));
  return { read: (read - start) / 1_000, written: (written - read) / 1_000, undone: (Date.now() - written) / 1_000 };
}
