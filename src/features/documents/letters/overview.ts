import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { lettersToPost } from './overview-repository.ts';

/** Letters of calls that are to be posted, call by call. */
export const lettersOverview: readonly OverviewPart[] = [
  {
    access: 'funds:write',
    async read(ctx, buildingId) {
      const rows = await lettersToPost(ctx, buildingId);
      const items = rows.map(({ id, letters: count, building }) => ({
        kind: 'LettersToPost' as const,
        facts: { count, building },
        due_on: null,
        amount_cents: null,
        link: `/calls-for-funds/${id}`,
      }));
      return { items, figures: {} };
    },
  },
];
