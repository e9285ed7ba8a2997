/** The folders that lie right in another one. @param folders paths: names between slashes */
export function foldersWithin<One extends { folder: string }>(folders: readonly One[], folder: string): One[] {
  return folders.filter((one) => one.folder.slice(0, Math.max(0, one.folder.lastIndexOf("/"))) === folder);
}
