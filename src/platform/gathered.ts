interface Waiting<Item> {
  readonly item: Item;
  readonly settled: PromiseWithResolvers<void>;
}

/**
 * Makes a function that writes items of a key one batch after the other: those that come while a batch
 * is written are the next one. Its promise settles with the batch of its item.
 * @param write writes a batch, wholly or not at all
 */
export function gathered<Item>(
  write: (key: string, items: readonly Item[]) => Promise<void>,
): (key: string, item: Item) => Promise<void> {
  const waitingOf = new Map<string, Waiting<Item>[]>();

  async function settle(key: string, batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      await write(
        key,
        batch.map(({ item }) => item),
      );
      for (const { settled } of batch) settled.resolve();
    } catch (error) {
      // One of them may be at fault: the others are written without it.
      if (batch.length > 1) for (const one of batch) await settle(key, [one]);
      else for (const { settled } of batch) settled.reject(error);
    }
  }

  async function writeAll(key: string, waiting: Waiting<Item>[]): Promise<void> {
    while (waiting.length > 0) await settle(key, waiting.splice(0));
    waitingOf.delete(key);
  }

  return (key, item) => {
    const settled = Promise.withResolvers<void>();
    const waiting = waitingOf.get(key);
    if (waiting === undefined) {
      const first = [{ item, settled }];
      waitingOf.set(key, first);
      void writeAll(key, first);
    } else waiting.push({ item, settled });
    return settled.promise;
  };
}
