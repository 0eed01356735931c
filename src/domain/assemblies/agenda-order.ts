import { assert } from '#domain/kernel/assert.ts';

/**
 * Moves one entry of a list to another place; the others keep their order.
 * @param position counted from 1; beyond the end is the end
 */
export function moveEntry(ids: readonly string[], id: string, position: number): readonly string[] {
  assert(Number.isInteger(position) && position > 0, 'Places are counted from 1');
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(position - 1, 0, id);
}
