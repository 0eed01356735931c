import { compareCodePoints } from '#domain/kernel/code-points.ts';

interface AgendaPoint {
  readonly id: string;
  /** The instant at which the meeting reached the item; null: not yet. */
  readonly brought_up_at: string | null;
}

/** Finds the item that a meeting reached last; undefined: none yet. */
export function lastBroughtUp<Item extends AgendaPoint>(items: readonly Item[]): Item | undefined {
  return items
    .filter(({ brought_up_at }) => brought_up_at !== null)
    .toSorted((a, b) => compareCodePoints(b.brought_up_at ?? '', a.brought_up_at ?? ''))[0];
}

/**
 * Finds the current item of an open meeting: the item reached last; before any, the first that is still to
 * be decided; undefined: none is left.
 */
export function currentItem<Item extends AgendaPoint>(
  items: readonly Item[],
  isToDecide: (item: Item) => boolean,
): Item | undefined {
  return lastBroughtUp(items) ?? items.find(isToDecide);
}
