declare module "@michaelhomer/jqjs" {
  /** Reads a filter; what it answers runs it over a value. @throws Error when the filter cannot be read */
  export function compile(filter: string): (value: unknown) => Iterable<unknown>;
}
