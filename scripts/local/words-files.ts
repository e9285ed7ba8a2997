import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { namespaceOf, wordsAddress } from "../../app/shell/i18n/catalogues";

/** The words of all screens, by their place in the project. */
const files = ["app/shell", "app/features", "worker/core", "worker/modules"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|\/)words\.\w+\.ts$/.test(name))
    .map((name) => join(folder, name)),
);

/** Changes when any of the words do: a browser keeps a file for as long as its address stays. */
const version = files
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256"))
  .digest("base64url")
  .slice(0, 8);

/**
 * Gives each file of words an address that the browser can make up from its namespace and language: a list of all files with
 * their addresses would be the largest part of each first load.
 */
export const wordsFiles: Plugin = {
  name: "words-files",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  config: () => ({ define: { "import.meta.env.WORDS_VERSION": JSON.stringify(version) } }),
  buildStart() {
    for (const file of files) {
      const language = /\.(\w+)\.ts$/.exec(file)?.[1] ?? "";
      const fileName = wordsAddress(namespaceOf(`/${file}`), language, version).slice(1);
      this.emitFile({ type: "chunk", id: `/${file}`, fileName, preserveSignature: "strict" });
    }
  },
  // Of what is no words the version knows nothing: a browser would keep a file that imports what is no longer there.
  generateBundle(_, bundle) {
    const isWords = (name: string) => name.startsWith("assets/words/");
    for (const output of Object.values(bundle)) {
      const other = output.type === "chunk" && isWords(output.fileName) && output.imports.find((name) => !isWords(name));
      if (other) this.error(`${output.fileName} imports ${other}: words may take from words alone`);
    }
  },
};
