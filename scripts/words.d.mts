/** Says something in the shell's language. */
export function say(key: string, ...values: (string | number)[]): string;
/** Prints one line and ends the process. */
export function giveUp(line: string, code?: number): never;
