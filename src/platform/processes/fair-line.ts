/** Items that wait in the lines of several parties, which take turns. */
export class FairLine<Item> {
  /** Lines of the parties, that of the next one first. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Number of waiting items of a party. */
  count(party: string): number {
    return this.#lines.get(party)?.length ?? 0;
  }

  add(party: string, item: Item): void {
    const line = this.#lines.get(party);
    if (line === undefined) this.#lines.set(party, [item]);
    else line.push(item);
    this.#size += 1;
  }

  /**
   * Takes the first item of the party whose turn it is, of those that may go; the party is then
   * behind the others.
   */
  take(mayGo: (item: Item) => boolean = () => true): Item | undefined {
    for (const [party, line] of this.#lines) {
      const [first] = line;
      if (first === undefined || !mayGo(first)) continue;
      line.shift();
      this.#lines.delete(party);
      if (line.length > 0) this.#lines.set(party, line);
      this.#size -= 1;
      return first;
    }
    return undefined;
  }

  /** Takes all items out. */
  drain(): Item[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return all;
  }
}
