import type { Handlers } from "@/worker/engine/handler";
import { addVersion } from "./add-version";
import type { documents } from "./contract";
import { facets } from "./facets";
import { file, page } from "./file";
import { link, unlink } from "./linking";
import { list } from "./list";
import { openShared, share, shared, sharedFile, unshare } from "./sharing";
import { remove, restore, trash } from "./trash";
import { search } from "./search";
import { show } from "./show";
import { update } from "./update";
import { upload } from "./upload";

export { emptyTrash } from "./forget";
export { documentJobs } from "./read-document";
export { fetchKeptFile } from "./file";
export { documentQuota, readFile } from "./storage";
export const documentHandlers = {
  list,
  show,
  facets,
  search,
  file,
  page,
  upload,
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
