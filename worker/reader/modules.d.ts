/** Files that the bundler hands over as they are: see wrangler.reader.toml. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.gz" {
  const bytes: ArrayBuffer;
  export default bytes;
}

declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  const make: (options: object) => Promise<unknown>;
  export default make;
}
