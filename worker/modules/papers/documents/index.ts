import type { Handlers } from "@/worker/engine/handler";
import { arrived } from "./arriving/arrived";
import { uploadPart } from "./arriving/upload-part";
import { addVersion } from "./add-version";
import type { documents } from "./contract";
import { facets } from "./facets";
import { file } from "./file";
import { link } from "./link";
import { list, standing } from "./list";
import { openShared } from "./sharing/open-shared";
import { page } from "./page";
import { printed } from "./printed";
import { remove } from "./remove";
import { restore } from "./restore";
import { passagesSaying, search } from "./search";
import { share } from "./sharing/share";
import { shared } from "./sharing/shared";
import { sharedFile } from "./sharing/shared-file";
import { show } from "./show";
import { trash } from "./trash";
import { unlink } from "./unlink";
import { unshare } from "./sharing/unshare";
import { update } from "./update";
import { takeIn, upload } from "./upload";

export type { Subject } from "./about";
export { forgetParts } from "./arriving/forget-parts";
export { emptyTrash } from "./forget";
export { documentJobs } from "./read-document";
export { fetchKeptFile } from "./file";
export { keepMailed } from "./keep-mailed";
export { keepSealed } from "./keep-sealed";
export { passagesSaying, takeIn };
export { documentQuota, readFile } from "./storage";
export { standing as documentsStanding };
export const documentHandlers = {
  list,
  show,
  facets,
  search,
  printed,
  file,
  page,
  upload,
  arrived,
  uploadPart,
  addVersion,
  update,
  link,
  unlink,
  trash,
  restore,
  remove,
  share,
  unshare,
  shared,
  openShared,
  sharedFile,
} satisfies Handlers<typeof documents>;
