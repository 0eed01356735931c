import { formatInstant } from '#features/notifications/index.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { selectAssembliesToConvene, selectUpcomingMeetings } from './overview-repository.ts';

type Found = Awaited<ReturnType<typeof selectUpcomingMeetings>>[number];

function itemOf(ctx: TenantContext, kind: 'MeetingToConvene' | 'MeetingAhead', found: Found) {
  const { id, building_id, building, meeting_type, due_on, scheduled_date } = found;
  const title = ctx.showTitle(found);
  const facts = { title, building, meeting_type, ...formatInstant(scheduled_date) };
  return { kind, facts, building_id, due_on, amount_cents: null, link: `/meetings/${id}` };
}

/** Assemblies to convene, for users who do so, and upcoming meetings for all who see them. */
export const meetingsOverview: readonly OverviewPart[] = [
  {
    access: 'meetings:write',
    async read(ctx, buildingId) {
      const rows = await selectAssembliesToConvene(ctx, buildingId);
      return { items: rows.map((row) => itemOf(ctx, 'MeetingToConvene', row)), figures: {} };
    },
  },
  {
    access: 'meetings:read',
    async read(ctx, buildingId) {
      const rows = await selectUpcomingMeetings(ctx, buildingId);
      return { items: rows.map((row) => itemOf(ctx, 'MeetingAhead', row)), figures: {} };
    },
  },
];
