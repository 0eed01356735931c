import type { OverviewPart } from '#features/workplace/overview/index.ts';
import {
  selectOpenFollowUps,
  selectMinutesToPublish,
  type WaitingForAssembly,
} from './overview-repository.ts';

function itemOf(
  kind: 'MinutesToPublish' | 'FollowUpDue' | 'MandateEnding',
  { title, building, due_on, link }: WaitingForAssembly,
) {
  return { kind, facts: { title, building }, due_on, amount_cents: null, link };
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
        ...minutes.map((row) => itemOf('MinutesToPublish', row)),
        ...followUps.map((row) => itemOf(row.is_mandate ? 'MandateEnding' : 'FollowUpDue', row)),
      ];
      return { items, figures: {} };
    },
  },
];
