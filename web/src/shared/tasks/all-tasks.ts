import { useQuery } from '@tanstack/react-query';
import { daysBetween } from '#domain/kernel/local-date.ts';
import type { Overview, OverviewItem } from '../api/generated.ts';
import { apiQuery } from '../api/query.ts';
import { today } from '../format/today.ts';
import { useRight } from '../session/session.ts';
import { useSettings } from '../session/settings.ts';
import { snoozedUntil } from '../session/snoozed.ts';
import { TASK_LOOKS } from './task-looks.ts';

/** How old the tasks may be, so that every row of a list does not ask for them again. */
const FRESH_MS = 60_000;
/** Days before a deadline of the law from which it is shown in red, as if it were missed. */
const LEGAL_DAYS = 7;
/** Days before any other deadline from which it is marked. */
const SOON_DAYS = 30;

/** Tasks and figures of all buildings, as on the page of today: without snoozed tasks. */
export function useAllTasks(): Overview | undefined {
  const may = useRight();
  const settings = useSettings();
  const overview = useQuery({
    // Identical to the request of the menu, so that it is sent only once.
    ...apiQuery('getOverview', { query: {} }),
    enabled: may('getOverview'),
    staleTime: FRESH_MS,
  }).data?.data;
  return (
    overview && {
      ...overview,
      items: overview.items.filter((task) => snoozedUntil(task, settings) === undefined),
    }
  );
}

/** Chooses the tasks about one of these buildings. */
export function selectTasks(
  { items }: Overview,
  buildingIds: readonly string[],
): readonly OverviewItem[] {
  const wanted = new Set(buildingIds);
  return items.filter(({ building_id: id }) => id !== null && wanted.has(id));
}

/** How urgent a deadline is. */
export type Urgency = 'bad' | 'warn' | 'plain';

/** Next deadline of a building: its task, its day, and how urgent it is. */
interface Deadline {
  readonly task: OverviewItem;
  readonly due: string;
  readonly tone: Urgency;
}

/** Finds the next deadline among the tasks of a building, which are in the order of their days. */
export function findDeadline(tasks: readonly OverviewItem[]): Deadline | undefined {
  for (const task of tasks) {
    const { kind, due_on: due } = task;
    if (due === null) continue;
    const left = daysBetween(today(), due);
    const isUrgent = left < 0 || (TASK_LOOKS[kind].isLegal === true && left <= LEGAL_DAYS);
    return { task, due, tone: isUrgent ? 'bad' : left <= SOON_DAYS ? 'warn' : 'plain' };
  }
  return undefined;
}
