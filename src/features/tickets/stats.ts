import { addDays } from '#domain/kernel/local-date.ts';
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  UNSETTLED_TICKET_STATUSES,
} from '#domain/tickets/ticket.ts';
import { visibleTickets } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { countTickets, findMedianHours } from './repository.ts';

/** Period over which resolution times are measured. */
const DAYS = 365;

/** Counts tickets by state and priority and measures how long they take. */
export async function ticketStats(ctx: TenantContext, building_id: string | undefined) {
  const visible = visibleTickets(ctx);
  const since = addDays(ctx.today, -DAYS);
  const [rows, median_hours_to_resolve] = await Promise.all([
    countTickets(ctx.db, building_id, visible),
    findMedianHours(ctx.db, { since, building_id }, visible),
  ]);
  const isUnsettled = ({ status }: { readonly status: string }) =>
    UNSETTLED_TICKET_STATUSES.some((one) => one === status);
  const unsettled = rows.filter(isUnsettled);
  const sum = (some: typeof rows) => some.reduce((all, { tickets }) => all + tickets, 0);
  const by = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
  return {
    open: sum(unsettled),
    unassigned: unsettled.reduce((all, { unassigned }) => all + unassigned, 0),
    by_status: by(TICKET_STATUSES, (name) => sum(rows.filter(({ status }) => status === name))),
    by_priority: by(TICKET_PRIORITIES, (name) =>
      sum(unsettled.filter(({ priority }) => priority === name)),
    ),
    median_hours_to_resolve,
  };
}
