import { compareCodePoints } from '#domain/kernel/code-points.ts';

interface AgendaPoint {
  readonly id: string;
  /** The instant at which the meeting came to it; null: it did not yet. */
  readonly brought_up_at: string | null;
}

/** The item that a meeting came to last; undefined: to none yet. */
export function lastBroughtUp<Item extends AgendaPoint>(items: readonly Item[]): Item | undefined {
  return items
    .filter(({ brought_up_at }) => brought_up_at !== null)
    .toSorted((a, b) => compareCodePoints(b.brought_up_at ?? '', a.brought_up_at ?? ''))[0];
}

/**
 * What an open meeting is at, by the agenda in its order: the item that it came to last; before any,
 * the first that is still to be decided; undefined: nothing is.
 */
export function currentItem<Item extends AgendaPoint>(
  items: readonly Item[],
  isToDecide: (item: Item) => boolean,
): Item | undefined {
  return lastBroughtUp(items) ?? items.find(isToDecide);
}
