import { useQuery } from '@tanstack/react-query';
import type { OverviewFigures } from '../shared/api/generated.ts';
import { apiQuery } from '../shared/api/read.ts';
import { useOrganization, useOwnerId, useRight } from '../shared/session/session.ts';
import { useSettings } from '../shared/session/settings.ts';
import { snoozedUntil } from '../shared/session/snoozed.ts';
import { useBuildingId } from './menu.ts';

/** Figures of the overview that add up to what waits behind an entry of the menu. */
const COUNTED = {
  invoices: ['to_submit', 'to_approve', 'batches_to_approve'],
  calls: ['to_send', 'reminders_to_send'],
  bank: ['to_match'],
  failed: ['failed_deliveries'],
} as const satisfies Readonly<Record<string, readonly (keyof OverviewFigures)[]>>;

/** How old the counts may be, so that going from page to page does not ask for them again. */
const FRESH_MS = 60_000;

/** Returns how many tasks wait behind entries of the menu, for staff, once the service has said so. */
export function useWaitingCounts(): { readonly [Name in string]?: number } {
  const may = useRight();
  const settings = useSettings();
  const organization = useOrganization();
  const isOwner = useOwnerId() !== null;
  const building_id = useBuildingId();
  const { data } = useQuery({
    // Identical to the request of the page “Today”, so that it is sent only once.
    ...apiQuery('getOverview', { query: building_id === undefined ? {} : { building_id } }),
    enabled: may('getOverview') && organization !== null && !isOwner,
    staleTime: FRESH_MS,
  });
  if (data === undefined) return {};
  const { figures, items } = data.data;
  const sums = Object.entries(COUNTED).map(([name, of]) => [
    name,
    of.reduce((sum, figure) => sum + (figures[figure]?.count ?? 0), 0),
  ]);
  const waiting = items.filter((task) => snoozedUntil(task, settings) === undefined);
  return { today: waiting.length, ...Object.fromEntries(sums) };
}
