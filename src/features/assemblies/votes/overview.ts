import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { selectUnansweredDecisions } from './overview-repository.ts';

/** Decisions in writing that an owner has not fully answered. */
export const votesOverview: readonly OverviewPart[] = [
  {
    access: 'votes:cast',
    async read(ctx, buildingId) {
      const { owner_id: ownerId } = ctx.principal;
      const rows =
        ownerId === null ? [] : await selectUnansweredDecisions(ctx, ownerId, buildingId);
      const items = rows.map(({ id, building_id, building, due_on, ...titled }) => ({
        kind: 'AnswerAsked' as const,
        facts: { title: ctx.showTitle(titled), building },
        building_id,
        due_on,
        amount_cents: null,
        link: `/meetings/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
