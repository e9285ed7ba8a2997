/** Milliseconds that work waits at most before it goes on. */
const LONGEST = 600;

/**
 * Lets others by in the midst of long work: waits twice as long as its last piece took, so that whoever looks at a page meanwhile
 * hardly waits behind it.
 * @param startedAt when the piece was begun, in UTC milliseconds
 */
export async function breathe(startedAt: number): Promise<void> {
  const took = Date.now() - startedAt;
  await new Promise((resolve) => setTimeout(resolve, Math.min(took * 2, LONGEST)));
}
