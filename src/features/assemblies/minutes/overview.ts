import type { OverviewPart } from '#features/workplace/overview/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  selectOpenFollowUps,
  selectMinutesToPublish,
  type WaitingForAssembly,
} from './overview-repository.ts';

function itemOf(
  ctx: TenantContext,
  kind: 'MinutesToPublish' | 'FollowUpDue' | 'MandateEnding',
  { building_id, building, due_on, link, ...titled }: WaitingForAssembly,
) {
  return {
    kind,
    facts: { title: ctx.showTitle(titled), building },
    building_id,
    due_on,
    amount_cents: null,
    link,
  };
}

/** Minutes to send and open follow-ups, for users who manage meetings. */
export const minutesOverview: readonly OverviewPart[] = [
  {
    access: 'meetings:write',
    async read(ctx, buildingId) {
      const [minutes, followUps] = await Promise.all([
        selectMinutesToPublish(ctx, buildingId),
        selectOpenFollowUps(ctx, buildingId),
      ]);
      const items = [
        ...minutes.map((row) => itemOf(ctx, 'MinutesToPublish', row)),
        ...followUps.map((row) =>
          itemOf(ctx, row.is_mandate ? 'MandateEnding' : 'FollowUpDue', row),
        ),
      ];
      return { items, figures: {} };
    },
  },
];
