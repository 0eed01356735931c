import { lastSendingDay } from '#domain/assemblies/deadlines.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { buildPagePath } from '#domain/overview/page-path.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findScheduled, findWindows, selectOpenAssemblyRequests } from './overview-repository.ts';

/** An ordinary assembly is shown this many days before its window opens. */
const DAYS_AHEAD = 90;
const MOST = 20;

/** Assemblies that owners have requested, and ordinary ones that are not scheduled yet. */
export const requestsOverview: readonly OverviewPart[] = [
  {
    access: 'meetings:write',
    async read(ctx, buildingId) {
      const [asked, ordinary] = await Promise.all([
        selectOpenAssemblyRequests(ctx, buildingId),
        findUnscheduledAssemblies(ctx, buildingId),
      ]);
      const items = [
        ...asked.map(({ building, building_id, due_on }) => ({
          kind: 'AssemblyRequested' as const,
          facts: { building },
          building_id,
          due_on,
          amount_cents: null,
          link: buildPagePath('/assembly-requests', { building_id }),
        })),
        ...ordinary.map(({ id, building, first, last }) => ({
          kind: 'OrdinaryAssemblyDue' as const,
          facts: { building, first, last },
          building_id: id,
          due_on: lastSendingDay(last),
          amount_cents: null,
          link: buildPagePath('/meetings', { building_id: id }),
        })),
      ];
      return { items, figures: {} };
    },
  },
];

/**
 * Finds buildings whose window is near and without a scheduled or held ordinary assembly (art. 3.85
 * §3).
 */
async function findUnscheduledAssemblies(ctx: TenantContext, buildingId: string | undefined) {
  const near = (await findWindows(ctx, buildingId)).filter(
    ({ first }) => first <= addDays(ctx.today, DAYS_AHEAD),
  );
  const scheduled = await findScheduled(ctx.db, near);
  return near.filter(({ id }) => !scheduled.has(id)).slice(0, MOST);
}
