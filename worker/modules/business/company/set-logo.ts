import { digestOf } from "@/worker/core/files/digest";
import { refuseField } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { company } from "./contract";
import { type JudgedPicture, readPicture } from "@/worker/core/files/brought-picture";
import { changeCompany, toCompany } from "./records";

/**
 * Keeps the logo and puts it on the papers from now on. A file is called by what it holds: kept twice, it is one, and the
 * logo of an earlier paper stays where that paper left it.
 */
export const setLogo = handle(company.setLogo, async (context, { content, version }) => {
  const picture = readPicture(content);
  const { mediaType } = picture;
  const bytes = await forPapers(picture);
  const name = `${requireBusiness(context.caller).id}/logo/${await digestOf(bytes)}`;
  await context.files.put(name, bytes, mediaType);
  return toCompany(await changeCompany(context, { logo: name }, version));
});

/** A PNG may be clear or interlaced, which papers would have to undo every time. */
async function forPapers(picture: JudgedPicture): Promise<Uint8Array> {
  if (picture.mediaType !== "image/png") return picture.bytes;
  const { plainPng } = await import("./plain-png");
  return plainPng(picture.bytes, picture) ?? refuseField("content", "picture_kind");
}
