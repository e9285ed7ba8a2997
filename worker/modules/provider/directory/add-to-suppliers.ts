import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { addSupplier } from "@/worker/modules/buy/suppliers";
import { directory } from "./contract";
import { fetchShown, supplierMadeOf } from "./records";
import { supplierTypeOf } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

const names = { fr, en };

/** Copies an entry into the caller's suppliers, once, and keeps the link. @throws Refusal `already_exists` */
export const addToSuppliers = handle(directory.addToSuppliers, async (context, { id }) => {
  const { caller, platform, db } = context;
  const entry = await fetchShown(platform, caller, id);
  if (await supplierMadeOf(platform, db, entry.id))
    throw new Refusal("already_exists", { fields: [{ field: "id", code: "already_yours" }] });
  const { name, contactName, email, phone, website, address, leadTimeDays, minimumOrder, description } = entry;
  const facts = { name, contactName, email, phone, website, address, leadTimeDays, minimumOrder, notes: description };
  const called = names[caller.language].values.certifications;
  const certificates = entry.certifications.map((certification) => ({ name: called[certification], number: "", expiresOn: null }));
  const row = await addSupplier(context, { ...facts, certificates, type: supplierTypeOf(entry.kind), directoryId: entry.id });
  return { id: row.id, reference: row.reference, name: row.name };
});
