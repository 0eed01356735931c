/** How close a deadline is. */
const NEARNESS = ['late', 'today', 'week', 'later', 'open'] as const;
type Nearness = (typeof NEARNESS)[number];

const WEEK_DAYS = 7;

/**
 * Groups items by how close their deadline is, without empty groups.
 * @param items in display order within a group
 * @param day today, `2026-03-07`
 */
export function byDeadline<Item extends { readonly due_on: string | null }>(
  items: readonly Item[],
  day: string,
): readonly { readonly when: Nearness; readonly items: readonly Item[] }[] {
  const groups = Map.groupBy(items, ({ due_on }) => nearness(due_on, day));
  return NEARNESS.flatMap((when) => {
    const found = groups.get(when);
    return found === undefined ? [] : [{ when, items: found }];
  });
}

function nearness(due: string | null, day: string): Nearness {
  if (due === null) return 'open';
  const days = (Date.parse(due) - Date.parse(day)) / 86_400_000;
  if (days < 0) return 'late';
  if (days === 0) return 'today';
  return days <= WEEK_DAYS ? 'week' : 'later';
}
