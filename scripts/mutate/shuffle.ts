/** The elements in an order that depends only on the seed (mulberry32). */
export function shuffle<T>(elements: readonly T[], seed: number): T[] {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return elements
    .map((element) => ({ element, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ element }) => element);
}
