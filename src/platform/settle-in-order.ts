/**
 * Waits for checks that were sent together, and throws the failure that comes first in the list: as
 * if they had been made in turn.
 */
export async function settleInOrder<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  await Promise.allSettled(work);
  for (const one of work) await one;
  return Promise.all(work);
}
