declare module "jq-web" {
  interface Jq {
    /** Runs jq as on a command line; undefined where it prints nothing. @throws Error with what jq said on standard error, as `stderr` */
    raw(json: string, filter: string, flags: string[]): string | undefined;
  }
  /** Makes jq ready. The build takes away that the package does so by itself, from a file beside it. */
  export default function load(options: { wasmBinary: Uint8Array }): Promise<Jq>;
}
