/** The package brings no types: what we use of it. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Tags of OpenType features. */
    keepFeatures: string[];
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
