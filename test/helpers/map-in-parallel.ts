const WIDTH = 8;

/**
 * Runs the work for every item, several at a time, for requests whose order does not matter.
 * @returns the results in the order of the items
 */
export async function mapInParallel<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items].entries();
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: WIDTH }, lane));
  return results;
}
