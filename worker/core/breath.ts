/** Milliseconds that work waits at most before it goes on. */
const LONGEST = 600;

/**
 * Lets others by in the midst of long work: waits several times as long as its last piece took, so that whoever looks at a page meanwhile
 * hardly waits behind it.
 * @param startedAt when the piece was begun, in UTC milliseconds
 * @param times how many times as long: more where the piece computes, and others cannot go on beside it
 */
export async function breathe(startedAt: number, times = 2): Promise<void> {
  const took = Date.now() - startedAt;
  await new Promise((resolve) => setTimeout(resolve, Math.min(took * times, LONGEST)));
}
